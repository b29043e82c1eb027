import type { NoticePreferences } from '@sojourn/contract/talk/notice-preferences'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTalk, say as sayIn, type Talk } from '../../../test/conversations.ts'
import { mailboxOf } from '../../../test/mailbox.ts'
import { makePerson, signIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { HOUR_MS, MINUTE_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { sendHeldMails } from '../notifications/send-held-mails.ts'
import { showMessageAgain } from './hide-message.ts'
import { mailUnreadMessage } from './mail-unread.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const STEP = 10 * MINUTE_MS

/** The clock does this each minute; sessions are kept alive meanwhile. */
async function later(milliseconds: number, { asClient, asAgent }: Talk) {
  await server.jobsDone()
  for (let left = milliseconds; left > 0; left -= STEP) {
    server.clock.forward(Math.min(left, STEP))
    await Promise.all([asClient.head('/heartbeat'), asAgent.head('/heartbeat')])
    await transact(server.context, (tx) => server.context.jobs.enqueue(tx, sendHeldMails, {}))
    await server.jobsDone()
  }
}

async function say({ asClient, id }: Talk, message: string) {
  const { status, body, text } = await sayIn(asClient, id, message)
  if (status !== 201) throw new Error(text)
  return body.data as { uuid: string; seq: number }
}

/** The oldest comes first. */
const mailed = async ({ agent }: Talk) =>
  (await mailboxOf(server, agent.email))
    .filter(({ key }) => key.startsWith('message'))
    .map(({ text }) => text)
    .toReversed()

async function choose({ asAgent }: Talk, change: Partial<NoticePreferences>) {
  const { data } = (await asAgent.get('/account/notifications')).body
  await asAgent.put('/account/notifications', { ...data, ...change })
}

/** Somebody reports it, and our team hides it. */
async function hide(talk: Talk, message: string) {
  const report = await talk.asAgent.post('/reports', {
    ...{ kind: 'message', subject: message, category: 'offensive', good_faith: true },
    explanation: 'This message insults me and my family.',
  })
  if (report.status !== 201) throw new Error(report.text)
  const { id } = await server.context.db
    .selectFrom('report')
    .select('id')
    .where('subject_id', '=', message)
    .executeTakeFirstOrThrow()
  const staff = await signIn(server, await makePerson(server, { staff: true }))
  await staff.put(`/staff/reports/${id}/claim`)
  const decided = await staff.post(`/staff/reports/${id}/decision`, {
    ...{ outcome: 'hidden', ground: 'terms', reason: 'This is an insult to somebody.' },
  })
  if (decided.status !== 200) throw new Error(decided.text)
}

test('who stays away gets one mail for each quiet time, not one in a lifetime', async () => {
  const talk = await makeTalk(server)
  await say(talk, 'Are you there?')
  await later(5 * MINUTE_MS, talk)
  await say(talk, 'Hello?')
  await later(14 * MINUTE_MS, talk)
  expect(await mailed(talk)).toEqual([])
  await later(2 * MINUTE_MS, talk)
  expect(await mailed(talk)).toEqual([expect.stringContaining('You have 2 messages about order')])
  await later(6 * HOUR_MS, talk)
  expect(await mailed(talk)).toHaveLength(1)

  await say(talk, 'It is evening now.')
  await later(16 * MINUTE_MS, talk)
  const [, second, ...more] = await mailed(talk)
  expect(more).toEqual([])
  expect(second).toContain('It is evening now.')
  expect(second).not.toContain('Are you there?')
})

test('somebody who writes on and on does not put the mail off for ever', async () => {
  const talk = await makeTalk(server)
  for (let minute = 0; minute < 70; minute += 10) {
    await say(talk, `Minute ${minute}`)
    await later(10 * MINUTE_MS, talk)
  }
  expect(await mailed(talk)).toEqual([expect.stringContaining('Minute 0')])
})

test('who reads in between is mailed only what came after', async () => {
  const talk = await makeTalk(server)
  await say(talk, 'The first')
  const { seq } = await say(talk, 'The second')
  await talk.asAgent.put(`/conversations/${talk.id}/read`, { seq })
  await say(talk, 'The third')
  await later(16 * MINUTE_MS, talk)
  expect(await mailed(talk)).toEqual([expect.stringContaining('The third')])
})

test('what our team hid is left out, and the next message is mailed', async () => {
  const talk = await makeTalk(server)
  const bad = await say(talk, 'You are a crook')
  await say(talk, 'I am sorry')
  await hide(talk, bad.uuid)
  await later(16 * MINUTE_MS, talk)
  const [mail, ...more] = await mailed(talk)
  expect(more).toEqual([])
  expect(mail).toContain('I am sorry')
  expect(mail).not.toContain('crook')
})

test('the last message of several may be hidden too', async () => {
  const talk = await makeTalk(server)
  await say(talk, 'Good morning')
  await later(5 * MINUTE_MS, talk)
  const bad = await say(talk, 'You are a crook')
  await hide(talk, bad.uuid)
  await later(30 * MINUTE_MS, talk)
  expect(await mailed(talk)).toEqual([expect.stringContaining('Good morning')])
})

test.each([
  ['quiet hours', { quiet: { from: '08:00', until: '23:00' } }],
  ['the mail of the day', { mail_rhythm: 'daily' as const }],
])('what is hidden while its mail waits for %s does not go out', async (_, change) => {
  const talk = await makeTalk(server)
  await choose(talk, change)
  const bad = await say(talk, 'You are a crook')
  await later(20 * MINUTE_MS, talk)
  await say(talk, 'I am sorry')
  await hide(talk, bad.uuid)
  await later(25 * HOUR_MS, talk)
  const mails = (await mailboxOf(server, talk.agent.email)).map(({ text }) => text).join()
  expect(mails).toContain('I am sorry')
  expect(mails).not.toContain('crook')
})

test('all that came in quiet hours is one mail at their end', async () => {
  const talk = await makeTalk(server)
  await choose(talk, { quiet: { from: '08:00', until: '23:00' } })
  for (const message of ['Are you there?', 'Hello?', 'It is noon.']) {
    await say(talk, message)
    await later(20 * MINUTE_MS, talk)
  }
  await later(25 * HOUR_MS, talk)
  expect(await mailed(talk)).toEqual([expect.stringContaining('You have 3 messages about order')])
})

test('what is read while its mail waits does not go out', async () => {
  const talk = await makeTalk(server)
  await choose(talk, { quiet: { from: '08:00', until: '23:00' } })
  const { seq } = await say(talk, 'Are you there?')
  await later(20 * MINUTE_MS, talk)
  await talk.asAgent.put(`/conversations/${talk.id}/read`, { seq })
  await later(25 * HOUR_MS, talk)
  expect(await mailed(talk)).toEqual([])
})

test('whoever blocked the other side in between gets no mail of them', async () => {
  const talk = await makeTalk(server)
  await say(talk, 'Are you there?')
  await talk.asAgent.put(`/conversations/${talk.id}/block`, { blocked: true })
  await later(16 * MINUTE_MS, talk)
  expect(await mailed(talk)).toEqual([])
})

test('who wants no mails of messages gets none', async () => {
  const talk = await makeTalk(server)
  await choose(talk, { mail: { ...(await kinds(talk)), messages: false } })
  await say(talk, 'Are you there?')
  await later(16 * MINUTE_MS, talk)
  expect(await mailed(talk)).toEqual([])
})

const kinds = async ({ asAgent }: Talk): Promise<NoticePreferences['mail']> =>
  (await asAgent.get('/account/notifications')).body.data.mail

test('however much is written, one look waits for each conversation', async () => {
  const talk = await makeTalk(server)
  const other = await makeTalk(server)
  const waiting = async () => {
    const { rows } = await server.context.pool.query(
      `select data->>'conversation' as conversation, count(*)::int from pgboss.job
       where name = 'mail-unread' and state = 'created' and data->>'conversation' = any($1) group by 1 order by 1`,
      [[talk.id, other.id]],
    )
    return rows
  }
  const oneEach = [talk.id, other.id].toSorted().map((conversation) => ({ conversation, count: 1 }))
  for (const message of ['One', 'Two', 'Three']) await say(talk, message)
  await say(other, 'Another')
  expect(await waiting()).toEqual(oneEach)
  await later(10 * MINUTE_MS, talk)
  await say(talk, 'Four')
  await other.asAgent.put(`/conversations/${other.id}/read`, { seq: 99 })
  await later(10 * MINUTE_MS, talk)
  expect(await waiting(), 'who writes on is looked at again, once').toEqual([
    { conversation: talk.id, count: 1 },
  ])
  await later(10 * MINUTE_MS, talk)
  expect(await waiting()).toEqual([])
  expect(await mailed(talk)).toEqual([expect.stringContaining('You have 4 messages')])
  expect(await mailed(other)).toEqual([])
})

test('a message that a node of the release before sent is mailed too', async () => {
  const talk = await makeTalk(server)
  const { uuid } = await say(talk, 'From an older node')
  const { context } = server
  await context.pool.query("delete from pgboss.job where name = 'mail-unread'")
  const startAfter = new Date(server.clock.now().getTime() + 15 * MINUTE_MS)
  await transact(context, (tx) =>
    context.jobs.enqueue(tx, mailUnreadMessage, { message: uuid }, { startAfter }),
  )
  await later(16 * MINUTE_MS, talk)
  expect(await mailed(talk)).toEqual([expect.stringContaining('From an older node')])
})

test('what was hidden before it was mailed is mailed once it is shown again', async () => {
  const talk = await makeTalk(server)
  const { uuid } = await say(talk, 'Your passport number is missing')
  await hide(talk, uuid)
  await later(30 * MINUTE_MS, talk)
  expect(await mailed(talk)).toEqual([])
  await transact(server.context, (tx) => showMessageAgain(server.context, tx, uuid))
  await later(30 * MINUTE_MS, talk)
  expect(await mailed(talk)).toEqual([expect.stringContaining('Your passport number is missing')])
})
