import type { Log } from '../log.ts'
import { openRedis } from '../redis.ts'
import type { Bus } from './bus.ts'
import { Listeners } from './listeners.ts'

const PREFIX = 'sojourn:bus:'

/** Two connections, since one that is subscribed may do nothing else; both come back and subscribe again by themselves. */
export async function redisBus(url: string, log: Log): Promise<Bus> {
  const listeners = new Listeners(log)
  const sender = await openRedis(url, log)
  const receiver = await openRedis(url, log)
  receiver.on('message', (channel: string, text: string) =>
    listeners.tell(channel.slice(PREFIX.length), text),
  )

  return {
    async publish(channel, message) {
      // What was announced is already committed: a lost announcement must not fail the call.
      await sender
        .publish(PREFIX + channel, JSON.stringify(message))
        .catch((error) => log.error({ err: error, channel }, 'an announcement was lost'))
    },
    async subscribe(channel, listener) {
      const own = (message: never) => listener(message)
      listeners.add(channel, own)
      await receiver.subscribe(PREFIX + channel)
      return async () => {
        if (listeners.remove(channel, own)) await receiver.unsubscribe(PREFIX + channel)
      }
    },
    async close() {
      sender.disconnect()
      receiver.disconnect()
    },
  }
}
