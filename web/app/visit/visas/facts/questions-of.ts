import type { Visa } from '@sojourn/contract/ground/reference'
import type { VisaDetails } from '@sojourn/contract/ground/visa-pages'
import { checkedWords } from './checked-words.ts'
import { feeInAll } from './short-facts.ts'
import type { ToldFacts, ToldGroup } from './told.ts'

type Row = ToldGroup['rows'][number]

/** What people ask about a visa, answered by its facts alone; what is not known is not asked. */
export function questionsOf(
  visa: Visa,
  country: VisaDetails['country'],
  { main, rules }: ToldFacts,
): { title: string; text: string }[] {
  const groups = [...main, ...rules]
  const found = (name: string): { row: Row; origin: ToldGroup['origin'] } | null => {
    const group = groups.find(({ rows }) => rows.some((row) => row.name === name))
    const row = group?.rows.find((one) => one.name === name)
    return group && row ? { row, origin: group.origin } : null
  }
  const answered = (title: string, name: string, say: (said: string) => string) => {
    const it = found(name)
    if (!it || typeof it.row.said !== 'string' || it.row.said === '') return []
    return [{ title, text: [say(it.row.said), it.row.note, dayOf(it.origin)].filter(Boolean).join(' ') }]
  }
  const fee = feeInAll(visa)
  const the = `the ${visa.name}`
  return [
    ...(fee ? [{ title: `How much is ${the}?`, text: feeAnswer(fee, found('Government fee')) }] : []),
    ...answered(`How long does ${the} take?`, 'Typical time', (said) => `${said}.`),
    ...answered(`How long can I stay in ${country.name}?`, 'Length of stay', (said) => `${said}.`),
    ...answered(`Can I work on ${the}?`, 'Work', (said) => `${yesNo(said)}.`),
    ...answered('Can I bring my family?', 'Family', (said) => `${yesNo(said)}.`),
    ...answered('Can I extend it?', 'Extension', (said) => `${yesNo(said)}.`),
    ...answered('Does it lead to settlement?', 'Leads to settlement', (said) => `${yesNo(said)}.`),
    ...answered('How much money do I have to show?', 'Money to show', (said) => `${said}.`),
    ...answered('Which language level is asked for?', 'Language', (said) => `${said}.`),
    ...answered('Is there an age limit?', 'Age', (said) => `${said}.`),
  ]
}

const yesNo = (said: string) => (said === 'With limits' ? 'Yes, with limits' : said)

function feeAnswer(fee: string, found: { row: Row; origin: ToldGroup['origin'] } | null) {
  const parts = typeof found?.row.said === 'object' ? found.row.said.filter(({ isTotal }) => !isTotal) : []
  const sum = fee === 'Free' ? 'It is free.' : `The government fee is ${fee}.`
  const each = parts.map(({ amount, about }) => `${amount} (${about})`).join(', ')
  return [sum, parts.length > 1 && `That is ${each}.`, dayOf(found?.origin ?? null)].filter(Boolean).join(' ')
}

/** How sure the answer is: its day, and whether one should look again. */
function dayOf(origin: ToldGroup['origin']) {
  if (!origin) return ''
  if (origin.unread) return 'Nobody on our team has checked this yet; the authority decides.'
  const day = checkedWords(origin.checked)
  if (origin.likely) return `From a dated copy of ${day}; check before you pay.`
  if (origin.age === 'too_old') return `Last known ${day}; check before you pay.`
  return `Checked ${day}.`
}
