export const nothingKnown = () => ({
  tests: new Map(),
  atImport: new Map(),
  inHooks: new Map(),
  killed: new Map(),
  done: new Set(),
  careful: new Set(),
})

/** Takes in what the workers told. */
export function learn(known, events) {
  const { tests, atImport, inHooks, killed, done, careful } = known
  for (const event of events) {
    const { type, key, file, mutant } = event
    if (type === 'test') tests.set(key, { file, ms: event.ms, reached: event.reached })
    if (type === 'import') addTo(atImport, event.reached, file)
    if (type === 'hook') addTo(inHooks, event.reached, file)
    if (type === 'killed') killed.set(mutant, event)
    if (type === 'survived') done.add(`${mutant} ${key}`)
    if (type === 'missed') addTo(atImport, [mutant], file)
    if (type === 'unusable') markUnusable(known, key)
    if (type === 'restart') careful.add(key)
  }
}

/** A test that cannot run twice or alone: its mutants are tried with the whole file, as if it were a hook. */
function markUnusable({ tests, inHooks, done }, key) {
  done.add(key)
  const { file, reached } = tests.get(key)
  addTo(inHooks, reached, file)
}

function addTo(byMutant, reached, file) {
  for (const id of reached) byMutant.set(id, (byMutant.get(id) ?? new Set()).add(file))
}
