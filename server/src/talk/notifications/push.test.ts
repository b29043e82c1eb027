import { expect, test } from 'vitest'
import { makePaidWork, type PaidWork } from '../../../test/paid-work.ts'
import { makePerson, signIn } from '../../../test/people.ts'
import { startPushService } from '../../../test/push-service.ts'
import { startApp } from '../../../test/start-app.ts'
import { HOUR_MS, MINUTE_MS } from '../../platform/clock.ts'
import { makePushKeys } from '../../platform/push/make-push-keys.ts'

/** A client whose browser is subscribed, and who hired an agent. */
async function startSubscribed() {
  const keys = makePushKeys()
  const service = await startPushService(keys)
  const server = await startApp({ settings: { push: { ...keys, services: [service.origin] } } })
  const work = await makePaidWork(server)
  const { status, body, text } = await work.asClient.put('/account/push', service.subscription)
  if (status !== 200) throw new Error(text)
  expect(body.data).toEqual({ key: keys.publicKey, is_on: true })
  const start = (which: PaidWork = work) => which.asAgent.post(`/orders/${which.id}/start`)
  return { server, service, work, start }
}

test('a browser that wants to is told the title and the place, sealed for it alone', async () => {
  const { server, service, work, start } = await startSubscribed()
  await start()
  await server.jobsDone()
  const [pushed, ...more] = service.arrived
  if (!pushed) throw new Error('Nothing was pushed')
  expect(more).toEqual([])
  expect(pushed.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
  const { claims, message } = service.read(pushed)
  expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:support@sojourn.example' })
  expect(message).toEqual({
    id: expect.any(String),
    title: expect.stringMatching(/ started the work$/),
    path: `/p/client/orders/${work.id}`,
  })
})

test.each([404, 410])('a browser of which the service says %i is told no more', async (answer) => {
  const { server, service, work, start } = await startSubscribed()
  service.mood.answer = answer
  await start()
  await server.jobsDone()
  expect(service.arrived).toHaveLength(1)
  expect((await work.asClient.get('/account/push')).body.data.is_on).toBe(false)
})

test('a service that is down is asked again', async () => {
  const { server, service, start } = await startSubscribed()
  service.mood.answer = 503
  await start()
  expect(await server.runJobs()).toHaveLength(1)
  service.mood.answer = 201
  server.clock.forward(MINUTE_MS)
  await server.jobsDone()
  expect(service.arrived).toHaveLength(2)
})

test('signing out ends it', async () => {
  const { server, service, work, start } = await startSubscribed()
  await work.asClient.post('/auth/logout')
  await start()
  await server.jobsDone()
  expect(service.arrived).toEqual([])
})

test('a click ends it, and what was switched off is not pushed', async () => {
  const { server, service, work, start } = await startSubscribed()
  const { data } = (await work.asClient.get('/account/notifications')).body
  await work.asClient.put('/account/notifications', { ...data, push: { ...data.push, orders: false } })
  await start()
  await server.jobsDone()
  expect(service.arrived).toEqual([])
  expect((await work.asClient.delete('/account/push')).body.data.is_on).toBe(false)
})

test('quiet hours hold a push, and one that was read meanwhile does not come', async () => {
  const { server, service, work, start } = await startSubscribed()
  const { data } = (await work.asClient.get('/account/notifications')).body
  await work.asClient.put('/account/notifications', { ...data, quiet: { from: '09:00', until: '11:00' } })
  await start()
  await server.jobsDone()
  server.clock.forward(HOUR_MS)
  await server.jobsDone()
  expect(service.arrived).toEqual([])
  await work.asAgent.post(`/orders/${work.id}/completion-requests`, { summary: 'All is filed.' })
  await server.jobsDone()
  const [newest] = (await work.asClient.get('/notifications')).body.data.items
  await work.asClient.put(`/notifications/${newest.id}/read`)
  server.clock.forward(HOUR_MS)
  await server.jobsDone()
  const titles = service.arrived.map((one) => service.read(one).message.title)
  expect(titles).toEqual([expect.stringMatching(/ started the work$/)])
})

test('the quiet hours are those of the zone somebody lives in', async () => {
  const { server, service, work, start } = await startSubscribed()
  const { data } = (await work.asClient.get('/account/notifications')).body
  // It is 9:00 in UTC and 18:00 there.
  await work.asClient.put('/account/timezone', { timezone: 'Asia/Tokyo' })
  await work.asClient.put('/account/notifications', { ...data, quiet: { from: '17:30', until: '19:30' } })
  await start()
  await server.jobsDone()
  server.clock.forward(HOUR_MS)
  await server.jobsDone()
  expect(service.arrived).toEqual([])
  server.clock.forward(HOUR_MS / 2)
  await server.jobsDone()
  expect(service.arrived).toHaveLength(1)
})

test('of what was read in quiet hours nothing is pushed at their end', async () => {
  const { server, service, work, start } = await startSubscribed()
  const { data } = (await work.asClient.get('/account/notifications')).body
  await work.asClient.put('/account/notifications', { ...data, quiet: { from: '09:00', until: '11:00' } })
  await start()
  await server.jobsDone()
  const [newest] = (await work.asClient.get('/notifications')).body.data.items
  expect((await work.asClient.put(`/notifications/${newest.id}/read`)).status).toBe(200)
  server.clock.forward(3 * HOUR_MS)
  await server.jobsDone()
  expect(service.arrived).toEqual([])
})

test('what was switched off while quiet hours held it is not pushed, what nobody can switch off is', async () => {
  const { server, service, work, start } = await startSubscribed()
  const { data } = (await work.asClient.get('/account/notifications')).body
  const quiet = { ...data, quiet: { from: '09:00', until: '11:00' } }
  await work.asClient.put('/account/notifications', quiet)
  await start()
  const asked = await work.asAgent.post(`/orders/${work.id}/completion-requests`, {
    summary: 'All is filed.',
  })
  expect(asked.status, asked.text).toBe(201)
  await server.jobsDone()
  await work.asClient.put('/account/notifications', { ...quiet, push: { ...data.push, orders: false } })
  server.clock.forward(2 * HOUR_MS)
  await server.jobsDone()
  const titles = service.arrived.map((one) => service.read(one).message.title)
  expect(titles).toEqual([expect.stringMatching(/finished the work\. Please check it$/)])
})

test('who is suspended is told that alone', async () => {
  const { server, service, work, start } = await startSubscribed()
  const staff = await signIn(server, await makePerson(server, { staff: true }))
  const suspended = await staff.post(`/staff/people/${work.client.id}/suspension`, {
    reason: 'Several agents told us of forged papers.',
  })
  expect(suspended.status, suspended.text).toBe(200)
  await start()
  await server.jobsDone()
  const titles = service.arrived.map((one) => service.read(one).message.title)
  expect(titles).toEqual(['Your account is suspended'])
})

test.each([
  'https://evil.example/push',
  'http://127.0.0.1:1/push',
  'https://127.0.0.1/push',
  'https://fcm.googleapis.com.evil.example/push',
  'file:///etc/passwd',
])('we write to no %s', async (endpoint) => {
  const { service, work } = await startSubscribed()
  const answer = await work.asClient.put('/account/push', { ...service.subscription, endpoint })
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'endpoint' }] } })
})

test('a browser belongs to whoever signed in on it last', async () => {
  const { server, service, work, start } = await startSubscribed()
  await work.asAgent.put('/account/push', service.subscription)
  expect((await work.asClient.get('/account/push')).body.data.is_on).toBe(false)
  await start()
  await server.jobsDone()
  // The agent is told this themselves.
  const titles = service.arrived.map((one) => service.read(one).message.title)
  expect(titles).toEqual([expect.stringMatching(/ hired you$/)])
})
