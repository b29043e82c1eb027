import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { type Clock, systemClock } from '../src/platform/clock.ts'
import { bulk, type Reply, readCommands, toBytes } from './redis-protocol.ts'

interface Value {
  count: number
  endsAt: number
}

interface Client {
  socket: Socket
  channels: Set<string>
  /** They came since MULTI; null means outside of it. */
  queued: string[][] | null
}

/** It does as much of Redis as the server uses, over real connections, for one test; the clock ends its keys. */
export async function startFakeRedis(clock: Clock = systemClock) {
  const values = new Map<string, Value>()
  const clients = new Set<Client>()

  const server = createServer((socket) => {
    const client: Client = { socket, channels: new Set(), queued: null }
    clients.add(client)
    socket.on('close', () => clients.delete(client))
    socket.on('error', () => {})
    readCommands(socket, (command) => {
      for (const reply of answer(client, command)) socket.write(toBytes(reply))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const dropConnections = () => Promise.all([...clients].map(({ socket }) => once(socket.destroy(), 'close')))
  const stop = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    await dropConnections()
    await closed
  }
  onTestFinished(stop)

  function answer(client: Client, command: string[]): Reply[] {
    const [name = '', ...parameters] = command
    if (name.toUpperCase() === 'EXEC') {
      const queued = client.queued ?? []
      client.queued = null
      return [queued.flatMap((one) => run(client, one))]
    }
    if (client.queued) {
      client.queued.push(command)
      return ['QUEUED']
    }
    return run(client, [name, ...parameters])
  }

  function run(client: Client, [name = '', ...parameters]: string[]): Reply[] {
    const [first = '', second = ''] = parameters
    switch (name.toUpperCase()) {
      case 'INFO':
        return [bulk('redis_version:7.2.0\r\nloading:0\r\n')]
      case 'PING':
        return ['PONG']
      case 'CLIENT':
        return ['OK']
      case 'MULTI':
        client.queued = []
        return ['OK']
      case 'SUBSCRIBE':
        return parameters.map((channel) => {
          client.channels.add(channel)
          return [bulk('subscribe'), bulk(channel), client.channels.size]
        })
      case 'UNSUBSCRIBE':
        return parameters.map((channel) => {
          client.channels.delete(channel)
          return [bulk('unsubscribe'), bulk(channel), client.channels.size]
        })
      case 'PUBLISH':
        return [publish(first, second)]
      case 'SET':
        return [setNew(first, Number(second), parameters.slice(2))]
      case 'INCR':
        return [increase(first, 1)]
      case 'DECR':
        return [increase(first, -1)]
      case 'PTTL':
        return [timeLeft(first)]
      default:
        return [new Error(`unknown command '${name}'`)]
    }
  }

  function publish(channel: string, text: string) {
    const listening = [...clients].filter((client) => client.channels.has(channel))
    for (const { socket } of listening) socket.write(toBytes([bulk('message'), bulk(channel), bulk(text)]))
    return listening.length
  }

  function setNew(key: string, count: number, [px, milliseconds, nx]: string[]): Reply {
    if (px !== 'PX' || nx !== 'NX') return new Error('syntax error')
    if (find(key)) return null
    values.set(key, { count, endsAt: clock.now().getTime() + Number(milliseconds) })
    return 'OK'
  }

  function increase(key: string, by: number) {
    const value = find(key) ?? { count: 0, endsAt: Infinity }
    value.count += by
    values.set(key, value)
    return value.count
  }

  const timeLeft = (key: string) => {
    const value = find(key)
    return value ? value.endsAt - clock.now().getTime() : -2
  }

  function find(key: string) {
    const value = values.get(key)
    return value && value.endsAt > clock.now().getTime() ? value : undefined
  }

  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    dropConnections,
    stop,
    listeners: (channel: string) => [...clients].filter((client) => client.channels.has(channel)).length,
  }
}
