import { test } from 'vitest'
import { promise } from '../promises.ts'
import { drawSeed } from '../test-set.ts'
import { walkMany } from './walk-many.ts'
import { goOn, noteEnd } from './walked.ts'

const AT_ONCE = 150
/** `WALKS=20000` walks all night; begun again, it goes on where it was broken off. */
const houses = Math.ceil(Number(process.env.WALKS ?? 600) / AT_ONCE)

/** Every second house, one after the other: each half is a file of its own, so that both cores walk. */
export function walkHouses(half: 0 | 1) {
  const first = (drawSeed(11) % 1_000_000) + half
  const { seeds, ...run } = goOn({ half, first, houses: Math.max(1, Math.ceil((houses - half) / 2)) })

  test.each(seeds)(
    `${AT_ONCE} walks at once end, and a year later nothing and no money stands still: SEED=%i`,
    { timeout: 1_800_000 },
    (seed) => {
      promise(
        'Nothing and no money stands still, whatever people, banks and the clock do',
        `${AT_ONCE} walks and a year each`,
      )
      return noteEnd({ ...run, seed, walks: AT_ONCE }, walkMany(seed, AT_ONCE))
    },
  )
}
