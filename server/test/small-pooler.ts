import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import type pg from 'pg'
import { onTestFinished } from 'vitest'
import { newClient } from '../src/platform/database/new-client.ts'

const KNOWN_AT_START = ['user', 'database', 'application_name', 'client_encoding']

/**
 * A pooler such as PgBouncer without prepared statements: it lends one of its connections to PostgreSQL for a transaction, or for
 * as long as somebody is connected, and passes on what is said.
 */
export async function startSmallPooler(databaseUrl: string, lends: 'transaction' | 'session', size = 3) {
  const backends = await Promise.all(Array.from({ length: size }, () => openBackend(databaseUrl)))
  const free = [...backends]
  const waiting: ((backend: Socket) => void)[] = []
  const take = async () => free.pop() ?? new Promise<Socket>((given) => waiting.push(given))
  const giveBack = (backend: Socket) => {
    const next = waiting.shift()
    if (next) next(backend)
    else free.push(backend)
  }

  const server = createServer((client) => {
    client.on('error', () => {})
    let lent: Promise<Socket> | null = null
    let isStarted = false
    const hear = (backend: Socket) => {
      const messages = cutter()
      backend.removeAllListeners('data').on('data', (chunk: Buffer) => {
        for (const message of messages(chunk)) {
          client.write(message)
          const isIdle = message[0] === Z && message[5] === 'I'.charCodeAt(0)
          if (isIdle && lends === 'transaction') release()
        }
      })
      return backend
    }
    const release = () => {
      lent?.then(giveBack)
      lent = null
    }
    client.on('data', (chunk: Buffer) => {
      if (!isStarted) {
        const words = chunk.subarray(8).toString().split('\0')
        const unknown = words.find((word, at) => at % 2 === 0 && word && !KNOWN_AT_START.includes(word))
        isStarted = true
        return client.write(unknown ? refusal(`unsupported startup parameter: ${unknown}`) : WELCOME)
      }
      if (chunk[0] === X) return
      lent ??= take().then(hear)
      lent.then((backend) => backend.write(chunk))
    })
    client.on('close', release)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    for (const backend of backends) backend.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}`, search: '' }).href
}

const X = 'X'.charCodeAt(0)
const Z = 'Z'.charCodeAt(0)

function message(type: string, ...parts: Buffer[]) {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

/** Its own process, as every pooler names, and none of PostgreSQL's. */
const WELCOME = Buffer.concat([
  message('R', Buffer.alloc(4)),
  message('K', Buffer.from([0x7f, 0xff, 0xff, 0xff, 0, 0, 0, 1])),
  message('Z', Buffer.from('I')),
])

const refusal = (sentence: string) => message('E', Buffer.from(`SFATAL\0C08P01\0M${sentence}\0\0`))

/** Cuts what comes into whole messages. */
function cutter() {
  let rest = Buffer.alloc(0)
  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    const messages: Buffer[] = []
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const length = rest.readInt32BE(1) + 1
      messages.push(rest.subarray(0, length))
      rest = rest.subarray(length)
    }
    return messages
  }
}

/** Signed in by the client's own means; what is said from then on is ours. */
async function openBackend(url: string): Promise<Socket> {
  const client = newClient(url)
  await client.connect()
  const { stream } = (client as pg.Client & { connection: { stream: Socket } }).connection
  return stream.removeAllListeners('data')
}
