import { test } from 'vitest'
import { promise } from './promises.ts'
import { drawSeed } from './test-set.ts'
import { walkMany } from './walk/walk-many.ts'

const AT_ONCE = 150
/** `WALKS=20000` walks all night. */
const HOUSES = Math.ceil(Number(process.env.WALKS ?? 600) / AT_ONCE)

const first = drawSeed(11)

test.each(Array.from({ length: HOUSES }, (_, place) => (first + place) % 1_000_000))(
  `${AT_ONCE} walks at once end, and a year later nothing and no money stands still: SEED=%i`,
  { timeout: 1_800_000 },
  (seed) => {
    promise(
      'Nothing and no money stands still, whatever people, banks and the clock do',
      `${AT_ONCE} walks and a year each`,
    )
    return walkMany(seed, AT_ONCE)
  },
)
