import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { makeTalk, say } from '../../../test/conversations.ts'
import { makePerson, PASSWORD, signIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { openTab, Tab } from '../../../test/tab.ts'
import { inLongSet, rounds } from '../../../test/test-set.ts'
import { SESSION_ENDED, type SessionsEnded } from '../../people/identity/sessions/end-sessions.ts'

let server: TestApp
let other: TestApp
let address: string
let otherAddress: string
beforeAll(async () => {
  server = await openTestApp()
  other = await openTestApp({ besides: server })
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  otherAddress = await other.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await other.close()
  await server.close()
})
beforeEach(() => {
  server.clock.forward(61_000)
  other.clock.forward(61_000)
})

const isMessage = (message: string) => (frame: { msg?: { message: string } }) =>
  frame.msg?.message === message

test('a message reaches the tabs of both sides on every node, with what is unread', async () => {
  const { id, asClient, asAgent } = await makeTalk(server)
  const own = await openTab(address, asClient)
  const here = await openTab(address, asAgent)
  const there = await openTab(otherAddress, asAgent)
  await say(asClient, id, 'Hello there')
  for (const tab of [own, here, there])
    expect(await tab.hears(isMessage('Hello there'))).toMatchObject({
      type: 2,
      conversation_id: id,
      msg: { seq: 1, participant: { user: { full_name: 'Chidi Client' } } },
    })
  for (const tab of [here, there])
    expect(await tab.hears(({ type, meta }) => type === 3 && meta?.unread_count === 1)).toBeTruthy()
})

test('a line of the case reaches the tabs of both sides, with what is unread as it was', async () => {
  const { id, orderId, asClient, asAgent } = await makeTalk(server)
  await say(asClient, id, 'Hello there')
  const tabs = [await openTab(address, asClient), await openTab(otherAddress, asAgent)]
  for (const tab of tabs) tab.frames.length = 0
  expect((await asAgent.post(`/orders/${orderId}/start`)).status).toBe(200)
  const counts = []
  for (const tab of tabs) {
    expect(await tab.hears(({ event }) => event === 'new')).toMatchObject({
      ...{ conversation_id: id, msg: { seq: 2, participant: { user: { uuid: null } } } },
    })
    counts.push((await tab.hears(({ type }) => type === 3)).meta?.unread_count)
  }
  expect(counts).toEqual([0, 1])
})

test('the other side sees who types, who has read, who came and who went', async () => {
  const { id, asClient, asAgent, agent } = await makeTalk(server)
  const watching = await openTab(otherAddress, asClient)
  const typing = await openTab(address, asAgent)
  await watching.hears(({ event, msg }) => event === 'online' && msg?.participant.user.uuid === agent.id)
  typing.send({ type: 5, conversation_id: id })
  expect(await watching.hears(({ event }) => event === 'typing')).toMatchObject({
    conversation_id: id,
    msg: { participant: { user: { uuid: agent.id } } },
  })
  await say(asClient, id, 'Read me')
  await asAgent.put(`/conversations/${id}/read`, { seq: 1 })
  expect(await watching.hears(({ type }) => type === 6)).toMatchObject({
    event: agent.id,
    meta: { read_seq: 1 },
  })
  typing.socket.close()
  await watching.hears(({ event, msg }) => event === 'offline' && msg?.participant.user.uuid === agent.id)
})

test('an open socket does not keep its request in memory', async () => {
  const { asClient } = await makeTalk(server)
  const requests: WeakRef<object>[] = []
  const note = (request: object) => requests.push(new WeakRef(request))
  server.app.server.on('upgrade', note)
  await openTab(address, asClient)
  server.app.server.off('upgrade', note)
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  // An object that was just looked at is kept until the next turn.
  await setImmediate()
  collect()
  expect(requests.map((request) => request.deref())).toEqual([undefined])
})

test('a stranger hears nothing, not even who types', async () => {
  const { id, asClient, asAgent } = await makeTalk(server)
  const stranger = await openTab(address, await signIn(server, await makePerson(server)))
  const client = await openTab(address, asClient)
  stranger.send({ type: 5, conversation_id: id })
  await say(asAgent, id, 'Between us')
  await client.hears(isMessage('Between us'))
  expect(stranger.frames).toEqual([{ type: 3, meta: { unread_count: 0 } }])
  expect(client.frames.filter(({ event }) => event === 'typing')).toEqual([])
})

test('a socket needs the cookie, a nonce of the session and its device, and our own page', async () => {
  const { asClient, asAgent } = await makeTalk(server)
  const cookie = [...asAgent.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const refused = [
    { nonce: 'invented.token' },
    { nonce: asAgent.nonce ?? '' },
    { device: randomUUID() },
    { cookie },
    { cookie: 'session=none' },
    ...['https://evil.example', 'null', `${address}.evil.example`, 'http://127.0.0.1:1', ''].map(
      (origin) => ({ origin }),
    ),
  ]
  for (const wanted of refused)
    expect(await new Tab(address, asClient, wanted).refused, JSON.stringify(wanted)).toBe(401)
  await openTab(address, asClient)
})

test('who does not say first who they are is cut off', async () => {
  const { id, asClient } = await makeTalk(server)
  const first = [{ type: 5, conversation_id: id }, { type: 4, nonce: 'another' }, { type: 9 }, 'text']
  for (const frame of first) {
    const tab = new Tab(address, asClient, { silent: true })
    tab.socket.on('open', () => tab.send(frame as object))
    expect(await tab.closed).toBe(1008)
  }
  const large = new Tab(address, asClient, { silent: true })
  large.socket.on('open', () => large.socket.send('x'.repeat(70_000)))
  expect(await large.closed).toBe(1009)
})

test('signing out, suspension, another mode and another password close the sockets on every node at once', async () => {
  const made = async () => {
    const person = await makePerson(server, { home: 'consultant' })
    const browser = await signIn(server, person)
    return { person, browser, tab: await openTab(otherAddress, browser) }
  }
  const [out, suspended, switched, renewed] = [await made(), await made(), await made(), await made()]
  const staff = await signIn(server, await makePerson(server, { staff: true }))
  const answers = [
    await out.browser.post('/auth/logout'),
    await staff.post(`/staff/people/${suspended.person.id}/suspension`, { reason: 'Sent advertisements.' }),
    await switched.browser.post('/account/switch', { to: 'subscriber' }),
    await renewed.browser.put('/account/password', {
      password: PASSWORD,
      newPassword: 'N3w-enough-words?',
      confirmPassword: 'N3w-enough-words?',
    }),
  ]
  expect(answers.map(({ status, text }) => (status < 300 ? 'done' : text))).toEqual([
    'done',
    'done',
    'done',
    'done',
  ])
  for (const { tab } of [out, suspended, switched, renewed]) expect(await tab.closed).toBe(1008)
  const again = new Tab(otherAddress, suspended.browser)
  expect(await again.refused).toBe(401)
  await openTab(otherAddress, switched.browser)
})

test('a new password closes the sockets of three hundred other sessions at once', async () => {
  const person = await makePerson(server)
  const [keeps, gone] = [await signIn(server, person), await signIn(server, person)]
  const tab = await openTab(otherAddress, gone)
  await server.context.pool.query(
    `insert into session (token_hash, person_id, device_name, address, created_at, last_seen_at, expires_at)
     select sha256(convert_to($1::uuid::text || n, 'UTF8')), person_id, device_name, address, created_at, last_seen_at, expires_at
     from generate_series(1, 300) as n, lateral (select * from session where person_id = $1::uuid limit 1) as one`,
    [person.id],
  )
  // A person who is missed here keeps their socket for up to half a minute.
  const heard: string[] = []
  const stop = await other.context.bus.subscribe(SESSION_ENDED, ({ ids }: SessionsEnded) =>
    heard.push(...ids),
  )
  onTestFinished(stop)
  const change = {
    password: PASSWORD,
    newPassword: 'N3w-enough-words?',
    confirmPassword: 'N3w-enough-words?',
  }
  expect((await keeps.put('/account/password', change)).status).toBeLessThan(300)
  expect(await tab.closed).toBe(1008)
  await expect.poll(() => new Set(heard).size).toBe(301)
})

test('somebody has five sockets at a node; a sixth is told that we are busy', async () => {
  const browser = await signIn(server, await makePerson(server))
  for (let index = 0; index < 5; index += 1) await openTab(address, browser)
  expect(await new Tab(address, browser).closed).toBe(1013)
})

test('a socket speaks by one name, and tabs of the release before still hear theirs', async () => {
  const browser = await signIn(server, await makePerson(server))
  expect((await openTab(address, browser)).socket.protocol).toBe('sojourn')
  expect((await openTab(address, browser, { isOld: true })).socket.protocol).toBe(browser.device)
})

test('who floods with several tabs is cut off as with one, and a new tab does not help', async () => {
  const { id, asAgent, asClient } = await makeTalk(server)
  const [one, other] = [await openTab(address, asAgent), await openTab(address, asAgent)]
  const quiet = await openTab(address, asClient)
  for (const tab of [one, other])
    for (let index = 0; index < 60; index += 1) tab.send({ type: 5, conversation_id: id })
  expect(await Promise.race([one.closed, other.closed])).toBe(1008)
  const again = new Tab(address, asAgent)
  expect(await again.closed).toBe(1008)
  quiet.send({ type: 5, conversation_id: id })
  server.clock.forward(61_000)
  await asAgent.head('/heartbeat')
  await openTab(address, asAgent)
  expect(quiet.socket.readyState).toBe(quiet.socket.OPEN)
})

test('who floods is cut off, and the others hear what is said meanwhile', async () => {
  const { id, asClient, asAgent } = await makeTalk(server)
  const client = await openTab(address, asClient)
  const flooder = await openTab(address, asAgent)
  const halfOpen = Array.from(
    { length: inLongSet ? 200 : 20 },
    () => new Tab(address, asAgent, { silent: true }),
  )
  onTestFinished(() => {
    for (const { socket } of halfOpen) socket.terminate()
  })
  for (let index = 0; index < 1000; index += 1) flooder.send({ type: 5, conversation_id: id })
  expect(await flooder.closed).toBe(1008)
  await say(asAgent, id, 'Still here')
  await client.hears(isMessage('Still here'))
  expect(client.frames.filter(({ event }) => event === 'typing').length).toBeLessThanOrEqual(100)
})

test('a node that stops tells its tabs to come back', async () => {
  const node = await openTestApp({ besides: server })
  const at = await node.app.listen({ port: 0, host: '127.0.0.1' })
  const tab = await openTab(at, await signIn(server, await makePerson(server)))
  await node.close()
  expect(await tab.closed).toBe(1011)
})

test('a message whose announcement was lost is announced when it is sent again', async () => {
  const { id, asClient, asAgent } = await makeTalk(server)
  const tab = await openTab(otherAddress, asAgent)
  const { bus } = server.context
  const { publish } = bus
  const clientId = randomUUID()
  bus.publish = () => Promise.reject(new Error('gone'))
  onTestFinished(() => void Object.assign(bus, { publish }))
  expect((await say(asClient, id, 'Are you there?', clientId)).status).toBe(201)
  bus.publish = publish
  expect((await say(asClient, id, 'Are you there?', clientId)).body.data.seq).toBe(1)
  expect(await tab.hears(isMessage('Are you there?'))).toMatchObject({ msg: { seq: 1 } })
})

test(
  'what was said while a tab was cut off is caught up with: once each and in order',
  async () => {
    const { id, asClient, asAgent } = await makeTalk(server)
    asAgent.turnTo(other)
    const seen: number[] = []
    const many = rounds(200, 10_000)
    const cuts = rounds(5, 100)
    let tab = await openTab(otherAddress, asAgent)
    const catchUp = async () => {
      for (;;) {
        const { body } = await asAgent.get(
          `/conversations/${id}/messages?after=${seen.at(-1) ?? 0}&limit=100`,
        )
        const { items, pagination } = body.data
        seen.push(...items.map(({ seq }: { seq: number }) => seq))
        if (!pagination.next_cursor) return
      }
    }
    for (let index = 0; index < many; index += 1) {
      if (index % 80 === 0) {
        server.clock.forward(61_000)
        await asClient.head('/heartbeat')
      }
      const clientId = randomUUID()
      const sent = await say(asClient, id, `Message ${index + 1}`, clientId)
      expect(sent.body.data.seq).toBe(index + 1)
      // An answer that was lost is asked for again.
      if (index % 7 === 0)
        expect((await say(asClient, id, `Message ${index + 1}`, clientId)).body.data.seq).toBe(index + 1)
      if (index % Math.floor(many / cuts) === 0) {
        tab.socket.terminate()
        tab = await openTab(otherAddress, asAgent)
        await catchUp()
      }
    }
    await tab.hears(({ msg }) => msg?.seq === many)
    await catchUp()
    expect(seen).toEqual(Array.from({ length: many }, (_, index) => index + 1))
  },
  rounds(60_000, 900_000),
)
