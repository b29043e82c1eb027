const FLIPPED = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '++': '--',
  '--': '++',
  '+=': '-=',
  '-=': '+=',
}

/** A `where` of kysely writes them as text. */
const FLIPPED_IN_SQL = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '=': '!=',
  '!=': '=',
  is: 'is not',
  'is not': 'is',
  in: 'not in',
  'not in': 'in',
}

/** Calls that narrow, order or tidy what they are called on: without them it is all there. */
const NARROWING = new Set(
  'filter where whereRef having orderBy limit forUpdate toSorted sort toReversed trim toLowerCase'.split(' '),
)

const OTHER_CALL = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  ceil: 'floor',
  floor: 'ceil',
  round: 'floor',
}

const ON_MATH = new Set(['min', 'max', 'ceil', 'floor', 'round'])

/** Returns the text of each mutation of an expression. `stringsLike` gives the others of a union. */
export function mutationsOf(node, parent, { text, stringsLike }) {
  switch (node.type) {
    case 'BinaryExpression':
      return isOfText(node) ? [] : flipped(node, text)
    case 'LogicalExpression':
      return node.operator === '??' ? [text(node.left)] : flipped(node, text)
    case 'AssignmentExpression':
      return flipped(node, text)
    case 'UpdateExpression':
      return parent.type === 'ForStatement' ? [] : [text(node).replace(node.operator, FLIPPED[node.operator])]
    case 'UnaryExpression':
      return '!-'.includes(node.operator) ? [text(node.argument)] : []
    case 'ConditionalExpression':
      return [`${text(node.test)} ? ${text(node.alternate)} : ${text(node.consequent)}`]
    case 'CallExpression':
      return otherCalls(node, text)
    case 'Literal':
      return otherLiterals(node, parent, stringsLike)
    default:
      return []
  }
}

/** Returns the contrary of the condition of an `if`, and never where it only guards. */
export function mutationsOfCondition({ test, consequent, alternate }, text) {
  const isFlippedAnyway =
    (test.type === 'BinaryExpression' && /^[!=]==?$/.test(test.operator)) ||
    (test.type === 'UnaryExpression' && test.operator === '!')
  const isGuard = !alternate && leaves(consequent)
  return [...(isFlippedAnyway ? [] : [`!(${text(test)})`]), ...(isGuard ? ['false'] : [])]
}

function leaves(statement) {
  const last = statement.type === 'BlockStatement' ? statement.body.at(-1) : statement
  return ['ThrowStatement', 'ReturnStatement', 'ContinueStatement', 'BreakStatement'].includes(last?.type)
}

export function canBeLeftOut({ expression }) {
  const done = expression.type === 'AwaitExpression' ? expression.argument : expression
  return ['CallExpression', 'ChainExpression', 'AssignmentExpression', 'UpdateExpression'].includes(done.type)
}

/** Nothing is planted in logs, metrics and the sentences of errors. */
export const isTalk = (node, text) =>
  (node.type === 'CallExpression' || node.type === 'NewExpression') &&
  /(^|\.)(log|metrics|console)\b|^(Counter|Gauge|Histogram|\w*Error)$/.test(text(node.callee))

const flipped = ({ left, operator, right }, text) =>
  FLIPPED[operator] ? [`${text(left)} ${FLIPPED[operator]} ${text(right)}`] : []

/** Strings are put together with a plus too. */
function isOfText({ operator, left, right }) {
  return operator === '+' && [left, right].some(isText)
}

const isText = (node) =>
  node.type === 'TemplateLiteral' ||
  (node.type === 'Literal' && typeof node.value === 'string') ||
  (node.type === 'BinaryExpression' && isOfText(node))

function otherCalls({ callee, arguments: given }, text) {
  if (callee.type !== 'MemberExpression' || callee.computed) return []
  const { object, property } = callee
  if (property.name === 'limit' && given[0]?.value === 1) return []
  if (NARROWING.has(property.name)) return [text(object)]
  const isOther =
    Object.hasOwn(OTHER_CALL, property.name) && ON_MATH.has(property.name) === (text(object) === 'Math')
  if (!isOther) return []
  return [`${text(object)}.${OTHER_CALL[property.name]}(${given.map(text).join(', ')})`]
}

function otherLiterals(node, parent, stringsLike) {
  if (typeof node.value === 'boolean') return [String(!node.value)]
  if (typeof node.value === 'number') {
    if (isForTypes(node, parent)) return []
    const isSetting = parent.type === 'Property' && node.value > 1
    return [String(node.value + 1), ...(isSetting ? [String(node.value * 100)] : [])]
  }
  if (typeof node.value !== 'string') return []
  if (isWhere(parent) && parent.arguments[1] === node && Object.hasOwn(FLIPPED_IN_SQL, node.value))
    return [`'${FLIPPED_IN_SQL[node.value]}'`]
  return stringsLike(node, parent)
    .slice(0, 1)
    .map((other) => `'${other}'`)
}

/** Some operands are only there because a type may be empty, and a query that takes one row names its limit. */
const isForTypes = (node, parent) =>
  (parent.type === 'LogicalExpression' && parent.operator === '??') ||
  (parent.type === 'CallExpression' && parent.callee.property?.name === 'limit' && node.value === 1)

const isWhere = ({ type, callee }) =>
  type === 'CallExpression' &&
  (callee.name === 'eb' || ['where', 'whereRef', 'eb', 'having'].includes(callee.property?.name))
