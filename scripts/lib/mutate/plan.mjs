/**
 * Which tests run for which mutants: the quick ones first, since a mutant that one test has killed is no work for the
 * next.
 */
export function planFor({ tests, killed, done, careful }) {
  const plan = {}
  for (const [key, { ms, reached }] of tests) {
    if (done.has(key)) continue
    const mutants = reached.filter((id) => !killed.has(id) && !done.has(`${id} ${key}`))
    if (mutants.length > 0) plan[key] = { mutants, ms, isCareful: careful.has(key) }
  }
  return plan
}
