const LONGEST = 90

export function survivorLine({ file, line, original, mutated, isStatement }, isReached) {
  const instead = isStatement ? 'left out' : short(mutated)
  return `${file}:${line}  ${short(original)}  →  ${instead}${isReached ? '' : '  (not reached)'}`
}

export function closingLine(mutants, left, reached) {
  const unreached = left.filter(({ id }) => !reached.has(id)).length
  const killed = mutants.length - left.length
  return `${killed} killed, ${left.length - unreached} survived, ${unreached} not reached of ${mutants.length}`
}

/** The end of a long chain tells more than its beginning. */
function short(text) {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > LONGEST ? `${line.slice(0, 25)} … ${line.slice(25 - LONGEST)}` : line
}
