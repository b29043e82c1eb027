import type { Clock } from '../clock.ts'
import { Refusal } from '../refusal.ts'
import { networkOf } from './network.ts'
import { type CallerOf, type Feature, limits } from './table.ts'

export interface Limits {
  /** Counts one try and refuses it when there were too many; the count stays when what was tried is refused. */
  take<F extends Feature>(feature: F, caller: CallerOf<F>): Promise<void>
  /** The same for what is quietly left out, or asked more for, when there were too many. */
  allows<F extends Feature>(feature: F, caller: CallerOf<F>): Promise<boolean>
  /** Takes a counted try back: what was tried could not be tried. */
  giveBack<F extends Feature>(feature: F, caller: CallerOf<F>): Promise<void>
  close(): Promise<void>
}

/** Every node of the product counts tries in the same place, as long as that answers. */
export interface LimitStore {
  count(key: CountedKey): Promise<{ tries: number; endsAt: Date }>
  uncount(key: CountedKey): Promise<void>
  close(): Promise<void>
}

export interface CountedKey {
  feature: string
  key: string
  now: Date
  perSeconds: number
}

export function openLimits(store: LimitStore, clock: Clock): Limits {
  function keysOf<F extends Feature>(feature: F, caller: CallerOf<F>, now: Date): CountedKey[] {
    const { perSeconds, by } = limits[feature]
    return by.flatMap((kind) => {
      const value = caller[kind as F extends Feature ? (typeof limits)[F]['by'][number] : never]
      if (!value) return []
      return [{ feature, key: `${kind} ${kind === 'address' ? networkOf(value) : value}`, now, perSeconds }]
    })
  }

  /** Null, or how long to wait. */
  async function waitFor<F extends Feature>(feature: F, caller: CallerOf<F>): Promise<number | null> {
    const { most } = limits[feature]
    const now = clock.now()
    for (const key of keysOf(feature, caller, now)) {
      const { tries, endsAt } = await store.count(key)
      if (tries > most) return Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
    }
    return null
  }

  return {
    async take(feature, caller) {
      const retryAfterSeconds = await waitFor(feature, caller)
      if (retryAfterSeconds !== null)
        throw new Refusal('too_many_tries', { retryAfterSeconds, ...whenAgain(retryAfterSeconds) })
    },
    allows: async (feature, caller) => (await waitFor(feature, caller)) === null,
    async giveBack(feature, caller) {
      await Promise.all(keysOf(feature, caller, clock.now()).map((key) => store.uncount(key)))
    },
    close: () => store.close(),
  }
}

/** Only a short wait is a moment. */
function whenAgain(seconds: number): { message?: string } {
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 1) return {}
  const hours = Math.ceil(minutes / 60)
  return minutes <= 90
    ? { message: `Too many tries. Please try again in ${minutes} minutes.` }
    : { message: `Too many tries. Please try again in ${hours} hours.` }
}
