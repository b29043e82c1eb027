import type { Turn } from './household.ts'
import { type Red, scriptOf, walk } from './walk.ts'

/**
 * The same walk with every act left out that its first fault does not need: first without half of them, then without
 * fewer, down to one. Those of a size walk side by side.
 */
export async function shrink(seed: number, red: Red): Promise<Red> {
  const wanted = red.faults[0]?.rule
  if (!red.household || !wanted) return red
  const origin = red.household.seed
  let smallest = red
  /** Each of these parts could be left out, though perhaps not all of them together. */
  let spare: readonly Turn[] = []
  for (let size = halfOf(scriptOf(red.household).length); size > 0; ) {
    const script = scriptOf(smallest.household)
    const parts = partsOf(script, size)
    const shorter = new Map<readonly Turn[], readonly Turn[]>(
      [...parts, spare].map((part) => [script.filter((turn) => !isAmong(part, turn)), part]),
    )
    const scripts = [...shorter.keys()].filter(({ length }) => length < script.length)
    const { reds } = await walk({ seed, households: scripts.map((one) => ({ seed: origin, script: one })) })
    const same = reds.filter(({ faults }) => faults.some(({ rule }) => rule === wanted))
    const [best] = same.toSorted((one, other) => lengthOf(one) - lengthOf(other))
    if (best) smallest = best
    spare = best ? same.flatMap(({ household }) => shorter.get(household?.script ?? []) ?? []) : []
    if (!best) size = size === 1 ? 0 : halfOf(size)
    else size = Math.min(size, halfOf(lengthOf(best)))
  }
  return smallest
}

const halfOf = (many: number) => Math.ceil(many / 2)

const partsOf = (script: readonly Turn[], size: number) =>
  Array.from({ length: Math.ceil(script.length / size) }, (_, place) =>
    script.slice(place * size, (place + 1) * size),
  )

const isAmong = (turns: readonly Turn[], { step, seed }: Turn) =>
  turns.some((one) => one.step === step && one.seed === seed)

const lengthOf = ({ household }: Red) => household?.story.length ?? 0
