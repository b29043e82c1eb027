import { expect } from 'vitest'
import { shrink } from './shrink.ts'
import { tellStory } from './tell-story.ts'
import { type Red, walk } from './walk.ts'

/** The story is told of so many red walks. */
const MOST_TOLD = 5

/**
 * The walks go on at once in one house, and a year passes after them. `SEED=…` repeats a house, `WALK=…` one
 * of its walks alone, and `SHRINK=1` leaves out what the first red one does not need.
 */
export async function walkMany(seed: number, many: number) {
  const alone = process.env.WALK ? [Number(process.env.WALK)] : null
  const households = alone ?? Array.from({ length: many }, (_, place) => seed * 1000 + place)
  const { reds } = await walk({ seed, households: households.map((one) => ({ seed: one })) })
  const told = process.env.SHRINK && reds[0] ? [await shrink(seed, reds[0])] : oneForEach(reds)
  const of = `SEED=${seed}: ${reds.length} of ${households.length} walks have no good end\n${countsOf(reds)}`
  expect(reds.length === 0 ? '' : [of, ...told.map(tellStory)].join('\n\n')).toBe('')
}

/** For each rule that is broken one walk that breaks it, the rarest first. */
function oneForEach(reds: readonly Red[]) {
  const by = Map.groupBy(
    reds.flatMap((red) => red.faults.map(({ rule }) => ({ rule, red }))),
    ({ rule }) => rule,
  )
  const rarest = [...by.values()].toSorted((one, other) => one.length - other.length)
  return [...new Set(rarest.flatMap((all) => all.slice(0, 1).map(({ red }) => red)))].slice(0, MOST_TOLD)
}

function countsOf(reds: readonly Red[]) {
  const rules = reds.flatMap(({ faults }) => [...new Set(faults.map(({ rule }) => rule))])
  return [...Map.groupBy(rules, (rule) => rule)].map(([rule, all]) => `  ${all.length} × ${rule}`).join('\n')
}
