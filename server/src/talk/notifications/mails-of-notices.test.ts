import type { NoticePreferences } from '@sojourn/contract/talk/notice-preferences'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { say } from '../../../test/conversations.ts'
import { mailboxOf } from '../../../test/mailbox.ts'
import { makeMeeting, makeMeetingRequest } from '../../../test/meetings.ts'
import { askForCompletion, makePaidWork, makeWork, type PaidWork } from '../../../test/paid-work.ts'
import { makePerson, signIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { HOUR_MS, MINUTE_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { sendHeldMails } from './send-held-mails.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

/** The clock does this each minute. */
async function later(milliseconds: number) {
  await server.jobsDone()
  server.clock.forward(milliseconds)
  await transact(server.context, (tx) => server.context.jobs.enqueue(tx, sendHeldMails, {}))
  await server.jobsDone()
}

/** The receipt is left out. */
const mailsOf = async ({ client }: PaidWork) => {
  const mails = await mailboxOf(server, client.email)
  return mails.filter(({ key }) => !key.startsWith('payment:'))
}
const subjectsOf = async (work: PaidWork) => (await mailsOf(work)).map(({ subject }) => subject)

async function choose({ asClient }: PaidWork, change: Partial<NoticePreferences>) {
  const { data } = (await asClient.get('/account/notifications')).body
  await asClient.put('/account/notifications', { ...data, ...change })
}
const setZone = ({ asClient }: PaidWork, timezone: string) => asClient.put('/account/timezone', { timezone })

const setStage = ({ asAgent, id }: PaidWork, stage: string) =>
  asAgent.put(`/orders/${id}/stage`, { stage, note: 'Number 17.' })

test('the mail of a notification waits a quarter of an hour', async () => {
  const work = await makeWork(server)
  await later(14 * MINUTE_MS)
  expect(await subjectsOf(work)).toEqual([])
  await later(MINUTE_MS)
  expect(await subjectsOf(work)).toEqual([expect.stringMatching(/started the work on your order$/)])
  await later(HOUR_MS)
  expect(await subjectsOf(work)).toHaveLength(1)
})

test('what was read in the app by then is not mailed', async () => {
  const work = await makeWork(server)
  await server.jobsDone()
  const [notice] = (await work.asClient.get('/notifications')).body.data.items
  await work.asClient.put(`/notifications/${notice.id}/read`)
  await later(16 * MINUTE_MS)
  expect(await subjectsOf(work)).toEqual([])
})

test('several of one order are one mail, which says what each would have said', async () => {
  const work = await makeWork(server)
  await setStage(work, 'filed')
  await later(5 * MINUTE_MS)
  await setStage(work, 'waiting')
  await later(10 * MINUTE_MS)
  const [mail, ...more] = await mailsOf(work)
  expect(more).toEqual([])
  expect(mail?.subject).toMatch(/^News on your order .* \(\+2\)$/)
  expect(mail?.text).toContain('started the work')
  expect(mail?.text).toContain('is filed with the authority')
  expect(mail?.text).toContain('is with the authority')
  await later(HOUR_MS)
  expect(await mailsOf(work)).toHaveLength(1)
  await stay(work)
  await setStage(work, 'decided')
  await later(HOUR_MS)
  const next = (await mailsOf(work)).filter(({ key }) => key !== mail?.key)
  expect(next).toMatchObject([{ subject: expect.stringMatching(/^News on your order/) }])
  expect(next[0]?.text, 'nothing is told a second time').not.toContain('is filed with the authority')
})

test('what their silence would accept is mailed at once, also to whoever wants no mails of orders', async () => {
  const work = await makeWork(server)
  const { mail } = (await work.asClient.get('/account/notifications')).body.data
  await choose(work, { mail: { ...mail, orders: false } })
  await setStage(work, 'filed')
  await askForCompletion(work)
  await later(0)
  expect(await subjectsOf(work)).toEqual([expect.stringMatching(/please check it$/)])
  await later(HOUR_MS)
  expect(await subjectsOf(work)).toHaveLength(1)
})

test('whoever wants no mails of meetings gets none that goes out at once either', async () => {
  const client = await makePerson(server)
  const asClient = await signIn(server, client)
  const { data } = (await asClient.get('/account/notifications')).body
  const decline = async () => {
    const request = await makeMeetingRequest(server, client, 'client')
    const asAgent = await signIn(server, request.agent)
    const answered = await asAgent.post(`/orders/${request.uuid}/reschedule/${request.id}/answer`, {
      accept: false,
    })
    expect(answered.status, answered.text).toBe(200)
    await server.jobsDone()
    return (await mailboxOf(server, client.email)).map(({ subject }) => subject)
  }
  await asClient.put('/account/notifications', { ...data, mail: { ...data.mail, meetings: false } })
  expect(await decline()).toEqual([])
  await asClient.put('/account/notifications', data)
  expect(await decline()).toEqual(['Your meeting stays as it is'])
})

test('quiet hours hold a mail until they end, in the zone of its reader', async () => {
  const work = await makePaidWork(server)
  await setZone(work, 'America/Toronto')
  const hour = Temporal.Instant.fromEpochMilliseconds(server.clock.now().getTime())
    .toZonedDateTimeISO('America/Toronto')
    .toPlainTime()
  const until = hour.add({ hours: 3 }).toString().slice(0, 5)
  await choose(work, { quiet: { from: hour.toString().slice(0, 5), until } })
  await work.asAgent.post(`/orders/${work.id}/start`)
  await askForCompletion(work)
  await later(2 * HOUR_MS)
  expect(await subjectsOf(work)).toEqual([])
  await later(HOUR_MS)
  expect((await subjectsOf(work)).toSorted()).toEqual([
    expect.stringMatching(/please check it$/),
    expect.stringMatching(/started the work on your order$/),
  ])
})

test('one mail a day is sent in the morning of its reader, with all of the day', async () => {
  const [work, other] = [await makePaidWork(server), await makePaidWork(server)]
  await setZone(work, 'Asia/Tokyo')
  await choose(work, { mail_rhythm: 'daily' })
  await work.asAgent.post(`/orders/${work.id}/start`)
  await setStage(work, 'filed')
  await other.asAgent.post(`/orders/${other.id}/start`)
  await later(16 * MINUTE_MS)
  expect(await subjectsOf(work)).toEqual([])
  const now = Temporal.Instant.fromEpochMilliseconds(server.clock.now().getTime()).toZonedDateTimeISO(
    'Asia/Tokyo',
  )
  const morning = now.toPlainDate().add({ days: now.hour < 8 ? 0 : 1 })
  const wait = morning.toZonedDateTime({ timeZone: 'Asia/Tokyo', plainTime: '08:00' }).epochMilliseconds
  await later(wait - server.clock.now().getTime())
  expect(await subjectsOf(work)).toEqual(['Your day on Sojourn: 2 updates'])
  const [mail] = await mailsOf(work)
  expect(mail?.text).toContain('/p/client/notifications')
})

test.each([1, 2])('%i that wait go to the address their reader has by then', async (many) => {
  const work = await makePaidWork(server)
  await choose(work, { mail_rhythm: 'daily' })
  await work.asAgent.post(`/orders/${work.id}/start`)
  if (many > 1) await setStage(work, 'filed')
  const before = work.client.email
  const email = `new-${before}`
  await server.context.db.updateTable('person').set({ email }).where('id', '=', work.client.id).execute()
  const sent = (await mailboxOf(server, before)).length
  await later(26 * HOUR_MS)
  expect(await mailboxOf(server, before)).toHaveLength(sent)
  expect(await mailboxOf(server, email)).toHaveLength(1)
})

test('a file for the calendar comes by itself also where the mail of the day is wanted', async () => {
  const client = await makePerson(server)
  const asClient = await signIn(server, client)
  const meeting = await makeMeeting(server, { client })
  const asAgent = await signIn(server, meeting.agent)
  const { data } = (await asAgent.get('/account/notifications')).body
  const hour = Temporal.Instant.fromEpochMilliseconds(server.clock.now().getTime())
    .toZonedDateTimeISO('UTC')
    .toPlainTime()
  const quiet = { from: hour.toString().slice(0, 5), until: hour.add({ hours: 2 }).toString().slice(0, 5) }
  await asAgent.put('/account/notifications', { ...data, quiet, mail_rhythm: 'daily' })
  const { uuid } = (await asClient.get(`/orders/${meeting.uuid}/conversation`)).body.data
  expect((await say(asClient, uuid, 'I am ill.')).status).toBe(201)
  await later(20 * MINUTE_MS)
  await asClient.head('/heartbeat')
  const cancelled = await asClient.post(`/orders/${meeting.uuid}/meetings/${meeting.id}/cancel`, {
    reason: 'I am ill.',
  })
  expect(cancelled.status, cancelled.text).toBe(200)
  // Its quiet hours end; the rest waits for the morning.
  await later(2 * HOUR_MS)
  const early = await mailboxOf(server, meeting.agent.email)
  expect(early.map(({ calendar }) => calendar)).toEqual([expect.stringContaining('BEGIN:VCALENDAR')])
  await later(24 * HOUR_MS)
  const mails = await mailboxOf(server, meeting.agent.email)
  expect(mails.map(({ calendar }) => calendar).filter(Boolean)).toEqual([
    expect.stringContaining('BEGIN:VCALENDAR'),
  ])
  expect(mails.map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^New message about order/),
  )
})

test('the way out of the mail of the day stops all its kinds', async () => {
  const work = await makePaidWork(server)
  await choose(work, { mail_rhythm: 'daily' })
  const { uuid } = (await work.asClient.get(`/orders/${work.id}/conversation`)).body.data
  await work.asAgent.post(`/orders/${work.id}/start`)
  await say(work.asAgent, uuid, 'I have begun.')
  await later(20 * MINUTE_MS)
  await later(24 * HOUR_MS)
  const [mail] = await mailsOf(work)
  expect(mail?.subject).toBe('Your day on Sojourn: 2 updates')
  const link = /Unsubscribe: \S+(\/api\/notifications\/unsubscribe\/\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const done = await server.app.inject({
    ...{ method: 'POST', url: link, payload: 'List-Unsubscribe=One-Click' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(done.statusCode).toBe(200)
  await work.asClient.head('/heartbeat')
  const client = await signIn(server, work.client)
  expect(Object.values((await client.get('/account/notifications')).body.data.mail)).toEqual(
    expect.not.arrayContaining([true]),
  )
})

test('one click in the mail stops its kind, without signing in, and a guess does not', async () => {
  const work = await makeWork(server)
  await later(15 * MINUTE_MS)
  const [mail] = await mailsOf(work)
  const link = /Unsubscribe: \S+(\/api\/notifications\/unsubscribe\/\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const opened = await server.app.inject({ url: link })
  expect([opened.statusCode, opened.headers.location]).toEqual([
    303,
    link.replace('/api/notifications/unsubscribe', '/p/unsubscribe/notifications'),
  ])
  expect((await work.asClient.get('/account/notifications')).body.data.mail.orders).toBe(true)

  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const click = (url: string) =>
    server.app.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' })
  expect((await click(`${link}x`)).statusCode).toBe(404)
  expect((await click(link.replace('.orders.', '.meetings.'))).statusCode).toBe(404)
  const done = await click(link)
  expect([done.statusCode, done.json()]).toEqual([200, { data: { kinds: ['orders'] } }])
  expect((await work.asClient.get('/account/notifications')).body.data.mail).toMatchObject({
    orders: false,
    meetings: true,
  })
  await setStage(work, 'filed')
  await later(HOUR_MS)
  expect(await mailsOf(work)).toHaveLength(1)
})

/** Both sides are still at their pages after an hour. */
async function stay({ asClient, asAgent }: PaidWork) {
  await asClient.head('/heartbeat')
  await asAgent.head('/heartbeat')
}

/** Quiet hours of the client from now on, so many. */
async function beQuiet(work: PaidWork, hours: number) {
  const now = Temporal.Instant.fromEpochMilliseconds(server.clock.now().getTime())
    .toZonedDateTimeISO('UTC')
    .toPlainTime()
  const until = now.add({ hours }).toString().slice(0, 5)
  await choose(work, { quiet: { from: now.toString().slice(0, 5), until } })
}

test('work that is asked about three times in the night is one mail in the morning: what was answered is left out', async () => {
  const work = await makeWork(server)
  await later(HOUR_MS)
  await stay(work)
  await beQuiet(work, 8)
  for (const _ of [1, 2]) {
    const request = await askForCompletion(work)
    await later(MINUTE_MS)
    const path = `/orders/${work.id}/completion-requests/${request}/answer`
    const { status, text } = await work.asClient.post(path, { accept: false, changes: 'Page 3 is missing.' })
    expect(status, text).toBe(200)
    await later(MINUTE_MS)
  }
  await askForCompletion(work)
  await later(8 * HOUR_MS)
  expect((await subjectsOf(work)).filter((subject) => subject.includes('finished the work'))).toHaveLength(1)
})

test('what is answered or taken back by then is not mailed', async () => {
  const work = await makeWork(server)
  await later(HOUR_MS)
  await stay(work)
  const { status, text } = await work.asAgent.post(`/orders/${work.id}/extensions`, {
    ...{ days: 3, reason: 'The office is closed this week.' },
  })
  expect(status, text).toBe(201)
  await later(MINUTE_MS)
  const { extension } = (await work.asClient.get(`/orders/${work.id}/work`)).body.data
  await work.asClient.post(`/orders/${work.id}/extensions/${extension.id}/answer`, { accept: true })
  await later(HOUR_MS)
  expect(await subjectsOf(work)).not.toContainEqual(expect.stringContaining('asks for more time'))
})

test('several in one mail keep each amount and each day', async () => {
  const work = await makeWork(server)
  await later(HOUR_MS)
  await stay(work)
  const { asAgent } = work
  const { data } = (await asAgent.get('/account/notifications')).body
  await asAgent.put('/account/notifications', { ...data, mail_rhythm: 'daily' })
  const request = await askForCompletion(work)
  await work.asClient.post(`/orders/${work.id}/completion-requests/${request}/answer`, { accept: true })
  const { uuid } = (await work.asClient.get(`/orders/${work.id}/conversation`)).body.data
  await say(work.asClient, uuid, 'Thank you.')
  await later(20 * MINUTE_MS)
  await later(24 * HOUR_MS)
  const mail = (await mailboxOf(server, work.agent.email)).find(({ subject }) =>
    subject.startsWith('Your day'),
  )
  expect(mail?.text).toMatch(/You earned \$425\.00\. You can withdraw it from \d+ \w+ \d{4}\./)
})
