import { canBeLeftOut, isTalk, mutationsOf, mutationsOfCondition } from './operators.mjs'
import { calleeText, placesIn } from './places.mjs'
import { unionsOf } from './unions.mjs'

/**
 * Finds what can be planted in a source. Each mutant is a range and the text that stands there instead; one that is a
 * statement is left out.
 */
export function findMutants(code, file) {
  const text = (node) => code.slice(node.start, node.end)
  const places = [...placesIn(code, file)]
  const stringsLike = unionsOf(places.map(({ node, above }) => [node, ...above]))
  const found = []
  for (const { node, above, isInChain } of places) {
    const [parent, grandparent] = above
    const add = (mutated, more) =>
      found.push({ start: node.start, end: node.end, mutated, original: text(node), ...more })
    if (node.type === 'ExpressionStatement') {
      if (canBeLeftOut(node) && !isTalk(undone(node.expression), calleeText)) add('', { isStatement: true })
      continue
    }
    if (node.type === 'SpreadElement') {
      const { start, end } = node.argument
      const mutated = parent.type === 'ObjectExpression' ? '{}' : '[]'
      found.push({ start, end, mutated, original: text(node) })
      continue
    }
    if (parent?.type === 'IfStatement' && parent.test === node)
      for (const mutated of mutationsOfCondition(parent, text)) add(mutated)
    if (isInChain) continue
    const like = (one, itsParent) => stringsLike(one, itsParent, grandparent)
    for (const mutated of mutationsOf(node, parent, { text, stringsLike: like })) add(mutated)
  }
  const lines = lineStarts(code)
  const inOrder = found.sort((one, other) => one.start - other.start || other.end - one.end)
  return inOrder.map((one) => ({ file, line: lines.findLastIndex((at) => at <= one.start) + 1, ...one }))
}

const undone = (expression) => (expression.type === 'AwaitExpression' ? expression.argument : expression)

function lineStarts(code) {
  const starts = [0]
  for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}
