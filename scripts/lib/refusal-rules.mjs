import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { sourceFiles } from './sources.mjs'

const WORDS = 'contract/words'
/** Their sentences are looked for only where they can be meant. */
const TOLD = /^server-(?:guide|lines|deadlines|mails|parts|receipts|statements)\.json$/
/** Our team, the demo and commands speak English. */
const STAY_ENGLISH = /(?:^|[/-])staff(?:[/.-]|$)|^server\/src\/(?:desk|commands|settings)\//
/** Only our team is refused by these, which stand beside what people do themselves. */
const OF_OUR_TEAM = new Set(
  `ground/audit/by-two ground/reference/corrections/correct-fact ground/rules/change-rule
  money/coupons/make-promos money/coupons/withdraw-promo money/debts/decide-relief money/debts/propose-relief
  money/payments/alarms/settle-alarm money/payments/credit/decide-credit-refund money/payments/disputes/blame-agent
  money/payments/disputes/book-by-hand
  money/payments/failed/handle-failed-refund money/payments/refunds/refund-order money/payments/refunds/refund-plan
  money/wallets/linking/open-bank-details money/wallets/payouts/handle-by-hand money/wallets/payouts/pause-payouts
  money/wallets/payouts/retry-payout supply/licences/decide-licence supply/licences/licence-state
  supply/verification/documents/open-document talk/articles/checking/decide-article talk/reports/decide-report
  talk/reports/report-state work/decisions/judge-decision work/gifts/gift-state work/gifts/take-gift-check
  work/orders/legal-hold/keep-for-law`
    .split(/\s+/)
    .map((name) => `server/src/${name}.ts`),
)
/** The second argument says what is wrong. */
const REFUSING = new Map([
  ['invalidField', 1],
  ['notNow', 0],
])
/** Whatever number or name stands in a place, the pattern of the sentence knows it. */
const FILLED = '12'

/** A sentence of a refusal, or of a field that is refused, has a translation in each language. */
export async function refusalViolations(root) {
  const languages = JSON.parse(
    await readFile(path.join(root, WORDS, 'languages.json'), 'utf8').catch(() => '[]'),
  )
  const said = await refusalsOf(root)
  const found = []
  for (const { code } of languages.slice(1)) {
    const knows = await catalogueOf(root, code)
    for (const { sentence, file, line } of said)
      if (!knows(sentence))
        found.push({ file, line, sentence: `“${sentence}” is refused in English to who reads ${code}.` })
  }
  return found
}

async function catalogueOf(root, code) {
  const folder = path.join(root, WORDS, code)
  const names = await readdir(folder).catch(() => [])
  const known = []
  for (const name of names.filter((one) => one.startsWith('server-') && !TOLD.test(one)))
    known.push(...Object.keys(JSON.parse(await readFile(path.join(folder, name), 'utf8'))))
  const exact = new Set(known)
  const patterns = known.filter((one) => one.includes('{')).map(patternOf)
  return (sentence) => exact.has(sentence) || patterns.some((pattern) => pattern.test(sentence))
}

const patternOf = (english) =>
  new RegExp(
    `^${english
      .split(/\{\w+\}/)
      .map((part) => part.replaceAll(/[.*+?^$()|[\]\\{}]/g, '\\$&'))
      .join('.+?')}$`,
    'su',
  )

async function refusalsOf(root) {
  const said = []
  for await (const file of sourceFiles(root, ['server/src', 'contract/src'])) {
    if (/\.test\.ts$/.test(file) || STAY_ENGLISH.test(file) || OF_OUR_TEAM.has(file)) continue
    const text = await readFile(path.join(root, file), 'utf8')
    for (const { start, sentence } of refusalsIn(file, text))
      said.push({ file, sentence, line: text.slice(0, start).split('\n').length })
  }
  return said
}

export function refusalsIn(file, text) {
  const found = []
  const { program } = parseSync(file, text)
  see(program)
  return found

  function see(node) {
    if (Array.isArray(node)) {
      for (const one of node) see(one)
      return
    }
    if (!node || typeof node !== 'object') return
    if (node.type === 'CallExpression' && REFUSING.has(node.callee.name))
      note(node.arguments[REFUSING.get(node.callee.name)])
    if (node.type === 'NewExpression' && node.callee.name === 'Refusal')
      for (const one of node.arguments[1]?.properties ?? []) if (one.key?.name === 'message') note(one.value)
    if (node.type === 'Property' && node.key.name === 'refusal') note(node.value)
    if (node.type === 'ObjectExpression') for (const one of toldIn(node)) note(one.value)
    for (const value of Object.values(node)) if (value && typeof value === 'object') see(value)
  }

  function note(node) {
    for (const sentence of sentencesOf(node))
      if (/\p{L}/u.test(sentence)) found.push({ start: node.start, sentence })
  }
}

/** A reply lists what is missing: each with its `sentence`, or its `message` beside the `field`. */
function toldIn({ properties }) {
  const has = (name) => properties.some(({ key }) => key?.name === name)
  return properties.filter(({ key }) => key?.name === 'sentence' || (key?.name === 'message' && has('field')))
}

/** One of two, or a text with one of two in its midst, is as many sentences. */
function sentencesOf(node) {
  if (node?.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(sentencesOf)
  if (node?.type === 'LogicalExpression') return sentencesOf(node.right)
  if (node?.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node?.type !== 'TemplateLiteral') return []
  return node.quasis.slice(1).reduce(
    (begun, { value }, at) => {
      const said = sentencesOf(node.expressions[at])
      const filled = said.length > 0 ? said : [FILLED]
      return begun.flatMap((one) => filled.map((middle) => one + middle + value.cooked))
    },
    [node.quasis[0].value.cooked],
  )
}
