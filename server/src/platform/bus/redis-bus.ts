import type { Log } from '../log.ts'
import { openRedis } from '../redis.ts'
import type { Bus } from './bus.ts'
import { Listeners } from './listeners.ts'

const PREFIX = 'sojourn:bus:'
/** A node says here that it could not announce something for a while. */
const LOST = 'lost'

/** Two connections, since one that is subscribed may do nothing else; both come back and subscribe again by themselves. */
export async function redisBus(url: string, log: Log): Promise<Bus> {
  const listeners = new Listeners(log)
  const sender = await openRedis(url, log)
  const receiver = await openRedis(url, log)
  const resumed = new Set<() => void>()
  let hasLost = false
  const tellResumed = () => {
    for (const tell of resumed) tell()
  }
  // It is ready already: from now on it only becomes so again.
  receiver.on('ready', () => {
    // The answer comes after it subscribed again.
    receiver
      .ping()
      .catch(() => {})
      .then(tellResumed)
  })
  sender.on('ready', async () => {
    if (!hasLost) return
    hasLost = false
    await sender.publish(PREFIX + LOST, 'null').catch(() => {})
  })
  listeners.add(LOST, tellResumed)
  await receiver.subscribe(PREFIX + LOST)
  receiver.on('message', (channel: string, text: string) =>
    listeners.tell(channel.slice(PREFIX.length), text),
  )

  return {
    async publish(channel, message) {
      // The thing announced is already committed: a lost announcement must not fail the call.
      await sender.publish(PREFIX + channel, JSON.stringify(message)).catch((error) => {
        hasLost = true
        log.error({ err: error, channel }, 'an announcement was lost')
      })
    },
    async subscribe(channel, listener) {
      const own = (message: never) => listener(message)
      listeners.add(channel, own)
      await receiver.subscribe(PREFIX + channel)
      return async () => {
        if (listeners.remove(channel, own)) await receiver.unsubscribe(PREFIX + channel)
      }
    },
    onResumed(tell) {
      resumed.add(tell)
    },
    async close() {
      sender.disconnect()
      receiver.disconnect()
    },
  }
}
