import { parseAst } from 'vitest/node'
import { isTalk } from './operators.mjs'

export const TYPED_VALUES = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

/** Every place where an expression or a statement stands, with what is above it; types and talk are left out. */
export function* placesIn(code, file) {
  const program = parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file)
  const stack = [{ node: program, above: [], isInChain: false }]
  while (stack.length > 0) {
    const place = stack.pop()
    const { node, above } = place
    yield place
    for (const { child, isInChain } of childrenOf(node, place.isInChain))
      stack.push({ node: child, above: [node, ...above], isInChain })
  }
}

function* childrenOf(node, isInChain) {
  if (isLeaf(node)) return
  for (const [key, value] of Object.entries(node)) {
    if (isNoValue(node, key)) continue
    for (const child of Array.isArray(value) ? value : [value]) {
      if (!child || typeof child.type !== 'string') continue
      if (child.type.startsWith('TS') && !TYPED_VALUES.has(child.type)) continue
      yield { child, isInChain: isSpine(node, key, isInChain) }
    }
  }
}

/** How long and how many at once a job may run is a matter of the machine. */
const isJobSetting = ({ type, key, value }) =>
  type === 'Property' && /^(timeLimitSeconds|parallel|retries)$/.test(key.name) && value.type === 'Literal'

const isLeaf = (node) =>
  isJobSetting(node) ||
  node.type.startsWith('Import') ||
  node.type === 'ExportAllDeclaration' ||
  isTalk(node, calleeText) ||
  onlyTalks(node)

const onlyTalks = ({ type, consequent, alternate }) =>
  type === 'IfStatement' &&
  [consequent, alternate].every((done) => !done || isTalk(done.expression ?? done, calleeText))

export const calleeText = ({ type, name, object, property }) =>
  type === 'MemberExpression' ? `${calleeText(object)}.${property.name}` : (name ?? type)

/** Keys of objects, what is written to, names of what is imported. */
function isNoValue(node, key) {
  if (key === 'key') return !node.computed
  if (key === 'left') return node.type === 'AssignmentExpression'
  if (key === 'argument') return node.type === 'UpdateExpression'
  return key === 'source' || key === 'specifiers' || key === 'tag'
}

/** Inside `a?.b.c` a part cannot be wrapped, for then the rest would no longer be skipped with it. */
function isSpine(node, key, isInChain) {
  if (node.type === 'ChainExpression') return false
  if (node.type === 'MemberExpression') return key === 'object' && (isInChain || leadsToChain(node))
  if (node.type === 'CallExpression') return key === 'callee' && (isInChain || leadsToChain(node))
  return false
}

function leadsToChain(node) {
  if (node.optional) return true
  const next = node.type === 'CallExpression' ? node.callee : node.object
  return ['MemberExpression', 'CallExpression'].includes(next?.type) && leadsToChain(next)
}
