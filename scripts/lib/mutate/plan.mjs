/**
 * Which tests run for which mutants: first the quick ones, and slow ones only for what those let live. A mutant that one
 * test has killed is no work for the next.
 */
export function planFor({ tests, killed, done, careful }) {
  const open = []
  for (const [key, { ms, reached }] of tests) {
    if (done.has(key)) continue
    const mutants = reached.filter((id) => !killed.has(id) && !done.has(`${id} ${key}`))
    if (mutants.length > 0) open.push({ key, mutants, ms, isCareful: careful.has(key) })
  }
  const quick = open.filter(({ ms }) => ms <= SLOW * median([...tests.values()].map((test) => test.ms)))
  return Object.fromEntries((quick.length > 0 ? quick : open).map(({ key, ...test }) => [key, test]))
}

/** As many times the usual, and a test is slow. */
const SLOW = 2

const median = (numbers) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1]

/**
 * The files to run from their first line for a mutant: where it is read with the modules, or only by hooks and by tests
 * that cannot run again.
 */
export function filesFromStart({ tests, atImport, inHooks, done }, mutant) {
  const isTried = [...tests].some(([key, { reached }]) => !done.has(key) && reached.includes(mutant))
  return new Set([...(atImport.get(mutant) ?? []), ...((!isTried && inHooks.get(mutant)) || [])])
}

/** The mutants that anything runs over. */
export const reachedOf = ({ tests, atImport, inHooks }) =>
  new Set([...atImport.keys(), ...inHooks.keys(), ...[...tests.values()].flatMap(({ reached }) => reached)])
