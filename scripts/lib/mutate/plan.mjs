/**
 * Which tests run for which mutants: first the quick ones, and slow ones only for what those let live. A mutant that one
 * test has killed is no work for the next. Where few mutants are left, every test may try them.
 */
export function planFor({ tests, killed, done, careful }, { byEveryTest = false } = {}) {
  const open = []
  const chosen = byEveryTest ? null : chosenTests(tests, done)
  for (const [key, { ms, reached }] of tests) {
    if (done.has(key)) continue
    const isOpen = (id) =>
      !killed.has(id) && !done.has(`${id} ${key}`) && (!chosen || chosen.get(id).has(key))
    const mutants = reached.filter(isOpen)
    if (mutants.length > 0) open.push({ key, mutants, ms, isCareful: careful.has(key) })
  }
  const quick = open.filter(({ ms }) => ms <= SLOW * median([...tests.values()].map((test) => test.ms)))
  return Object.fromEntries((quick.length > 0 ? quick : open).map(({ key, ...test }) => [key, test]))
}

/** A mutant that lives through so many has survived: what everybody runs over is not tried by everybody. */
const QUICKEST = 40
const BROADEST = 5

/** Tests that reach the very same mutants are mostly rows of one table; so many of them try a mutant. */
const ALIKE = 4

function chosenTests(tests, done) {
  const byMutant = new Map()
  for (const [key, { ms, reached }] of tests) {
    if (done.has(key)) continue
    const test = { key, ms, breadth: reached.length, kind: reached.toSorted((a, b) => a - b).join() }
    for (const id of reached) byMutant.set(id, [...(byMutant.get(id) ?? []), test])
  }
  for (const [id, all] of byMutant) {
    const bySpeed = all.toSorted((one, other) => one.ms - other.ms)
    const kinds = Map.groupBy(bySpeed, ({ kind }) => kind)
    const quickest = bySpeed.filter((test) => kinds.get(test.kind).indexOf(test) < ALIKE).slice(0, QUICKEST)
    const broadest = all.toSorted((one, other) => other.breadth - one.breadth).slice(0, BROADEST)
    byMutant.set(id, new Set([...quickest, ...broadest].map(({ key }) => key)))
  }
  return byMutant
}

/** A test is slow from so many times the usual on. */
const SLOW = 2

const median = (numbers) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1]

/**
 * The files to run from their first line for a mutant: where it is read with the modules, or only by hooks and by tests
 * that cannot run again. Where few mutants are left, hooks count although tests read it too.
 */
export function filesFromStart({ tests, atImport, inHooks, done }, mutant, { byEveryTest = false } = {}) {
  const isTried =
    !byEveryTest && [...tests].some(([key, { reached }]) => !done.has(key) && reached.includes(mutant))
  return new Set([...(atImport.get(mutant) ?? []), ...((!isTried && inHooks.get(mutant)) || [])])
}

/** The mutants that anything runs over. */
export const reachedOf = ({ tests, atImport, inHooks }) =>
  new Set([...atImport.keys(), ...inHooks.keys(), ...[...tests.values()].flatMap(({ reached }) => reached)])
