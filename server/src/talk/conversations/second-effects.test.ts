import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { heard, makeTalk, say, sendFile, type Talk } from '../../../test/conversations.ts'
import { EICAR, startFakeClamd } from '../../../test/fake-clamd.ts'
import { toldOfVirus } from '../../../test/mailbox.ts'
import { makePayment, payByCard, saveCard } from '../../../test/payments.ts'
import { makePerson, signIn } from '../../../test/people.ts'
import { makeQuestion } from '../../../test/questions.ts'
import { pdf } from '../../../test/sample-files.ts'
import { CARDS } from '../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { openTab, type Tab } from '../../../test/tab.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { clamav } from '../../platform/scanning/clamav.ts'
import { tendMessageFiles } from './files/check-file.ts'
import { hideMessage, showMessageAgain } from './hide-message.ts'
import { closeQuestions } from './questions/close-questions.ts'
import { tellTyping } from './tell-typing.ts'

let server: TestApp
let origin: string
let daemon: Awaited<ReturnType<typeof startFakeClamd>>
beforeAll(async () => {
  daemon = await startFakeClamd()
  const scanner = clamav({ host: '127.0.0.1', port: daemon.port }, 150)
  server = await openTestApp({ replaced: { scanner } })
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.close()
  await daemon.close()
})
beforeEach(() => {
  daemon.be('answers')
  server.clock.forward(61_000)
})

const fileOf = async (message: string) =>
  server.context.db
    .selectFrom('message_file')
    .select(['file_id', 'scan'])
    .where('message_id', '=', message)
    .executeTakeFirstOrThrow()

/** A file that came while the scanner was away. */
async function sendUnscanned({ asClient, id }: Talk, content = pdf) {
  daemon.be('breaks off')
  const sent = await sendFile(origin, asClient, { id, content })
  if (sent.status !== 201) throw new Error(sent.body.message)
  return sent.body.data.uuid
}

test('a file in which a virus is found later is erased, and nobody opens it any more', async () => {
  const talk = await makeTalk(server)
  const message = await sendUnscanned(talk, Buffer.concat([pdf, Buffer.from(EICAR)]))
  const { file_id } = await fileOf(message)
  const place = `sealed/${file_id}`
  expect(await server.context.files.exists(place)).toBe(true)
  daemon.be('answers')
  await server.jobsDone()
  expect(await fileOf(message)).toMatchObject({ scan: 'infected' })
  expect(await server.context.files.exists(place)).toBe(false)
  for (const browser of [talk.asClient, talk.asAgent])
    expect((await browser.get(`/conversations/${talk.id}/messages/${message}/file`)).status).toBe(404)
  expect([await toldOfVirus(server, talk.client), await toldOfVirus(server, talk.agent)]).toEqual([1, 0])
})

test('a file whose scan was given up, as the scanner was away for hours, is scanned all the same', async () => {
  const talk = await makeTalk(server)
  const message = await sendUnscanned(talk)
  await server.context.pool.query("delete from pgboss.job where name = 'scan-message-file'")
  daemon.be('answers')
  await tendMessageFiles.run(server.context, {})
  await server.jobsDone()
  expect(await fileOf(message)).toMatchObject({ scan: 'clean' })
})

test('our team opens no file before the scanner has seen it', async () => {
  const talk = await makeTalk(server)
  const message = await sendUnscanned(talk)
  const bad = (await say(talk.asAgent, talk.id, 'You are a fool.')).body.data.uuid
  const reported = await talk.asClient.post('/reports', {
    ...{ kind: 'message', subject: bad, category: 'offensive', good_faith: true },
    explanation: 'This message insults me and my family.',
  })
  expect(reported.status).toBe(201)
  const staff = await signIn(server, await makePerson(server, { staff: true }))
  const open = () => staff.get(`/staff/conversations/${talk.id}/messages/${message}/file`)
  expect((await open()).status).toBe(409)
  const views = await server.context.db
    .selectFrom('file_view')
    .select('id')
    .where('owner_id', '=', talk.client.id)
    .execute()
  expect(views).toEqual([])
  daemon.be('answers')
  await server.jobsDone()
  expect((await open()).status).toBe(200)
})

test('who was blocked is not seen typing', async () => {
  const blocked = await makeTalk(server)
  await blocked.asClient.put(`/conversations/${blocked.id}/block`, { blocked: true })
  const tab = await openTab(origin, blocked.asClient)
  await tellTyping(server.context, blocked.agent, blocked.id)
  await blocked.asClient.put(`/conversations/${blocked.id}/block`, { blocked: false })
  await tab.hears(({ conversation_id, type }) => conversation_id === blocked.id && type !== 5)
  await say(blocked.asAgent, blocked.id, 'Hello again')
  await tab.hears(({ msg }) => msg?.message === 'Hello again')
  expect(tab.frames.filter(({ event }) => event === 'typing')).toEqual([])
  await tellTyping(server.context, blocked.agent, blocked.id)
  await tab.hears(({ event }) => event === 'typing')
})

test('an open page of the other side hears that it is blocked, and that it is not any more', async () => {
  const { id, asClient, asAgent } = await makeTalk(server)
  const tab = await openTab(origin, asAgent)
  const changes = () => tab.frames.filter(({ conversation_id }) => conversation_id === id).length
  for (const blocked of [true, false]) {
    const before = changes()
    await asClient.put(`/conversations/${id}/block`, { blocked })
    await expect.poll(changes).toBe(before + 1)
  }
})

test('open pages of both sides hear that our team hid a message, and that it shows it again', async () => {
  const { id, asClient, asAgent } = await makeTalk(server)
  const bad = (await say(asAgent, id, 'You are a fool.')).body.data.uuid
  const tabs = [await openTab(origin, asClient), await openTab(origin, asAgent)]
  const changes = () =>
    tabs.map(({ frames }) => frames.filter(({ conversation_id }) => conversation_id === id).length)
  for (const act of [hideMessage, showMessageAgain]) {
    const before = changes()
    await transact(server.context, (tx) => act(server.context, tx, bad))
    await expect.poll(changes).toEqual(before.map((count) => count + 1))
  }
})

test('who reads counts less in their other tabs, and the other side sees how far', async () => {
  const { id, client, asClient, asAgent, agent } = await makeTalk(server)
  await say(asClient, id, 'One')
  const [other, writer] = [await openTab(origin, asAgent), await openTab(origin, asClient)]
  await asAgent.put(`/conversations/${id}/read`, { seq: 1 })
  expect(await writer.hears(({ type }) => type === 6)).toMatchObject({
    ...{ conversation_id: id, event: agent.id, meta: { read_seq: 1 } },
  })
  await other.hears(({ type }) => type === 6)
  await expect.poll(() => other.frames.findLast(({ type }) => type === 3)?.meta).toEqual({ unread_count: 0 })
  expect(client.id).not.toBe(agent.id)
})

test('a message that is sent again, as its first answer was lost, is announced again', async () => {
  const { id, asClient, asAgent } = await makeTalk(server)
  const sent = randomUUID()
  const first = await say(asClient, id, 'Did this arrive?', sent)
  const tab = await openTab(origin, asAgent)
  const again = await say(asClient, id, 'Did this arrive?', sent)
  expect(again.body.data.uuid).toBe(first.body.data.uuid)
  await tab.hears(({ msg }) => msg?.message === 'Did this arrive?')
})

test('open pages hear that a question was closed, and that one became the talk of an order', async () => {
  const [closed, hired] = [await makeQuestion(server), await makeQuestion(server)]
  const [tab, other] = [await openTab(origin, closed.asAgent), await openTab(origin, hired.asAgent)]
  const hears =
    ({ frames }: Tab, conversation: string) =>
    () =>
      frames.filter(({ type, conversation_id }) => type === 1 && conversation_id === conversation).length
  const card = await saveCard(server, hired.asClient, CARDS.visa)
  const { ref } = await makePayment(server, { shopper: hired.client, agent: hired.agent })
  await payByCard(hired.asClient, ref, card)
  await expect.poll(hears(other, hired.id)).toBe(1)
  expect(hears(tab, closed.id)()).toBe(0)
  server.clock.forward(30 * DAY_MS)
  await closeQuestions.run(server.context, {})
  await expect.poll(hears(tab, closed.id)).toBe(1)
})

test('a read mark beyond the end reads what is there, and the next message counts as unread', async () => {
  const { id, asClient, asAgent } = await makeTalk(server)
  await say(asClient, id, 'One')
  expect((await asAgent.put(`/conversations/${id}/read`, { seq: 99 })).body.data).toEqual({ unread_count: 0 })
  await say(asClient, id, 'Two')
  expect((await asAgent.get('/account')).body.data.unread_count).toBe(1)
  const [thread] = (await asClient.get('/conversations')).body.data.items
  const agent = thread.participants.find(({ side }: { side: string }) => side === 'agent')
  expect(agent.read_seq).toBe(1)
})

test('the files of a conversation have 500 MB together', async () => {
  const talk = await makeTalk(server)
  const sent = await sendFile(origin, talk.asClient, { id: talk.id })
  await server.context.db
    .updateTable('message_file')
    .set({ size: 500_000_000 - pdf.length - 1 })
    .where('message_id', '=', sent.body.data.uuid)
    .execute()
  const full = Buffer.concat([pdf, Buffer.from('\n')])
  expect((await sendFile(origin, talk.asClient, { id: talk.id, content: full })).status).toBe(201)
  const more = await sendFile(origin, talk.asClient, { id: talk.id })
  expect([more.status, more.body.message]).toEqual([409, 'The files of a conversation have 500 MB together.'])
  // An erased file counts no more, and another conversation has its own.
  const other = await makeTalk(server)
  expect((await sendFile(origin, other.asClient, { id: other.id })).status).toBe(201)
})

test('from what a search found the page goes on to older messages, to the first', async () => {
  const { id, asClient } = await makeTalk(server)
  for (let number = 1; number <= 9; number += 1) await say(asClient, id, `Number ${number}`)
  const page = async (query: string) =>
    (await asClient.get(`/conversations/${id}/messages${query}`)).body.data
  const words = (items: { message: string }[]) => items.map(({ message }) => message.replace('Number ', ''))
  const found = await page('?around=6&limit=4')
  expect(words(found.items)).toEqual(['4', '5', '6', '7'])
  const older = await page(`?limit=10&next=${found.pagination.next_cursor}`)
  expect(words(older.items)).toEqual(['1', '2', '3'])
  expect(older.pagination.next_cursor).toBeNull()
  expect((await page('?around=2&limit=4')).pagination.next_cursor).toBeNull()
  const searched = await page('?query=number&limit=5')
  expect(words(searched.items)).toEqual(['5', '6', '7', '8', '9'])
  const before = await page(`?query=number&limit=5&next=${searched.pagination.next_cursor}`)
  expect(words(before.items)).toEqual(['1', '2', '3', '4'])
  expect(await heard(asClient, id, '?around=99')).toHaveLength(9)
})
