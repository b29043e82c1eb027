import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { Refusal } from '../refusal.ts'
import { networkOf } from './network.ts'
import { type CallerOf, type Feature, limits } from './table.ts'

export interface Limits {
  /** Counts one try and refuses it when there were too many; the count stays when what was tried fails. */
  take<F extends Feature>(feature: F, caller: CallerOf<F>): Promise<void>
  close(): Promise<void>
}

/** Where tries are counted: by every node of the product in the same place, never in one process's memory. */
export interface LimitStore {
  count(key: CountedKey): Promise<{ tries: number; endsAt: Date }>
  close(): Promise<void>
}

export interface CountedKey {
  feature: string
  key: string
  now: Date
  perSeconds: number
}

export function openLimits(store: LimitStore, clock: Clock, log: Log): Limits {
  async function takeOne(feature: Feature, key: string) {
    const { most, perSeconds } = limits[feature]
    const now = clock.now()
    const { tries, endsAt } = await store.count({ feature, key, now, perSeconds }).catch((error) => {
      log.error(error, 'tries cannot be counted')
      throw new Refusal('overloaded', { retryAfterSeconds: 5 })
    })
    if (tries <= most) return
    const retryAfterSeconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
    throw new Refusal('too_many_tries', { retryAfterSeconds })
  }

  return {
    async take(feature, caller) {
      for (const [kind, value] of Object.entries<string | null>(caller)) {
        if (value) await takeOne(feature, `${kind} ${kind === 'address' ? networkOf(value) : value}`)
      }
    },
    close: () => store.close(),
  }
}
