import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePerson } from '../../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { reconcilePayments } from '../news/reconcile-payments.ts'
import { settleSetup } from './settle-setup.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

test('a card page that is used while the processor is asked about it stays used', async () => {
  const { context, clock } = server
  const now = clock.now()
  const { id: person_id } = await makePerson(server)
  const { id } = await context.db
    .insertInto('card_setup')
    .values({
      ...{ person_id, processor: context.processor.name, processor_id: 'cs_used', return_url: '/' },
      ...{ look_at: now, created_at: now, updated_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const used = { id: 'cs_used', reference: id, state: 'done' as const, card: null }
  /** The news comes first; the answer to our question is of a moment before. */
  const readSetup = async () => {
    await settleSetup(context, id, used)
    return null
  }
  const processor = Object.assign(Object.create(context.processor) as typeof context.processor, { readSetup })
  await reconcilePayments.run({ ...context, processor }, {})
  expect(
    await context.db.selectFrom('card_setup').select('status').where('id', '=', id).executeTakeFirstOrThrow(),
  ).toEqual({ status: 'done' })
})
