import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { refusedSentences } from './refused-sentences.mjs'
import { sourceFiles } from './sources.mjs'

const WORDS = 'contract/words'
/** Their sentences are looked for only where they can be meant. */
const TOLD = /^server-(?:guide|lines|deadlines|mails|parts|receipts|statements)\.json$/
/** Our team, the demo, commands and what checks files of ours speak English. */
const STAY_ENGLISH =
  /(?:^|[/-])staff(?:[/.-]|$)|^server\/src\/(?:desk|commands|settings)\/|^contract\/src\/ground\/(?:rates|visa-facts)\.ts$/
/** Only our team is refused by these, which stand beside what people do themselves. */
const OF_OUR_TEAM = new Set(
  `ground/audit/by-two ground/reference/corrections/correct-fact ground/rules/change-rule
  money/coupons/make-promos money/coupons/withdraw-promo money/debts/decide-relief money/debts/propose-relief
  money/payments/alarms/settle-alarm money/payments/credit/decide-credit-refund money/payments/disputes/blame-agent
  money/payments/disputes/book-by-hand
  money/payments/failed/handle-failed-refund money/payments/refunds/refund-order money/payments/refunds/refund-plan
  money/wallets/linking/open-bank-details money/wallets/payouts/handle-by-hand money/wallets/payouts/pause-payouts
  money/wallets/payouts/retry-payout supply/licences/decide-licence supply/licences/licence-state
  supply/verification/documents/open-document talk/articles/checking/decide-article talk/reports/answer-objection
  talk/reports/claim-report talk/reports/decide-report talk/reports/report-state work/decisions/judge-decision work/gifts/gift-state work/gifts/take-gift-check
  work/orders/legal-hold/keep-for-law`
    .split(/\s+/)
    .map((name) => `server/src/${name}.ts`),
)

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

/** A number is one, and a day has digits: as wide as any text, “{count} days” would know each sentence that ends so. */
const patternOf = (english) =>
  new RegExp(
    `^${english
      .split(/(\{\w+\})/)
      .map((part) => PLACES[part] ?? (/^\{\w+\}$/.test(part) ? '.+?' : RegExp.escape(part)))
      .join('')}$`,
    'su',
  )
const PLACES = { '{count}': '[\\d,]+', '{day}': '[^.]*?\\d[^.]*?', '{until}': '[^.]*?\\d[^.]*?' }

async function refusalsOf(root) {
  const texts = new Map()
  for await (const file of sourceFiles(root, ['server/src', 'contract/src']))
    if (!/\.test\.ts$/.test(file)) texts.set(file, await readFile(path.join(root, file), 'utf8'))
  return refusedSentences(texts)
    .filter(({ file }) => !STAY_ENGLISH.test(file) && !OF_OUR_TEAM.has(file))
    .map(({ file, start, sentence }) => ({
      file,
      sentence,
      line: texts.get(file).slice(0, start).split('\n').length,
    }))
}
