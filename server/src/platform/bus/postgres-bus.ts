import type pg from 'pg'
import { newClient } from '../database/new-client.ts'
import type { Log } from '../log.ts'
import type { Bus } from './bus.ts'
import { Listeners } from './listeners.ts'
import { ask, listen, notify } from './notify-store.ts'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5000
/** PostgreSQL carries just under 8,000 bytes. */
const MOST_BYTES = 7900
const ASK_MS = 15_000

/**
 * Nodes that share nothing but their database hear each other by it. One connection listens, from the first
 * listener on; when it breaks, another is opened, and whoever listens is told that something may have been
 * missed.
 */
export function postgresBus(url: string, pool: pg.Pool, log: Log): Bus {
  const listeners = new Listeners(log)
  const resumed = new Set<() => void>()
  let client: Promise<pg.Client> | null = null
  let isClosed = false
  const waiting: string[] = []
  let sending: Promise<void> | null = null

  async function connect(): Promise<pg.Client> {
    const opened = newClient(url, { keepAlive: true })
    opened.on('notification', ({ payload = '' }) => {
      const [channel = '', , text = ''] = payload.split('\n')
      listeners.tell(channel, text)
    })
    try {
      await opened.connect()
      await listen(opened)
    } catch (error) {
      await opened.end().catch(() => {})
      throw error
    }
    // A connection on which nothing comes back would look like one on which nothing happens.
    const asking = setInterval(() => giveUpIfSilent(opened), ASK_MS).unref()
    opened.once('end', () => {
      clearInterval(asking)
      if (!isClosed) client = comeBack()
    })
    return opened
  }

  async function comeBack(): Promise<pg.Client> {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      if (isClosed) throw new Error('The bus is closed')
      try {
        const opened = await connect()
        for (const tell of resumed) tell()
        return opened
      } catch (error) {
        log.warn({ err: error }, 'the connection that hears other nodes is broken')
        await new Promise((done) => setTimeout(done, pause).unref())
      }
    }
  }

  async function sendAll() {
    while (waiting.length > 0) {
      const payloads = waiting.splice(0)
      await notify(pool, payloads).catch((error) => log.error({ err: error }, 'an announcement was lost'))
    }
    sending = null
  }

  return {
    async publish(channel, message) {
      // Numbered, for PostgreSQL leaves out what a transaction says twice.
      const payload = [channel, waiting.length, JSON.stringify(message)].join('\n')
      if (Buffer.byteLength(payload) > MOST_BYTES)
        throw new Error(`An announcement on ${channel} is too long`)
      waiting.push(payload)
      sending ??= sendAll()
      await sending
    },
    async subscribe(channel, listener) {
      const own = (message: never) => listener(message)
      listeners.add(channel, own)
      client ??= connect()
      try {
        await client
      } catch (error) {
        client = null
        listeners.remove(channel, own)
        throw error
      }
      return async () => {
        listeners.remove(channel, own)
      }
    },
    onResumed(tell) {
      resumed.add(tell)
    },
    async close() {
      isClosed = true
      await sending
      await (await client?.catch(() => null))?.end().catch(() => {})
    },
  }
}

/** Without an answer it is given up. */
async function giveUpIfSilent(client: pg.Client) {
  const late = setTimeout(
    () => (client as unknown as Destroyable).connection.stream.destroy(),
    ASK_MS / 3,
  ).unref()
  await ask(client).catch(() => {})
  clearTimeout(late)
}

interface Destroyable {
  connection: { stream: { destroy(): void } }
}
