import type { Clock } from '../clock.ts'
import { Refusal } from '../refusal.ts'
import { networkOf } from './network.ts'
import { type CallerOf, type Feature, limits } from './table.ts'

export interface Limits {
  /** Counts one try and refuses it when there were too many; the count stays when what was tried fails. */
  take<F extends Feature>(feature: F, caller: CallerOf<F>): Promise<void>
  /** The same for what is quietly left out, or asked more for, when there were too many. */
  allows<F extends Feature>(feature: F, caller: CallerOf<F>): Promise<boolean>
  close(): Promise<void>
}

/** Where tries are counted: by every node of the product in the same place, as long as that answers. */
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

export function openLimits(store: LimitStore, clock: Clock): Limits {
  /** Null, or how long to wait. */
  async function waitFor<F extends Feature>(feature: F, caller: CallerOf<F>): Promise<number | null> {
    const { most, perSeconds, by } = limits[feature]
    const now = clock.now()
    for (const kind of by) {
      const value = caller[kind as F extends Feature ? (typeof limits)[F]['by'][number] : never]
      if (!value) continue
      const key = `${kind} ${kind === 'address' ? networkOf(value) : value}`
      const { tries, endsAt } = await store.count({ feature, key, now, perSeconds })
      if (tries > most) return Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
    }
    return null
  }

  return {
    async take(feature, caller) {
      const retryAfterSeconds = await waitFor(feature, caller)
      if (retryAfterSeconds !== null) throw new Refusal('too_many_tries', { retryAfterSeconds })
    },
    allows: async (feature, caller) => (await waitFor(feature, caller)) === null,
    close: () => store.close(),
  }
}
