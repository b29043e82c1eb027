import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTalk, say } from '../../../test/conversations.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { transact } from '../../platform/database/transact.ts'
import { forgetMessagesOf } from './forget-messages-of.ts'
import { hideMessage, showMessageAgain } from './hide-message.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

type Talk = Awaited<ReturnType<typeof makeTalk>>

const answer = ({ id, asAgent }: Talk, answers: number, clientId = randomUUID()) =>
  asAgent.post(`/conversations/${id}/messages`, { client_id: clientId, message: 'Monday.', answers })
const last = async ({ id, asClient }: Talk) =>
  (await asClient.get(`/conversations/${id}/messages`)).body.data.items.at(-1)

test('an answer shows whom it answers and how that began', async () => {
  const talk = await makeTalk(server)
  const { seq } = (await say(talk.asClient, talk.id, 'When do we begin?')).body.data
  expect((await answer(talk, seq)).body.data.answers).toEqual({
    ...{ seq, full_name: 'Chidi Client', message: 'When do we begin?' },
  })
  expect((await last(talk)).answers).toMatchObject({ seq })
  await say(talk.asClient, talk.id, 'Good.')
  expect((await last(talk)).answers).toBeNull()
})

test('of a long message the beginning is shown', async () => {
  const talk = await makeTalk(server)
  const { seq } = (await say(talk.asClient, talk.id, 'long '.repeat(100))).body.data
  const { message } = (await answer(talk, seq)).body.data.answers
  expect([[...message].length, message.at(-1)]).toEqual([120, '…'])
})

test('what is in no conversation, what the product says and what was taken away cannot be answered', async () => {
  const talk = await makeTalk(server)
  const other = await makeTalk(server)
  for (let number = 0; number < 4; number++) await say(other.asClient, other.id, `Message ${number}`)
  const { uuid, seq } = (await say(talk.asClient, talk.id, 'Rude words')).body.data
  expect((await answer(talk, seq + 1)).status, 'a number of another conversation').toBe(422)
  await server.context.db
    .insertInto('message')
    .values({
      ...{ conversation_id: talk.id, seq: seq + 1, said: seq, sender_side: 'system', step: 'O4' },
      created_at: server.clock.now(),
    })
    .execute()
  await server.context.db
    .updateTable('conversation')
    .set({ last_seq: seq + 1 })
    .where('id', '=', talk.id)
    .execute()
  expect((await answer(talk, seq + 1)).status, 'a step of the order').toBe(422)
  await transact(server.context, (tx) => hideMessage(server.context, tx, uuid))
  expect((await answer(talk, seq)).status, 'a hidden message').toBe(422)
})

test('what is hidden, or whose writer left, is not read through its answer', async () => {
  const talk = await makeTalk(server)
  const { uuid, seq } = (await say(talk.asClient, talk.id, 'My secret')).body.data
  await answer(talk, seq)
  const asClient = async () => (await last(talk)).answers.message
  expect(await asClient()).toBe('My secret')
  await transact(server.context, (tx) => hideMessage(server.context, tx, uuid))
  expect(await asClient()).toBe('Our team has hidden this message.')
  await transact(server.context, (tx) => showMessageAgain(server.context, tx, uuid))
  expect(await asClient()).toBe('My secret')
  await transact(server.context, (tx) => forgetMessagesOf(tx, talk.client.id))
  const { items } = (await talk.asAgent.get(`/conversations/${talk.id}/messages`)).body.data
  expect(items.at(-1).answers.message).toBe('This message was removed.')
})

test('an answer that is sent again is the same one', async () => {
  const talk = await makeTalk(server)
  const { seq } = (await say(talk.asClient, talk.id, 'When?')).body.data
  const clientId = randomUUID()
  const first = (await answer(talk, seq, clientId)).body.data
  const again = (await answer(talk, seq, clientId)).body.data
  expect(again).toEqual(first)
})
