import { isFunction, readScopes, scopeOf } from './scopes.mjs'
import { Sentences, valuesAt } from './sentences.mjs'

/** Each of them says what is wrong in this argument. */
const REFUSING = new Map([
  ['invalidField', 1],
  ['notNow', 0],
])
/** A schema says it after what it asks for. */
const OF_SCHEMAS = new Map([
  ...'string number boolean date int email url uuid nonempty'.split(' ').map((name) => [name, 0]),
  ...'array enum strictObject object union literal min max gt gte lt lte length regex refine multipleOf'
    .split(' ')
    .map((name) => [name, 1]),
])

/** Every sentence of a refusal, also one that has a name, comes from another file or is an argument of a function of ours. */
export function refusedSentences(texts) {
  const { files, lookUp } = readScopes(texts)
  const sentences = new Sentences(lookUp)
  const found = []
  const calls = []
  for (const [file, { program, scope }] of files)
    see(program, scope, file.startsWith('contract/') && /from 'zod'/.test(texts.get(file)))
  for (let isNew = true; isNew; ) isNew = calls.map(sayArguments).includes(true)
  return found

  function see(node, scope, hasSchemas) {
    if (!node || typeof node !== 'object') return
    if (Array.isArray(node)) {
      for (const one of node) see(one, scope, hasSchemas)
      return
    }
    if (isOfOurTeam(node)) return
    const within = isFunction(node) || node.type === 'BlockStatement' ? scopeOf(node, scope) : scope
    if (node.type === 'CallExpression' && node.callee.name) calls.push({ node, scope, done: new Set() })
    for (const place of placesOf(node, hasSchemas)) note(place, within)
    for (const value of Object.values(node)) see(value, within, hasSchemas)
  }

  function note(node, scope) {
    for (const sentence of sentences.of(node, scope))
      if (/\p{L}/u.test(sentence)) found.push({ file: scope.file, start: node.start, sentence })
  }

  /** An argument is said where its function says that parameter. */
  function sayArguments({ node, scope, done }) {
    const target = lookUp(node.callee.name, scope)?.node
    const next = [...(sentences.said.get(target) ?? [])].filter((index) => !done.has(index))
    for (const index of next) {
      done.add(index)
      if (node.arguments[index]) note(node.arguments[index], scope)
    }
    return next.length > 0
  }
}

function placesOf(node, hasSchemas) {
  if (node.type === 'CallExpression') {
    const { callee } = node
    if (REFUSING.has(callee.name)) return [node.arguments[REFUSING.get(callee.name)]].filter(Boolean)
    return hasSchemas && OF_SCHEMAS.has(callee.property?.name)
      ? [node.arguments[OF_SCHEMAS.get(callee.property.name)]].filter(Boolean)
      : []
  }
  if (node.type === 'NewExpression' && node.callee.name === 'Refusal')
    return valuesAt(node.arguments[1], (name) => name === 'message')
  if (node.type === 'Property' && node.key.name === 'refusal') return [node.value]
  return node.type === 'ObjectExpression' ? toldIn(node) : []
}

/** A reply lists what is missing: each with its `sentence`, or its `message` beside the `field` or `path`. */
function toldIn(node) {
  const has = (name) => node.properties.some(({ key }) => key?.name === name)
  return valuesAt(
    node,
    (name) => name === 'sentence' || (name === 'message' && (has('field') || has('path'))),
  )
}

/** Our team is refused in English. */
const isOfOurTeam = ({ type, properties }) =>
  type === 'ObjectExpression' &&
  properties.some(({ key, value }) => key?.name === 'who' && value.value === 'staff')
