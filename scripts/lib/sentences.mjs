import { isFunction, scopeOf } from './scopes.mjs'

/** Whatever number or name stands in a place, the pattern of the sentence knows it. */
const FILLED = '12'
/** A name that leads to itself ends here. */
const DEEPEST = 12

/** Sentences that an expression can be: each of several, those a name stands for, and those a function of ours answers. */
export class Sentences {
  /** The parameters of functions that are said, by their number. */
  said = new Map()
  #lookUp
  #returning = new Set()

  constructor(lookUp) {
    this.#lookUp = lookUp
  }

  of(node, scope, depth = 0) {
    if (!node || depth > DEEPEST) return []
    const all = (nodes, at = scope) => nodes.flatMap((one) => this.of(one, at, depth + 1))
    switch (node.type) {
      case 'Literal':
        return typeof node.value === 'string' ? [node.value] : []
      case 'ConditionalExpression':
        return all([node.consequent, node.alternate])
      case 'LogicalExpression':
        return all([node.left, node.right])
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
        return all([node.expression])
      case 'TemplateLiteral':
        return this.#filled(node, scope, depth)
      case 'Identifier':
        return this.#named(this.#lookUp(node.name, scope), all)
      case 'MemberExpression':
        return this.#membersOf(node, scope, depth).flatMap((one) => all([one.node], one.scope))
      case 'CallExpression':
        return this.#returnedBy(this.#lookUp(node.callee.name, scope), depth)
      case 'ArrowFunctionExpression':
        return this.#returnedBy({ node, scope }, depth)
      case 'ObjectExpression':
        return all(valuesAt(node, (name) => name === 'error' || name === 'message'))
      default:
        return []
    }
  }

  #named(binding, all) {
    if (!binding?.of) return binding ? all([binding.node], binding.scope) : []
    const { of, index } = binding
    // A function that returns a sentence may name its parameters in passing.
    if (index === undefined || this.#returning.has(of) || this.said.get(of)?.has(index)) return []
    this.said.set(of, new Set([...(this.said.get(of) ?? []), index]))
    return of.params[index].type === 'AssignmentPattern' ? all([of.params[index].right]) : []
  }

  /** One of two in the midst of a text, and a table of them, are as many sentences. */
  #filled({ quasis, expressions }, scope, depth) {
    return quasis.slice(1).reduce(
      (begun, { value }, at) => {
        const middles = this.#valuesOf(expressions[at], scope, depth)
        return begun.flatMap((one) => middles.map((middle) => one + middle + value.cooked))
      },
      [quasis[0].value.cooked],
    )
  }

  #valuesOf(node, scope, depth) {
    const binding = node.type === 'Identifier' ? this.#lookUp(node.name, scope) : undefined
    if (binding?.of) return [FILLED]
    if (typeof binding?.node.value === 'number') return [String(binding.node.value)]
    const values = this.of(node, scope, depth + 1)
    return values.length > 0 ? values : [FILLED]
  }

  #membersOf({ object, property, computed }, scope, depth) {
    const table = this.#thing(object, scope, depth)
    if (table?.node.type !== 'ObjectExpression') return []
    return valuesAt(table.node, (name) => name !== undefined && (computed || name === property.name)).map(
      (node) => ({ node, scope: table.scope }),
    )
  }

  /** A name's object, without the types that are said of it. */
  #thing(node, scope, depth) {
    if (!node || depth > DEEPEST) return undefined
    if (node.type.startsWith('TS')) return this.#thing(node.expression, scope, depth + 1)
    if (node.type === 'MemberExpression') {
      const [first] = this.#membersOf(node, scope, depth + 1)
      return first && this.#thing(first.node, first.scope, depth + 1)
    }
    if (node.type !== 'Identifier') return { node, scope }
    const binding = this.#lookUp(node.name, scope)
    return binding?.node && this.#thing(binding.node, binding.scope, depth + 1)
  }

  #returnedBy(binding, depth) {
    if (!binding?.node || !isFunction(binding.node) || this.#returning.has(binding.node)) return []
    const { node, scope } = binding
    this.#returning.add(node)
    const returned = node.body.type === 'BlockStatement' ? returnsIn(node.body.body) : [node.body]
    const sentences = returned.flatMap((one) => this.of(one, scopeOf(node, scope), depth + 1))
    this.#returning.delete(node)
    return sentences
  }
}

export const valuesAt = (node, isMeant) =>
  (node?.properties ?? []).filter(({ key }) => isMeant(key?.name ?? key?.value)).map(({ value }) => value)

const returnsIn = (node) => {
  if (!node || typeof node !== 'object' || isFunction(node)) return []
  if (node.type === 'ReturnStatement') return [node.argument]
  return (Array.isArray(node) ? node : Object.values(node)).flatMap(returnsIn)
}
