import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openSandboxAlone } from '../../../../test/open-sandbox.ts'
import { describeProcessor } from '../../../../test/processor-contract.ts'
import { startApp } from '../../../../test/start-app.ts'

describeProcessor('Sandbox', openSandboxAlone)

test('all of this goes without a right to any table of ours', async () => {
  const { sandbox, close } = await openSandboxAlone()
  onTestFinished(close)
  const { book } = sandbox.house
  await expect(sql`select from public.person`.execute(book)).rejects.toThrow('permission denied')
  expect((await sql`select from sandbox.charge`.execute(book)).rows).toEqual([])
})

test('where others can reach the server nobody looks inside, but everybody can pay', async () => {
  const { app } = await startApp({ settings: { devPages: false } })
  expect((await app.inject('/dev/payments')).statusCode).toBe(404)
  expect((await app.inject('/sandbox/checkout/nothing')).body).toContain('This page is not there')
})
