import type { Log } from '../log.ts'
import type { Listener } from './bus.ts'

export class Listeners {
  readonly #channels = new Map<string, Set<Listener>>()
  readonly #log: Log

  constructor(log: Log) {
    this.#log = log
  }

  add(channel: string, listener: Listener) {
    const listeners = this.#channels.get(channel) ?? new Set()
    this.#channels.set(channel, listeners.add(listener))
  }

  /** True means that nobody listens there any more. */
  remove(channel: string, listener: Listener) {
    const listeners = this.#channels.get(channel)
    if (!listeners?.delete(listener) || listeners.size > 0) return false
    return this.#channels.delete(channel)
  }

  /** One listener's fault keeps nothing from the others. */
  tell(channel: string, text: string) {
    for (const listener of this.#channels.get(channel) ?? []) {
      try {
        listener(JSON.parse(text) as never)
      } catch (error) {
        this.#log.error({ err: error, channel }, 'a listener of the bus failed')
      }
    }
  }
}
