import { withEdits } from './edit.mjs'
import { TYPED_VALUES } from './places.mjs'

const PLAIN = new Set([
  ...['Literal', 'Identifier', 'BinaryExpression', 'UnaryExpression', 'LogicalExpression'],
  ...['ParenthesizedExpression', 'ObjectExpression', 'Property', 'ArrayExpression', 'TemplateLiteral'],
  ...TYPED_VALUES,
])

/**
 * A module reckons constants once, when it is loaded. They are reckoned anew at each use here, so that a mutant in one
 * can be switched on later: rows of a table become getters, and names in capitals are replaced by what they stand for.
 */
export function constantsOf(code, places, mutants) {
  const { edits, replaced } = named(code, places, mutants)
  return { edits: [...rows(code, places, mutants), ...edits], replaced }
}

function rows(code, places, mutants) {
  return places
    .filter(
      ({ node, above }) =>
        node.type === 'Property' && !node.shorthand && !node.computed && isRow(node, above),
    )
    .filter(({ node }) => node.value.type !== 'ObjectExpression' && holds(node.value, mutants))
    .map(({ node: { start, end, key, value } }) => ({
      start,
      end,
      around: (inner) => {
        const before = code.slice(start, value.start)
        return `get ${code.slice(start, key.end)}(){return ${inner.slice(before.length)}}`
      },
    }))
}

function isRow({ value }, above) {
  const at = above.findIndex(({ type }) => type === 'VariableDeclarator')
  return at >= 0 && isOfModule(above.slice(at + 1)) && above.slice(0, at).every(isPlainNode) && isPlain(value)
}

function named(code, places, mutants) {
  const constants = new Map()
  for (const { node, above } of places)
    if (
      node.type === 'VariableDeclarator' &&
      isOfModule(above) &&
      isNumber(node) &&
      holds(node.init, mutants)
    )
      constants.set(node.id.name, { ...node.init, isPublic: above[1].type !== 'Program' })
  const edits = places
    .filter(({ node, above: [parent] }) => isUse(node, parent) && constants.has(node.name))
    .map(({ node: { start, end, name } }) => {
      const { start: from, end: to } = constants.get(name)
      return { start, end, around: () => `(${withEdits(code, [...edits, ...inside(from, to)], from, to)})` }
    })
  const inside = (from, to) =>
    mutants
      .filter(({ start, end }) => start >= from && end <= to)
      .map(({ id, start, end, mutated }) => ({
        start,
        end,
        around: (inner) => `(__mutant(${id})?(${mutated}):(${inner}))`,
      }))
  // A constant that others use too is also loaded with its mutant.
  const own = [...constants.values()].filter(({ isPublic }) => !isPublic)
  const isInOwn = (mutant) => own.some((init) => holds(init, [mutant]))
  return { edits, replaced: new Set(mutants.filter(isInOwn)) }
}

const isNumber = ({ id, init }) =>
  /^[A-Z][A-Z\d_]+$/.test(id.name ?? '') && init && isPlain(init) && !/Object|Array/.test(init.type)

const isUse = (node, parent) =>
  node.type === 'Identifier' &&
  !(parent.type === 'VariableDeclarator' && parent.id === node) &&
  !(parent.type === 'MemberExpression' && parent.property === node && !parent.computed) &&
  !(parent.type === 'Property' && parent.shorthand)

const isOfModule = ([declaration, outside, next]) =>
  declaration?.kind === 'const' &&
  [outside?.type, next?.type].includes('Program') &&
  outside.type !== 'BlockStatement'

const holds = (value, mutants) => mutants.some(({ start, end }) => start >= value.start && end <= value.end)

const isPlainNode = ({ type }) => PLAIN.has(type)

/** Returns true if nothing is called in a value. */
function isPlain(value) {
  if (!isPlainNode(value)) return false
  return Object.values(value)
    .flat()
    .every((child) => !child?.type || isTypeOrText(child) || isPlain(child))
}

const isTypeOrText = ({ type }) =>
  (type.startsWith('TS') && !TYPED_VALUES.has(type)) || type === 'TemplateElement'
