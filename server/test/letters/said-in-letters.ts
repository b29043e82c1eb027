import { readFileSync } from 'node:fs'
import { PRODUCT } from '@sojourn/contract/calls/names'
import { parseSync } from 'oxc-parser'

/** Stands for what a letter fills in: a name, a day, an amount. */
export const FILLED = 'Xq'

type Node = Record<string, unknown> & { type: string }
type Found = readonly string[]

const MOST = 96
const NO_WORDS = new Set(['key', 'path', 'uid', 'about', 'name', 'method', 'link', 'id', 'description'])

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
const list = (value: unknown) => (Array.isArray(value) ? value.filter(isNode) : [])

/**
 * Each sentence that a file of letters can say, once for each choice it makes: `You moved Xq` and `Xq moved Xq`. Functions and
 * tables of the same file are looked into; what comes from elsewhere is filled.
 */
export function saidIn(file: string): string[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  const said = new Set<string>()
  visit(program as unknown as Node, [scopeOf(program as unknown as Node)], said)
  return [...said]
}

type Scope = Map<string, Node>

function scopeOf(block: Node): Scope {
  const scope: Scope = new Map()
  const add = (statement: Node) => {
    const inner = isNode(statement.declaration) ? statement.declaration : statement
    for (const one of list(inner.declarations)) {
      const { id, init } = one as { id?: Node; init?: unknown }
      if (id?.type === 'Identifier' && isNode(init)) scope.set(String(id.name), init)
    }
    if (inner.type === 'FunctionDeclaration' && isNode(inner.id)) scope.set(String(inner.id.name), inner)
  }
  list(block.body).forEach(add)
  return scope
}

function visit(node: Node, scopes: Scope[], said: Set<string>) {
  if (/^(Import|TS(?!AsExpression|SatisfiesExpression))/.test(node.type) || node.type === 'ThrowStatement')
    return
  if (node.type === 'Property' && isNode(node.key) && NO_WORDS.has(String(node.key.name))) return
  if (node.type === 'BinaryExpression') return
  if (isWords(node)) {
    for (const one of expand(node, scopes)) if (isSentence(one)) said.add(one)
    return
  }
  const inner = node.type === 'BlockStatement' ? [...scopes, scopeOf(node)] : scopes
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, inner, said)
}

const isWords = (node: Node) =>
  node.type === 'TemplateLiteral' ||
  (node.type === 'Literal' && typeof node.value === 'string') ||
  isJoined(node)

/** A sentence, or what stands on a button; never a part of one. */
const isSentence = (text: string) =>
  /^["“]?(?:[A-Z$\d]|Xq)/.test(text) && / /.test(text.trim()) && /[a-z]{2}/.test(text.replaceAll(FILLED, ''))

const isJoined = (node: Node) =>
  node.type === 'CallExpression' &&
  isNode(node.callee) &&
  isNode(node.callee.property) &&
  node.callee.property.name === 'join' &&
  isNode(node.callee.object) &&
  partsOf(node.callee.object) !== null

/** It knows `[one, two].join(' ')` and `[one, two].filter(Boolean).join(' ')`. */
function partsOf(node: Node): Node[] | null {
  if (node.type === 'ArrayExpression') return list(node.elements)
  const { callee } = node as { callee?: Node }
  return node.type === 'CallExpression' &&
    isNode(callee?.object) &&
    (callee.property as Node)?.name === 'filter'
    ? partsOf(callee.object)
    : null
}

function expand(node: Node, scopes: Scope[], depth = 0): Found {
  const on = (inner: unknown): Found => (isNode(inner) ? expand(inner, scopes, depth + 1) : [FILLED])
  if (depth > 12) return [FILLED]
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [FILLED]
    case 'TemplateLiteral': {
      const quasis = list(node.quasis).map(({ value }) => (value as { cooked: string }).cooked)
      return product(quasis, list(node.expressions).map(on))
    }
    case 'ConditionalExpression':
      return union([...on(node.consequent), ...on(node.alternate)])
    case 'LogicalExpression':
      return union([FILLED, ...on(node.right)])
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return on(node.expression)
    case 'Identifier': {
      if (node.name === 'PRODUCT') return [PRODUCT]
      const known = find(String(node.name), scopes)
      return known && known !== node ? expand(known, scopes, depth + 1) : [FILLED]
    }
    case 'ObjectExpression':
      return union(list(node.properties).flatMap(({ value }) => on(value)))
    case 'SpreadElement':
      return [FILLED]
    case 'MemberExpression': {
      const known =
        isNode(node.object) && node.object.type === 'Identifier' && find(String(node.object.name), scopes)
      return node.computed && known ? expand(known, scopes, depth + 1) : [FILLED]
    }
    case 'CallExpression': {
      if (isJoined(node)) {
        const parts = partsOf((node.callee as Node).object as Node) ?? []
        return product(['', ...parts.slice(1).map(() => ' '), ''], parts.map(on))
      }
      const callee = node.callee as Node
      if (callee.type === 'MemberExpression' && !callee.computed) return [FILLED]
      return callee.type === 'Identifier' || callee.type === 'MemberExpression' ? on(callee) : [FILLED]
    }
    case 'ArrowFunctionExpression':
    case 'FunctionDeclaration': {
      const body = node.body as Node
      if (body.type !== 'BlockStatement') return on(body)
      const inner = [...scopes, scopeOf(body)]
      return union(
        returnsOf(body).flatMap(({ argument }) =>
          isNode(argument) ? expand(argument, inner, depth + 1) : [FILLED],
        ),
      )
    }
    default:
      return [FILLED]
  }
}

const union = (found: Found): Found => {
  const all = [...new Set(found)]
  return all.length > 0 ? all : [FILLED]
}

const product = (quasis: Found, values: readonly Found[]): Found =>
  values.reduce<string[]>(
    (all, found, index) =>
      all.flatMap((before) => found.map((one) => before + one + quasis[index + 1])).slice(0, MOST),
    [quasis[0] ?? ''],
  )

const find = (name: string, scopes: Scope[]) => scopes.findLast((scope) => scope.has(name))?.get(name)

function returnsOf(node: Node): Node[] {
  if (node.type === 'ReturnStatement') return [node]
  if (/Function/.test(node.type)) return []
  return Object.values(node).flatMap((value) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).flatMap(returnsOf),
  )
}
