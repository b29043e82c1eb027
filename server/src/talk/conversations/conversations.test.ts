import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeConflict } from '../../../test/conflicts.ts'
import { heard, makeTalk, say, sendFile } from '../../../test/conversations.ts'
import { mailsTo } from '../../../test/mailbox.ts'
import { makeOrder } from '../../../test/orders.ts'
import { makeWork } from '../../../test/paid-work.ts'
import { type Browser, makePerson, signIn } from '../../../test/people.ts'
import { pdf, png } from '../../../test/sample-files.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { rounds } from '../../../test/test-set.ts'
import { forgetWhatIsOver } from '../../desk/leaving/forget-what-is-over.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { leaveAsStaff } from './add-line.ts'
import { forgetMessagesOf } from './forget-messages-of.ts'
import { hideMessage } from './hide-message.ts'

let server: TestApp
let origin: string
beforeAll(async () => {
  server = await openTestApp()
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())
beforeEach(() => server.clock.forward(61_000))

test('both sides of a paid order read what the other writes', async () => {
  const { id, orderId, ref, asClient, asAgent } = await makeTalk(server)
  expect((await say(asClient, id, 'Hello, when do we begin?')).status).toBe(201)
  await say(asAgent, id, 'Tomorrow.')
  expect(await heard(asClient, id)).toEqual(['Hello, when do we begin?', 'Tomorrow.'])
  const { items } = (await asAgent.get('/conversations')).body.data
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({
    uuid: id,
    order_id: { uuid: orderId, ref },
    last_message: { message: 'Tomorrow.', is_own: true },
    unread_count: 0,
    participants: [
      { is_author: false, side: 'client', user: { full_name: 'Chidi Client' } },
      { is_author: true, side: 'agent' },
    ],
  })
})

test('a list shows the first 35 characters of a long message', async () => {
  const { id, asClient, asAgent } = await makeTalk(server)
  await say(asClient, id, 'This is a message that is much longer than a preview.')
  const { message } = (await asAgent.get('/conversations')).body.data.items[0].last_message
  expect(message).toBe('This is a message that is much lon…')
  expect([...message]).toHaveLength(35)
})

test('a message that is sent again is the same message, also at the same time', async () => {
  const { id, asClient } = await makeTalk(server)
  for (let round = 0; round < rounds(3, 50); round += 1) {
    server.clock.forward(61_000)
    await asClient.head('/heartbeat')
    const clientId = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => say(asClient, id, `Round ${round}`, clientId)))
    expect(new Set(answers.map(({ body }) => body.data.seq))).toHaveLength(1)
  }
  expect(await heard(asClient, id, '?limit=100')).toHaveLength(rounds(3, 50))
})

test('messages that come at the same time have numbers without a gap', async () => {
  const { id, asClient, asAgent } = await makeTalk(server)
  const sides = Array.from({ length: 20 }, (_, index) => (index % 2 ? asClient : asAgent))
  await Promise.all(sides.map((browser, index) => say(browser, id, `Message ${index}`)))
  const { items } = (await asClient.get(`/conversations/${id}/messages?limit=100`)).body.data
  expect(items.map(({ seq }: { seq: number }) => seq)).toEqual(sides.map((_, index) => index + 1))
})

test('pages go on in both directions, and what was missed is caught up with', async () => {
  const { id, asClient, asAgent } = await makeTalk(server)
  for (let index = 1; index <= 25; index += 1) await say(asClient, id, `${index}`)
  const path = `/conversations/${id}/messages`
  const first = (await asAgent.get(`${path}?limit=10`)).body.data
  expect(first.items.map(textOf)).toEqual(numbers(16, 25))
  const second = (await asAgent.get(`${path}?limit=10&next=${first.pagination.next_cursor}`)).body.data
  expect(second.items.map(textOf)).toEqual(numbers(6, 15))
  const last = (await asAgent.get(`${path}?limit=10&next=${second.pagination.next_cursor}`)).body.data
  expect([last.items.map(textOf), last.pagination.next_cursor]).toEqual([numbers(1, 5), null])

  const missed = (await asAgent.get(`${path}?after=5&limit=10`)).body.data
  expect(missed.items.map(textOf)).toEqual(numbers(6, 15))
  const rest = (await asAgent.get(`${path}?limit=10&next=${missed.pagination.next_cursor}`)).body.data
  expect([rest.items.map(textOf), rest.pagination.next_cursor]).toEqual([numbers(16, 25), null])

  const around = (await asAgent.get(`${path}?around=12&limit=6`)).body.data
  expect(around.items.map(textOf)).toEqual(numbers(9, 14))
})

const textOf = ({ message }: { message: string }) => message
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index))

test('unread messages are counted until they are read, and never again after', async () => {
  const { id, asClient, asAgent } = await makeTalk(server)
  await say(asClient, id, 'One')
  await say(asClient, id, 'Two')
  const unread = async () => [
    (await asAgent.get('/conversations')).body.data.items[0].unread_count,
    (await asAgent.get('/account')).body.data.unread_count,
  ]
  expect(await unread()).toEqual([2, 2])
  expect((await asAgent.put(`/conversations/${id}/read`, { seq: 1 })).body.data).toEqual({ unread_count: 1 })
  expect((await asAgent.put(`/conversations/${id}/read`, { seq: 2 })).body.data).toEqual({ unread_count: 0 })
  await asAgent.put(`/conversations/${id}/read`, { seq: 1 })
  expect(await unread()).toEqual([0, 0])
  const seen = (await asClient.get('/conversations')).body.data.items[0].participants
  expect(seen.find(({ side }: { side: string }) => side === 'agent').read_seq).toBe(2)
})

test('what happens with the order stands between the messages', async () => {
  const work = await makeWork(server)
  const { uuid } = (await work.asClient.get(`/orders/${work.id}/conversation`)).body.data
  await say(work.asAgent, uuid, 'I filed it.')
  await work.asAgent.put(`/orders/${work.id}/stage`, { stage: 'filed' })
  const lines = await heard(work.asClient, uuid)
  expect(lines[0]).toBe('The order is paid. You can write to each other here.')
  expect(lines).toContain('I filed it.')
  expect(lines.at(-1)).toMatch(/^(Stage: filed with the authority\.|I filed it\.)$/)
  expect((await work.asClient.get('/account')).body.data.unread_count).toBe(1)
})

test('a stranger finds nothing, and can do nothing', async () => {
  const { id, orderId, asClient } = await makeTalk(server)
  const sent = await say(asClient, id, 'A secret')
  const stranger = await signIn(server, await makePerson(server))
  const path = `/conversations/${id}`
  const answers = await Promise.all([
    stranger.get(`/orders/${orderId}/conversation`),
    stranger.get(`${path}/messages`),
    say(stranger, id, 'Let me in'),
    stranger.put(`${path}/read`, { seq: 1 }),
    stranger.put(`${path}/block`, { blocked: true }),
    stranger.get(`${path}/messages/${sent.body.data.uuid}/file`),
    stranger.post('/reports', report(sent.body.data.uuid)),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404])
  expect((await stranger.get('/conversations')).body.data.items).toEqual([])
})

const report = (subject: string) => ({
  kind: 'message',
  subject,
  category: 'offensive',
  explanation: 'This message insults me and my family.',
  good_faith: true,
})

test('an unpaid order has no conversation', async () => {
  const client = await makePerson(server)
  const { id } = await makeOrder(server, { client })
  const browser = await signIn(server, client)
  expect((await browser.get(`/orders/${id}/conversation`)).status).toBe(404)
})

test('30 days after the order is over the conversation can only be read', async () => {
  const talk = await makeTalk(server, 'completed')
  expect((await say(talk.asClient, talk.id, 'Thank you!')).status).toBe(201)
  server.clock.forward(30 * DAY_MS - 120_000)
  const asClient = await signIn(server, talk.client)
  expect((await say(asClient, talk.id, 'One more thing')).status).toBe(201)
  server.clock.forward(120_000)
  const late = await say(asClient, talk.id, 'Too late')
  expect([late.status, late.body.message]).toEqual([
    409,
    'This order is over, so this conversation is closed. You can still read it.',
  ])
  expect(await heard(asClient, talk.id)).toEqual(['Thank you!', 'One more thing'])
})

test('who blocks the other side hears nothing more of them until they unblock', async () => {
  const { id, asClient, asAgent } = await makeTalk(server)
  const blocked = await asClient.put(`/conversations/${id}/block`, { blocked: true })
  expect(blocked.body.data).toMatchObject({
    may: ['unblock'],
    closed: expect.stringContaining('You blocked the other side.'),
  })
  expect((await say(asAgent, id, 'Hello?')).body.message).toBe(
    'The other side does not receive messages at the moment.',
  )
  await asAgent.put(`/conversations/${id}/block`, { blocked: false })
  expect((await say(asAgent, id, 'Hello?')).status).toBe(409)
  await asClient.put(`/conversations/${id}/block`, { blocked: false })
  expect((await say(asAgent, id, 'Hello again')).status).toBe(201)
  const inFrench = { headers: { 'x-language': 'fr' } }
  const anew = await asClient.put(`/conversations/${id}/block`, { blocked: true }, inFrench)
  expect(anew.body.data.closed).toContain('Vous avez bloqué l’autre partie.')
})

test.each(['first', 'second'] as const)(
  'each side has a block of its own: where both blocked and the %s unblocks, the other’s stays',
  async (which) => {
    const { id, asClient, asAgent } = await makeTalk(server)
    const turn = async (side: Browser, blocked: boolean) =>
      (await side.put(`/conversations/${id}/block`, { blocked })).body.data
    await turn(asClient, true)
    expect(await turn(asAgent, true)).toMatchObject({
      ...{ may: ['unblock'], closed: expect.stringContaining('You blocked the other side.') },
    })
    const [one, other] = which === 'first' ? [asClient, asAgent] : [asAgent, asClient]
    expect(await turn(one, false)).toMatchObject({
      ...{ may: ['block'], closed: 'The other side does not receive messages at the moment.' },
    })
    expect((await say(one, id, 'Hello?')).status).toBe(409)
    expect((await other.get(`/conversations/${id}`)).body.data.may).toEqual(['unblock'])
    expect(await turn(one, true)).toMatchObject({ may: ['unblock'] })
    await turn(one, false)
    expect(await turn(other, false)).toMatchObject({ closed: null })
    expect((await say(one, id, 'Hello again')).status).toBe(201)
  },
)

test('where a server of the release before lifts the first block, the second stays', async () => {
  const { id, asClient, asAgent } = await makeTalk(server)
  await asClient.put(`/conversations/${id}/block`, { blocked: true })
  await asAgent.put(`/conversations/${id}/block`, { blocked: true })
  await server.context.pool.query('update conversation set blocked_by = null where id = $1', [id])
  expect((await say(asClient, id, 'Hello?')).status).toBe(409)
  expect((await asAgent.get(`/conversations/${id}`)).body.data.may).toEqual(['unblock'])
})

test('who blocks the other side reads in the language of their page that the conversation is closed', async () => {
  const { id, asClient } = await makeTalk(server)
  const body = { blocked: true }
  const blocked = await asClient.put(`/conversations/${id}/block`, body, { headers: { 'x-language': 'fr' } })
  expect(blocked.body.data.closed).toContain('Vous avez bloqué')
})

test('a writer is told when they give contact or bank details away; the message is sent', async () => {
  const { id, asClient } = await makeTalk(server)
  const hintFor = async (message: string) => (await say(asClient, id, message)).body.data.hint
  expect(await hintFor('Write to me at ada@example.com')).toBe('contact')
  expect(await hintFor('My WhatsApp is +234 803 555 0199')).toBe('contact')
  expect(await hintFor('Pay to DE89 3704 0044 0532 0130 00')).toBe('bank')
  expect(await hintFor('My file number is 20261123 and I arrive on 2026-12-01 at 10:30.')).toBe(null)
  const done = await makeTalk(server, 'completed')
  expect((await say(done.asClient, done.id, 'ada@example.com')).body.data.hint).toBe(null)
})

test('a file follows the rules of documents, and that it was opened is written down', async () => {
  const { id, asClient, asAgent, client } = await makeTalk(server)
  const file = { id, clientId: randomUUID(), name: 'Pass port.pdf' }
  const sent = await sendFile(origin, asClient, file)
  expect([sent.status, sent.body.data]).toMatchObject([
    201,
    {
      kind: 'file',
      message: 'Pass port.pdf',
      file: { name: 'Pass port.pdf', media_type: 'application/pdf' },
    },
  ])
  const { uuid: messageId } = sent.body.data
  expect((await sendFile(origin, asClient, file)).body.data.uuid).toBe(messageId)
  expect((await sendFile(origin, asClient, { id, content: png })).status).toBe(415)

  const got = await asAgent.get(`/conversations/${id}/messages/${messageId}/file`)
  expect([got.status, got.text]).toEqual([200, pdf.toString()])
  expect(got.headers['content-disposition']).toBe("attachment; filename*=UTF-8''Pass%20port.pdf")
  const views = await server.context.db
    .selectFrom('file_view')
    .select('purpose')
    .where('owner_id', '=', client.id)
    .execute()
  expect(views).toEqual([{ purpose: 'Opened in the conversation' }])
  // Another conversation of the same people does not lead to it.
  const other = await makeTalk(server)
  expect((await other.asClient.get(`/conversations/${other.id}/messages/${messageId}/file`)).status).toBe(404)
})

test('words are found again without accents and whatever their case', async () => {
  const { id, asClient, asAgent } = await makeTalk(server)
  for (const message of ['The café at noon', 'Something else', 'CAFE, please'])
    await say(asClient, id, message)
  expect(await heard(asAgent, id, '?query=cafe')).toEqual(['The café at noon', 'CAFE, please'])
  expect(await heard(asAgent, id, '?query=cafe%20noon')).toEqual(['The café at noon'])
  expect(await heard(asAgent, id, '?query=100%25')).toEqual([])
})

test('our team reads what was reported and nothing else, and each look is written down', async () => {
  const { id, orderId, asClient, asAgent, client } = await makeTalk(server)
  const bad = (await say(asAgent, id, 'You are a fool.')).body.data.uuid
  const asStaff = await signIn(server, await makePerson(server, { staff: true }))
  const path = `/staff/conversations/${id}`
  const page = `/staff/orders/${orderId}/conversation`
  expect((await asStaff.get(page)).status).toBe(404)
  expect((await asStaff.get(`${path}/messages`)).status).toBe(404)
  expect((await asClient.post('/reports', report(bad))).status).toBe(201)
  expect((await asStaff.get(page)).body.data).toMatchObject({ uuid: id, last_seq: 1, may: [] })
  expect(await heardByStaff()).toEqual(['You are a fool.'])
  expect((await asStaff.post(`${path}/messages`, { client_id: randomUUID(), message: 'Hi' })).status).toBe(
    409,
  )
  const entries = await server.context.db
    .selectFrom('audit_entry')
    .select('action')
    .where('subject_id', '=', client.id)
    .execute()
  expect(entries).toEqual([{ action: 'read_conversation' }, { action: 'read_conversation' }])

  async function heardByStaff() {
    const { body } = await asStaff.get(`${path}/messages`)
    return body.data.items.map(textOf)
  }
})

test('our team opens a file of what was reported; its owner and the audit log say so', async () => {
  const { id, asClient, asAgent, client, orderId } = await makeTalk(server)
  const sent = (await sendFile(origin, asClient, { id })).body.data.uuid
  const bad = (await say(asAgent, id, 'You are a fool.')).body.data.uuid
  const asStaff = await signIn(server, await makePerson(server, { staff: true, first_name: 'Ruth' }))
  const path = `/staff/conversations/${id}/messages/${sent}/file`
  expect((await asStaff.get(path)).status).toBe(404)
  expect((await asClient.post('/reports', report(bad))).status).toBe(201)
  expect((await asStaff.get(path)).status).toBe(200)
  expect((await asAgent.get(path)).status).toBe(404)
  const { items } = (await asStaff.get(`/staff/conversations/${id}/messages`)).body.data
  expect(items.find(({ uuid }: { uuid: string }) => uuid === sent).file.may_open).toBe(true)
  const views = await server.context.db
    .selectFrom('file_view')
    .select(['purpose', 'order_id'])
    .where('owner_id', '=', client.id)
    .execute()
  expect(views).toEqual([{ purpose: 'Opened by our team for a report', order_id: orderId }])
  const { items: openings } = (await asClient.get(`/orders/${orderId}/documents/openings`)).body.data
  expect(openings).toMatchObject([{ document: 'In a message', by: 'Ruth Example' }])
  const log = (await asStaff.get(`/staff/audit-log?subject=${client.id}`)).body.data.items
  expect(log.map(({ action }: { action: string }) => action)).toContain('open_document')
})

test('our team writes in a conflict, is shown as our team, and leaves when it is over', async () => {
  const client = await makePerson(server)
  const conflict = await makeConflict(server, client, 'mediation')
  const asClient = await signIn(server, client)
  const { uuid } = (await asClient.get(`/orders/${conflict.order_id}/conversation`)).body.data
  const asStaff = await signIn(server, await makePerson(server, { staff: true, first_name: 'Ruth' }))
  const path = `/staff/conversations/${uuid}/messages`
  const body = { client_id: randomUUID(), message: 'How can we help?' }
  expect((await asStaff.post(path, body)).status).toBe(201)
  const log = (await asStaff.get(`/staff/audit-log?subject=${client.id}`)).body.data.items
  expect(log.map(({ action }: { action: string }) => action)).toContain('write_in_conversation')
  const [message] = (await asClient.get(`/conversations/${uuid}/messages`)).body.data.items
  expect(message).toMatchObject({
    side: 'staff',
    participant: { user: { uuid: null, full_name: 'Ruth from Sojourn' } },
  })
  const seen = (await asClient.get(`/orders/${conflict.order_id}/conversation`)).body.data.participants
  expect(seen).toContainEqual(expect.objectContaining({ side: 'staff', is_author: false }))
  await transact(server.context, (tx) => leaveAsStaff(server.context, tx, { order: conflict.order_id }))
  const after = (await asClient.get(`/orders/${conflict.order_id}/conversation`)).body.data.participants
  expect(after).toHaveLength(2)
})

test('what our team hides nobody reads, and its writer sees that it is gone', async () => {
  const { id, asClient, asAgent } = await makeTalk(server)
  const bad = (await say(asAgent, id, 'You are a fool.')).body.data.uuid
  await transact(server.context, (tx) => hideMessage(server.context, tx, bad))
  for (const browser of [asClient, asAgent])
    expect(await heard(browser, id)).toEqual(['Our team has hidden this message.'])
  expect(await heard(asClient, id, '?query=fool')).toEqual([])
})

test('the words of who left are gone; that they wrote is not', async () => {
  const { id, asClient, asAgent, client } = await makeTalk(server)
  await say(asClient, id, 'My secret')
  await say(asAgent, id, 'An answer')
  await transact(server.context, (tx) => forgetMessagesOf(tx, client.id))
  expect(await heard(asAgent, id)).toEqual(['This message was removed.', 'An answer'])
})

test('a conversation is removed three years after its order is over', async () => {
  const { id, orderId, client } = await makeTalk(server, 'completed')
  const isThere = async () =>
    (await server.context.db.selectFrom('conversation').select('id').where('id', '=', id).execute()).length
  server.clock.forward(1094 * DAY_MS)
  await forgetWhatIsOver.run(server.context, {})
  expect(await isThere()).toBe(1)
  server.clock.forward(2 * DAY_MS)
  await forgetWhatIsOver.run(server.context, {})
  expect(await isThere()).toBe(0)
  const browser = await signIn(server, client)
  expect((await browser.get(`/orders/${orderId}`)).status).toBe(200)
})

test('more than a hundred messages a minute are too many', async () => {
  const { id, asClient } = await makeTalk(server)
  const { pool } = server.context
  expect((await say(asClient, id, 'Spam')).status).toBe(201)
  // The others are written down, not sent: a hundred at once take a busy machine longer than they may.
  const key = `account ${(await asClient.get('/account')).body.data.uuid}`
  const sql = `update rate_limit set tries = 99 where feature = 'message' and key = $1`
  expect((await pool.query(sql, [key])).rowCount).toBe(1)
  expect((await say(asClient, id, 'The hundredth')).status).toBe(201)
  const refused = await say(asClient, id, 'One too many')
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
  expect((await asClient.get(`/conversations/${id}/messages`)).body.data.items).toHaveLength(2)
  server.clock.forward(60_000)
  expect((await say(asClient, id, 'A minute later')).status).toBe(201)
})

test('who has not read a message for 15 minutes gets one mail for all of them; who has gets none', async () => {
  const { id, ref, asClient, asAgent, client, agent } = await makeTalk(server)
  await say(asClient, id, 'Are you there?')
  await say(asClient, id, 'Hello?')
  await say(asAgent, id, 'Yes, I am.')
  await asClient.put(`/conversations/${id}/read`, { seq: 3 })
  server.clock.forward(16 * 60_000)
  await server.jobsDone()
  server.clock.forward(16 * 60_000)
  await server.jobsDone()
  const told = async (email: string) =>
    (await mailsTo(server, email)).filter(({ subject }) => subject.includes(`order ${ref}`))
  expect(await told(client.email)).toEqual([])
  // A person who writes has read what stands above.
  expect(await told(agent.email)).toEqual([])

  await asClient.head('/heartbeat')
  expect((await say(asClient, id, 'One more question')).status).toBe(201)
  await say(asClient, id, 'And another')
  server.clock.forward(16 * 60_000)
  await server.jobsDone()
  server.clock.forward(16 * 60_000)
  await server.jobsDone()
  expect(await told(agent.email)).toHaveLength(1)
})

test('what its writer hears of a message is what everybody reads of it later', async () => {
  const { id, asClient, asAgent } = await makeTalk(server)
  await say(asAgent, id, 'Which of your papers do you have?')
  const { hint: _, ...text } = (await say(asClient, id, 'My passport, here it is')).body.data
  const file = (await sendFile(origin, asClient, { id })).body.data
  const answer = (
    await asClient.post(`/conversations/${id}/messages`, {
      ...{ client_id: randomUUID(), message: 'This one', answers: 1 },
    })
  ).body.data
  delete answer.hint
  expect(answer.answers).toMatchObject({ seq: 1, message: 'Which of your papers do you have?' })
  const { items } = (await asClient.get(`/conversations/${id}/messages`)).body.data
  expect(items.slice(-3)).toEqual([text, file, answer])
})
