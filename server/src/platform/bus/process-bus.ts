import type { Log } from '../log.ts'
import type { Bus } from './bus.ts'
import { Listeners } from './listeners.ts'

/** Messages travel as text here too, so that nothing works in one process that would not between two. */
export function processBus(log: Log): Bus {
  const listeners = new Listeners(log)
  return {
    async publish(channel, message) {
      const text = JSON.stringify(message)
      setImmediate(() => listeners.tell(channel, text))
    },
    async subscribe(channel, listener) {
      // A function of its own each time: who subscribes twice hears twice.
      const own = (message: never) => listener(message)
      listeners.add(channel, own)
      return async () => {
        listeners.remove(channel, own)
      }
    },
    close: async () => {},
  }
}
