import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SocketConnection } from './socket-connection.ts'

class FakeSocket {
  sent: unknown[] = []
  onopen: () => void = () => {}
  onmessage: (event: { data: string }) => void = () => {}
  onclose: (event: { code: number }) => void = () => {}
  isClosed = false
  readyState = WebSocket.CONNECTING as number
  opens() {
    this.readyState = WebSocket.OPEN
    this.onopen()
  }
  send = (text: string) => this.sent.push(JSON.parse(text))
  close = () => {
    this.isClosed = true
  }
  says = (frame: object) => this.onmessage({ data: JSON.stringify(frame) })
}

const UNREAD = { type: 3, meta: { unread_count: 4 } }

function connect({ token = 'token' as string | null, renew = async () => true } = {}) {
  const sockets: FakeSocket[] = []
  const protocols: string[][] = []
  const kept = { token }
  const connection = new SocketConnection({
    open: (given) => {
      protocols.push(given)
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket as unknown as WebSocket
    },
    token: () => kept.token,
    renew,
    device: () => 'device',
    random: () => 1,
  })
  connection.connect()
  const newest = () => sockets.at(-1) as FakeSocket
  const ready = () => {
    newest().opens()
    newest().says(UNREAD)
  }
  return { connection, sockets, protocols, kept, newest, ready }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('it says who it is with token and device, and once more after it is open', () => {
  const { connection, protocols, newest, ready } = connect()
  expect(protocols).toEqual([['token', 'device', 'sojourn']])
  expect(connection.snapshot().state).toBe('connecting')
  ready()
  expect(newest().sent).toEqual([{ type: 4, nonce: 'token' }])
  expect(connection.snapshot()).toEqual({ state: 'ready', unread: 4, last: null })
})

test.each([1006, 1011])('after %i it comes back with growing pauses, and says what may be missed', (code) => {
  const { connection, sockets, newest, ready } = connect()
  const resumed = vi.fn()
  connection.onResumed(resumed)
  ready()
  for (const pause of [500, 1000, 2000]) {
    const open = sockets.length
    newest().onopen()
    newest().onclose({ code })
    expect(connection.snapshot().state).toBe('disconnected')
    vi.advanceTimersByTime(pause - 1)
    expect(sockets).toHaveLength(open)
    vi.advanceTimersByTime(1)
    expect(sockets).toHaveLength(open + 1)
  }
  expect(resumed).not.toHaveBeenCalled()
  ready()
  expect(resumed).toHaveBeenCalledOnce()
})

test('after 1008 it comes back once there is a fresh token', async () => {
  const { sockets, protocols, kept, newest, ready } = connect()
  ready()
  kept.token = 'fresh'
  newest().onclose({ code: 1008 })
  await vi.advanceTimersByTimeAsync(500)
  expect(sockets).toHaveLength(2)
  expect(protocols[1]).toEqual(['fresh', 'device', 'sojourn'])
})

test('what never opened asks for a fresh token before it knocks again', async () => {
  const { connection, sockets, protocols, kept, newest } = connect()
  kept.token = 'fresh'
  newest().onclose({ code: 1006 })
  await vi.advanceTimersByTimeAsync(500)
  expect(sockets).toHaveLength(2)
  expect(protocols[1]).toEqual(['fresh', 'device', 'sojourn'])
  expect(connection.snapshot().state).toBe('connecting')
})

test('what never opened stays away where the session is over', async () => {
  const { sockets, newest } = connect({ renew: async () => false })
  newest().onclose({ code: 1006 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets).toHaveLength(1)
})

test('after 1013 it stays away for two minutes, whatever comes back into view meanwhile', async () => {
  const { connection, sockets, newest, ready } = connect()
  newest().onopen()
  newest().onclose({ code: 1013 })
  for (let second = 1; second < 120; second += 1) {
    connection.connect()
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(sockets).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(sockets).toHaveLength(2)
  ready()
  expect(connection.snapshot().state).toBe('ready')
})

test('after 1013 who signs out and in again need not wait', () => {
  const { connection, sockets, newest } = connect()
  newest().onopen()
  newest().onclose({ code: 1013 })
  connection.disconnect()
  connection.connect()
  expect(sockets).toHaveLength(2)
})

test('after 1008 without a session it stays away, and keeps nothing', async () => {
  const { connection, sockets, newest, ready } = connect({ renew: async () => false })
  ready()
  newest().says({ type: 2, conversation_id: 'one' })
  newest().onclose({ code: 1008 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets).toHaveLength(1)
  expect(connection.snapshot()).toEqual({ state: 'disconnected', unread: null, last: null })
})

test('what comes before anybody listens waits, and the newest is the last payload', () => {
  const { connection, newest, ready } = connect()
  ready()
  newest().says({ type: 2, conversation_id: 'one' })
  newest().says({ type: 1, conversation_id: 'two' })
  expect(connection.snapshot().last).toEqual({ type: 1, conversation_id: 'two' })
  const heard: unknown[] = []
  connection.hear((frame) => heard.push(frame.conversation_id))
  newest().says({ type: 2, conversation_id: 'three' })
  expect(heard).toEqual(['one', 'two', 'three'])
})

test('signing out closes it for good and clears what waits', () => {
  const { connection, sockets, newest, ready } = connect()
  ready()
  newest().says({ type: 2, conversation_id: 'one' })
  connection.disconnect()
  expect(newest().isClosed).toBe(true)
  newest().onclose({ code: 1006 })
  vi.advanceTimersByTime(60_000)
  expect(sockets).toHaveLength(1)
  const heard = vi.fn()
  connection.hear(heard)
  expect(heard).not.toHaveBeenCalled()
})

test('one that has not opened yet is closed as soon as it has, and says nothing', () => {
  const { connection, newest } = connect()
  connection.disconnect()
  expect(newest().isClosed).toBe(false)
  newest().opens()
  expect([newest().isClosed, newest().sent]).toEqual([true, []])
})

test('whoever signs in next begins anew: their first frame tells of nothing that was missed', () => {
  const { connection, sockets, ready } = connect()
  const resumed = vi.fn()
  connection.onResumed(resumed)
  ready()
  connection.disconnect()
  connection.connect()
  expect(sockets).toHaveLength(2)
  ready()
  expect(connection.snapshot().state).toBe('ready')
  expect(resumed).not.toHaveBeenCalled()
})
