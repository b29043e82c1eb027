import { setTimeout as pause } from 'node:timers/promises'
import { within } from '../within.ts'
import type { Limits } from './limits.ts'

/** For the store of limits may be what is away: a restart takes a few seconds. */
const PAUSES_MS = [0, 1000, 2000, 4000, 8000, 16_000]
/** No answer waits longer than this for its counts. */
const MOST_MS = 500

/**
 * The limits of one call or one run of a job, which remember what they let pass. Tries are counted beside the
 * transaction of what is tried; where that fails nothing was tried, and a repetition must not meet its own count.
 */
export function rememberCounts(limits: Limits) {
  const counted: (() => Promise<void>)[] = []
  const remembering: Limits = {
    ...limits,
    async take(feature, caller) {
      await limits.take(feature, caller)
      counted.push(() => limits.giveBack(feature, caller))
    },
    async allows(feature, caller) {
      const isAllowed = await limits.allows(feature, caller)
      if (isAllowed) counted.push(() => limits.giveBack(feature, caller))
      return isAllowed
    },
  }
  return {
    limits: remembering,
    /** At once where that is possible, else as soon as it is. */
    giveAllBack: () => within(MOST_MS, giveBackAll(counted.splice(0))).catch(() => {}),
  }
}

const giveBackAll = async (counted: (() => Promise<void>)[]) => {
  await Promise.all(counted.map(giveBackInTheEnd))
}

async function giveBackInTheEnd(giveBack: () => Promise<void>) {
  for (const milliseconds of PAUSES_MS) {
    await pause(milliseconds, undefined, { ref: false })
    const isGivenBack = await giveBack().then(
      () => true,
      () => false,
    )
    if (isGivenBack) return
  }
}
