import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openSandboxAlone } from '../../../../test/open-sandbox.ts'
import { describeProcessor } from '../../../../test/processor-contract.ts'

describeProcessor('Sandbox', openSandboxAlone)

test('all of this goes without a right to any table of ours', async () => {
  const { sandbox, close } = await openSandboxAlone()
  onTestFinished(close)
  const { book } = sandbox.house
  await expect(sql`select from public.person`.execute(book)).rejects.toThrow('permission denied')
  expect((await sql`select from sandbox.charge`.execute(book)).rows).toEqual([])
})
