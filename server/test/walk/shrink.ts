import { type Red, scriptOf, walk } from './walk.ts'

/** The same walk alone, with every act left out that its first fault does not need. */
export async function shrink(seed: number, red: Red): Promise<Red> {
  const { household, faults } = red
  if (!household) return red
  const wanted = faults[0]?.rule
  let smallest = red
  let script = scriptOf(household)
  for (let place = script.length - 1; place >= 0; place--) {
    const shorter = script.toSpliced(place, 1)
    const { reds } = await walk({ seed, households: [household.seed], script: shorter })
    const same = reds.find((one) => one.faults.some(({ rule }) => rule === wanted))
    if (!same) continue
    smallest = same
    script = shorter
  }
  return smallest
}
