/** Names under which a word of a small set stands. */
const TELLING = /^(status|state|kind|role|type|funder|outcome|reason|means|purpose)$/

/** Finds the words that stand for one another in a file, by the name they stand under: `status`, `kind` and so on. */
export function unionsOf(nodes) {
  const words = new Map()
  for (const [node, parent, grandparent] of nodes) {
    const name = nameFor(node, parent, grandparent)
    if (name) words.set(name, (words.get(name) ?? new Set()).add(node.value))
  }
  return (node, parent, grandparent) => {
    const name = nameFor(node, parent, grandparent)
    if (!name) return []
    const all = [...words.get(name)].sort()
    const at = all.indexOf(node.value)
    return [...all.slice(at + 1), ...all.slice(0, at)]
  }
}

function nameFor(node, parent, grandparent) {
  if (node.type !== 'Literal' || typeof node.value !== 'string') return null
  const name = nameIn(node, parent, grandparent)?.split('.').at(-1)
  return name && TELLING.test(name) ? name : null
}

function nameIn(node, parent, grandparent) {
  if (parent.type === 'Property') return parent.value === node ? parent.key.name : null
  if (parent.type === 'BinaryExpression') return nameOf(parent.left)
  const list = parent.type === 'ArrayExpression'
  const call = list ? grandparent : parent
  if (call?.type === 'CallExpression' && call.arguments[2] === (list ? parent : node))
    return call.arguments[0]?.value
  return null
}

const nameOf = (node) => (node.type === 'MemberExpression' ? node.property.name : node.name)
