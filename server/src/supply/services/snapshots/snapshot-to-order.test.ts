import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePerson } from '../../../../test/people.ts'
import { makeService, WHOLE } from '../../../../test/services.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { inTransaction } from '../../../platform/database/transact.ts'
import { snapshotOf } from './snapshot-to-order.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const take = (id: string) => inTransaction(server.context.db, (tx) => snapshotOf(tx, id))

test('an order keeps all of what was bought', async () => {
  const agent = await makePerson(server, { home: 'consultant', verifiedAgent: true })
  const { id } = await makeService(server, agent)
  expect(await take(id)).toEqual({
    service_id: id,
    version: 1,
    agent_id: agent.id,
    title: WHOLE.title,
    description: WHOLE.description,
    price: { amount: 42_000, currency: 'USD' },
    further_person: null,
    delivery_days: 21,
    meeting_minutes: null,
    requirements: [],
    refund_schedule: { before_start: 100, before_filing: 50, after_filing: 0 },
    stages: [],
    visa: { id: 'de/student-visa', name: expect.any(String) },
    purposes: [{ id: 'study', name: 'Study' }],
    country: { id: 'DE', name: 'Germany' },
  })
})

test.each(['draft', 'archived'] as const)('nobody buys what is %s', async (status) => {
  const agent = await makePerson(server, { home: 'consultant', verifiedAgent: true })
  const { id } = await makeService(server, agent, { status })
  await expect(take(id)).rejects.toMatchObject({ code: 'not_found' })
})

test('services that gave less back before the start give everything since', async () => {
  const agent = await makePerson(server, { home: 'consultant', verifiedAgent: true })
  const { id } = await makeService(server, agent)
  const { db } = server.context
  await db.updateTable('service').set({ refund_before_start: 60 }).where('id', '=', id).execute()
  const lifting = await readFile(
    new URL('../../../../migrations/0055_full_refund_before_start.sql', import.meta.url),
    'utf8',
  )
  await sql.raw(lifting).execute(db)
  expect((await take(id)).refund_schedule).toEqual({ before_start: 100, before_filing: 50, after_filing: 0 })
})
