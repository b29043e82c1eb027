import type { NoticePreferences } from '@sojourn/contract/talk/notice-preferences'
import { expect, test } from 'vitest'
import { say } from '../../../test/conversations.ts'
import { makePaidWork } from '../../../test/paid-work.ts'
import { makePerson, signIn } from '../../../test/people.ts'
import { startPushService } from '../../../test/push-service.ts'
import { startApp } from '../../../test/start-app.ts'
import { HOUR_MS, MINUTE_MS } from '../../platform/clock.ts'
import { makePushKeys } from '../../platform/push/make-push-keys.ts'

/** A client whose browser is subscribed, and an agent who writes to them. */
async function startTalk() {
  const keys = makePushKeys()
  const service = await startPushService(keys)
  const server = await startApp({ settings: { push: { ...keys, services: [service.origin] } } })
  const work = await makePaidWork(server)
  const { asClient, asAgent } = work
  const { status, text } = await asClient.put('/account/push', service.subscription)
  if (status !== 200) throw new Error(text)
  const { uuid: id } = (await asClient.get(`/orders/${work.id}/conversation`)).body.data
  return {
    ...{ server, work, id, asClient, asAgent },
    async write(message: string) {
      const answer = await say(asAgent, id, message)
      if (answer.status !== 201) throw new Error(answer.text)
      return answer.body.data as { uuid: string; seq: number }
    },
    read: (seq: number) => asClient.put(`/conversations/${id}/read`, { seq }),
    async choose(change: Partial<NoticePreferences>) {
      const { data } = (await asClient.get('/account/notifications')).body
      await asClient.put('/account/notifications', { ...data, ...change })
    },
    async later(milliseconds: number) {
      await server.jobsDone()
      server.clock.forward(milliseconds)
      await Promise.all([asClient.head('/heartbeat'), asAgent.head('/heartbeat')])
      await server.jobsDone()
    },
    pushed: () =>
      service.arrived
        .map((one) => service.read(one).message)
        .filter(({ path }: { path: string }) => path.endsWith('/conversation')),
  }
}

test('each message is pushed to whoever wants it: who wrote and where, and not a word of it', async () => {
  const { work, id, write, later, pushed } = await startTalk()
  await write('My number is 17')
  await later(MINUTE_MS)
  await write('And 18')
  await later(MINUTE_MS)
  const said = {
    id,
    title: expect.stringMatching(/^\S+ wrote to you$/),
    path: `/p/client/orders/${work.id}/conversation`,
  }
  expect(pushed()).toEqual([said, said])
})

test('a push says in the language of its reader’s account who wrote', async () => {
  const { asClient, write, later, pushed } = await startTalk()
  expect((await asClient.patch('/account/language', { language: 'fr' })).status).toBe(200)
  await write('My number is 17')
  await later(MINUTE_MS)
  expect(pushed()).toMatchObject([{ title: expect.stringMatching(/^\S+ vous a écrit$/) }])
})

test('what is read on an open page meanwhile is not pushed, and nobody is pushed their own', async () => {
  const { asClient, id, write, read, later, pushed } = await startTalk()
  const { seq } = await write('Are you there?')
  await read(seq)
  await say(asClient, id, 'Yes.')
  await later(MINUTE_MS)
  expect(pushed()).toEqual([])
})

test('who switched pushes of messages off gets none', async () => {
  const { asClient, choose, write, later, pushed } = await startTalk()
  const { push } = (await asClient.get('/account/notifications')).body.data
  await choose({ push: { ...push, messages: false } })
  await write('Are you there?')
  await later(MINUTE_MS)
  expect(pushed()).toEqual([])
})

test('who is suspended is not told that somebody wrote', async () => {
  const { server, work, write, later, pushed } = await startTalk()
  const staff = await signIn(server, await makePerson(server, { staff: true }))
  const reason = 'Several agents told us of forged papers.'
  const suspended = await staff.post(`/staff/people/${work.client.id}/suspension`, { reason })
  expect(suspended.status, suspended.text).toBe(200)
  await write('Are you there?')
  await later(MINUTE_MS)
  expect(pushed()).toEqual([])
})

test('quiet hours in the zone of the reader hold them; at their end one of a conversation comes', async () => {
  const { server, asClient, choose, write, later, pushed } = await startTalk()
  // 9:00 in UTC is 18:00 there.
  await asClient.put('/account/timezone', { timezone: 'Asia/Tokyo' })
  await choose({ quiet: { from: '17:00', until: '20:00' } })
  await write('Are you there?')
  await later(HOUR_MS)
  await write('Hello?')
  await later(50 * MINUTE_MS)
  expect(pushed()).toEqual([])
  const held = "select from pgboss.job where name = 'push-held-messages' and state = 'created'"
  expect((await server.context.pool.query(held)).rowCount, 'one waits, however much is written').toBe(1)
  await later(20 * MINUTE_MS)
  expect(pushed()).toHaveLength(1)
})

test.each(['read', 'hidden', 'blocked', 'switched off'])(
  'what was %s while quiet hours held it is not pushed',
  async (what) => {
    const { server, asClient, id, choose, write, read, later, pushed } = await startTalk()
    await choose({ quiet: { from: '08:00', until: '11:00' } })
    const { uuid, seq } = await write('Are you there?')
    await server.jobsDone()
    if (what === 'read') await read(seq)
    if (what === 'blocked') await asClient.put(`/conversations/${id}/block`, { blocked: true })
    if (what === 'switched off') {
      const { push } = (await asClient.get('/account/notifications')).body.data
      await choose({ push: { ...push, messages: false } })
    }
    if (what === 'hidden') {
      const { body } = await asClient.post('/reports', {
        ...{ kind: 'message', subject: uuid, category: 'offensive', good_faith: true },
        explanation: 'This message insults me and my family.',
      })
      const staff = await signIn(server, await makePerson(server, { staff: true }))
      await staff.put(`/staff/reports/${body.data.id}/claim`)
      const { status } = await staff.post(`/staff/reports/${body.data.id}/decision`, {
        ...{ outcome: 'hidden', ground: 'terms', reason: 'This is an insult to somebody.' },
      })
      expect(status).toBe(200)
    }
    await later(3 * HOUR_MS)
    expect(pushed()).toEqual([])
  },
)

test('what our team writes is pushed also to whoever blocked the other side', async () => {
  const { asClient, id, work, later, pushed, server } = await startTalk()
  await asClient.put(`/conversations/${id}/block`, { blocked: true })
  await work.asAgent.post(`/orders/${work.id}/start`)
  const text = 'Nothing has happened for weeks, and nobody answers my questions about it.'
  const opened = await asClient.post(`/orders/${work.id}/conflicts`, { reason: 'late', text })
  expect(opened.status, opened.text).toBe(201)
  const staff = await signIn(server, await makePerson(server, { staff: true, first_name: 'Ruth' }))
  const sent = await staff.post(`/staff/conversations/${id}/messages`, {
    ...{ client_id: crypto.randomUUID(), message: 'How can we help?' },
  })
  expect(sent.status, sent.text).toBe(201)
  await later(MINUTE_MS)
  expect(pushed()).toMatchObject([{ title: 'Ruth from Sojourn wrote to you' }])
})
