import path from 'node:path'
import { parseSync } from 'oxc-parser'

/**
 * Names of a tree of sources and what they stand for: `lookUp` goes from a scope outwards, then along the import.
 * A binding is a node with the scope it was written in; a parameter has the function it belongs to instead.
 */
export function readScopes(texts) {
  const files = new Map()
  for (const [file, text] of texts) {
    const { program } = parseSync(file, text)
    files.set(file, { program, scope: scopeOf(program, { file, names: importsOf(file, program) }) })
  }
  return { files, lookUp }

  function lookUp(name, scope) {
    for (let at = scope; at; at = at.up) {
      const found = at.names.get(name)
      if (found) return found.from ? exported(found) : found
    }
    return undefined
  }

  function exported({ from, name }) {
    const file = files.get(from)
    return file && lookUp(name, file.scope)
  }
}

/** Declarations that stand directly in a body, with the parameters of a function. */
export function scopeOf(node, up) {
  const names = new Map()
  const scope = { file: up.file, names, up: up.names ? up : undefined }
  for (const [index, param] of (node.params ?? []).entries()) {
    const { name } = param.left ?? param
    if (name) names.set(name, { of: node, index })
    else for (const inside of namesIn(param.left ?? param)) names.set(inside, { of: node })
  }
  const body = Array.isArray(node.body) ? node.body : (node.body?.body ?? [])
  for (const one of Array.isArray(body) ? body : []) {
    const declared = one.declaration ?? one
    if (declared.type === 'FunctionDeclaration') names.set(declared.id.name, { node: declared, scope })
    if (declared.type !== 'VariableDeclaration') continue
    for (const { id, init } of declared.declarations)
      if (id.type === 'Identifier' && init) names.set(id.name, { node: init, scope })
  }
  return scope
}

export const isFunction = ({ type }) =>
  /^(?:ArrowFunctionExpression|Function(?:Declaration|Expression))$/.test(type)

const namesIn = (pattern) =>
  (pattern.properties ?? []).map(({ value }) => (value?.left ?? value)?.name).filter(Boolean)

function importsOf(file, { body }) {
  const names = new Map()
  for (const { type, source, specifiers } of body) {
    if (type !== 'ImportDeclaration') continue
    for (const { imported, local } of specifiers)
      if (imported) names.set(local.name, { from: targetOf(file, source.value), name: imported.name })
  }
  return names
}

const targetOf = (file, from) =>
  from.startsWith('.')
    ? path.posix.join(path.posix.dirname(file), from)
    : from.replace(/^@sojourn\/contract\/(.*)$/, 'contract/src/$1.ts')
