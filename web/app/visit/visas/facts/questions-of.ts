import type { FactKind } from '@sojourn/contract/ground/fact-words'
import { FACT_NAMES } from '@sojourn/contract/ground/fact-words'
import type { Visa } from '@sojourn/contract/ground/reference'
import type { VisaDetails } from '@sojourn/contract/ground/visa-pages'
import { t } from '@sojourn/contract/words/t'
import { listed } from '../../../ui/text/listed.ts'
import { checkedWords } from '../../../words/checked-words.ts'
import { english } from './in-english-words.ts'
import { markedLine } from './item-line.ts'
import { feeInAll } from './short-facts.ts'
import type { ToldFacts, ToldGroup } from './told.ts'

type Row = ToldGroup['rows'][number]

/** The facts alone answer; nothing is asked that they do not know. */
export function questionsOf(
  visa: Visa,
  country: VisaDetails['country'],
  { main, rules }: ToldFacts,
): { title: string; text: string }[] {
  const groups = [...main, ...rules]
  const found = (kind: FactKind): { row: Row; origin: ToldGroup['origin'] } | null => {
    const name = FACT_NAMES[kind]
    const group = groups.find(({ rows }) => rows.some((row) => row.name === name))
    const row = group?.rows.find((one) => one.name === name)
    return group && row ? { row, origin: group.origin } : null
  }
  const answered = (title: string, kind: FactKind) => {
    const it = found(kind)
    if (!it || typeof it.row.said !== 'string' || it.row.said === '') return []
    return [
      {
        title,
        text: [answerOf(it.row), it.row.note && english(it.row.note), dayOf(it.origin)]
          .filter(Boolean)
          .join(' '),
      },
    ]
  }
  const fee = feeInAll(visa)
  const values = { visa: visa.name }
  return [
    ...(fee ? [{ title: t('How much is the {visa}?', values), text: feeAnswer(fee, found('fees')) }] : []),
    ...answered(t('How long does the {visa} take?', values), 'time'),
    ...answered(t('How long can I stay in {country}?', { country: country.name }), 'stay'),
    ...answered(t('Can I work on the {visa}?', values), 'may_work'),
    ...answered(t('Can I bring my family?'), 'may_bring_family'),
    ...answered(t('Can I extend it?'), 'extend'),
    ...answered(t('Does it lead to settlement?'), 'settlement'),
    ...answered(t('How much money do I have to show?'), 'money'),
    ...answered(t('Which language level is asked for?'), 'language'),
    ...answered(t('Is there an age limit?'), 'age'),
  ]
}

const answerOf = ({ said, inEnglish }: Row) =>
  typeof said !== 'string' ? '' : inEnglish ? english(`${said}.`) : `${yesNo(said)}.`

const yesNo = (said: string) => (said === t('With limits') ? t('Yes, with limits') : said)

function feeAnswer(fee: string, found: { row: Row; origin: ToldGroup['origin'] } | null) {
  const parts = typeof found?.row.said === 'object' ? found.row.said.filter(({ isTotal }) => !isTotal) : []
  const sum = fee === t('Free') ? t('It is free.') : t('The government fee is {fee}.', { fee })
  const each = listed(parts.map((part) => `${part.amount} (${markedLine(part)})`))
  return [sum, parts.length > 1 && t('That is {parts}.', { parts: each }), dayOf(found?.origin ?? null)]
    .filter(Boolean)
    .join(' ')
}

/** How sure the answer is: its day, and whether one should look again. */
function dayOf(origin: ToldGroup['origin']) {
  if (!origin) return ''
  if (origin.unread) return t('Nobody on our team has checked this yet; the authority decides.')
  const day = checkedWords(origin.checked)
  if (origin.likely) return t('From a dated copy of {day}; check before you pay.', { day })
  if (origin.age === 'too_old') return t('Last known {day}; check before you pay.', { day })
  return t('Checked {day}.', { day })
}
