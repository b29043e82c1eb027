import { constantsOf } from './constants.mjs'
import { withEdits } from './edit.mjs'
import { placesIn } from './places.mjs'

/**
 * Puts every mutant of a file into its source, each behind a switch, so that one start of Vitest is enough for all.
 */
export function instrument(code, file, mutants) {
  if (mutants.length === 0) return code
  const places = [...placesIn(code, file)]
  const { edits, replaced } = constantsOf(code, places, mutants)
  const own = mutants.filter((one) => !replaced.has(one))
  return withEdits(code, [...blockEdits(places, own), ...mutantEdits(own), ...edits])
}

/** Without semicolons a line that begins with a bracket goes on with the line before. */
function blockEdits(places, mutants) {
  return places
    .map(({ node }) => node)
    .filter(({ type, start }) => type === 'ExpressionStatement' && mutants.some((one) => one.start === start))
    .map(({ start, end }) => ({ start, end, around: (inner) => `{${inner}}` }))
}

function mutantEdits(mutants) {
  const byRange = Map.groupBy(mutants, ({ start, end, isStatement }) => `${start} ${end} ${isStatement}`)
  return [...byRange.values()].map((here) => {
    const [{ start, end, isStatement }] = here
    if (isStatement) return { start, end, around: (inner) => `{if(!__mutant(${here[0].id})){${inner}}}` }
    const cases = here.map(({ id, mutated }) => `__mutant(${id})?(${mutated}):`)
    return { start, end, around: (inner) => `(${cases.join('')}(${inner}))` }
  })
}
