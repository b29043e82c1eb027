import type { Log } from '../log.ts'
import { within } from '../within.ts'
import type { LimitStore } from './limits.ts'
import { processLimitStore } from './process-store.ts'

const ANSWER_MS = 500
/** Nobody but one waits for a store that was away, and that one only now and then. */
const AWAY_MS = 5000

export interface FallbackStore extends LimitStore {
  countedHere(): number
}

/** While the shared place does not answer, each process counts for itself: looser limits are better than none let in. */
export function fallbackLimitStore(shared: LimitStore, log: Log): FallbackStore {
  const own = processLimitStore()
  let countedHere = 0
  let askAgainAt = 0
  let isAway = false
  return {
    async count(key) {
      const now = key.now.getTime()
      if (now >= askAgainAt) {
        if (isAway) askAgainAt = now + AWAY_MS
        try {
          const count = await within(ANSWER_MS, shared.count(key))
          if (isAway) log.info('limits are counted for all nodes again')
          isAway = false
          askAgainAt = 0
          return count
        } catch (error) {
          if (!isAway) log.error({ err: error }, 'limits are counted in this process alone')
          isAway = true
          askAgainAt = now + AWAY_MS
        }
      }
      countedHere++
      return own.count(key)
    },
    uncount: (key) => (isAway ? own.uncount(key) : within(ANSWER_MS, shared.uncount(key))),
    countedHere: () => countedHere,
    async close() {
      await own.close()
      await shared.close()
    },
  }
}
