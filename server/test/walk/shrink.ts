import type { Turn } from './household.ts'
import { type Red, scriptOf, walk } from './walk.ts'

/** The same walk with every act left out that its first fault does not need. Shorter ones walk side by side. */
export async function shrink(seed: number, red: Red): Promise<Red> {
  const wanted = red.faults[0]?.rule
  if (!red.household || !wanted) return red
  const origin = red.household.seed
  let smallest = red
  /** Each of these could be left out, though perhaps not all of them. */
  let spare: readonly Turn[] = []
  for (;;) {
    const script = scriptOf(smallest.household)
    const shorter = shorterThan(script, spare)
    const { reds } = await walk({ seed, households: shorter.map((one) => ({ seed: origin, script: one })) })
    const same = reds.filter(({ faults }) => faults.some(({ rule }) => rule === wanted))
    const [best] = same.toSorted((one, other) => lengthOf(one) - lengthOf(other))
    if (!best) return smallest
    spare = script.filter((turn) =>
      same.some(({ household }) => isWithoutOnly(household?.script, script, turn)),
    )
    smallest = best
  }
}

/** Without half of it, without a quarter and so on down to one act, and without all that could be spared. */
function shorterThan(script: readonly Turn[], spare: readonly Turn[]) {
  const shorter = new Map<string, Turn[]>()
  const leave = (turns: readonly Turn[]) => {
    const rest = script.filter((turn) => !turns.some((one) => isSame(one, turn)))
    if (rest.length < script.length) shorter.set(rest.map(({ seed }) => seed).join(), rest)
  }
  leave(spare)
  for (let many = Math.ceil(script.length / 2); many >= 1; many = many === 1 ? 0 : Math.ceil(many / 2))
    for (let place = 0; place < script.length; place += many) leave(script.slice(place, place + many))
  return [...shorter.values()]
}

const isSame = (one: Turn, other: Turn) => one.step === other.step && one.seed === other.seed

const isWithoutOnly = (shorter: readonly Turn[] | undefined, script: readonly Turn[], turn: Turn) =>
  shorter?.length === script.length - 1 && !shorter.some((one) => isSame(one, turn))

const lengthOf = ({ household }: Red) => household?.story.length ?? Number.POSITIVE_INFINITY
