import type { FactKind } from '@sojourn/contract/ground/fact-words'
import { ANSWERS, FACT_NAMES, PAYERS, PLACES_TO_APPLY } from '@sojourn/contract/ground/fact-words'
import { isNationalityGroup, NATIONALITY_GROUPS } from '@sojourn/contract/ground/nationality-groups'
import type { ShownFacts } from '@sojourn/contract/ground/visa-facts'
import { feeWords } from './fee.ts'
import { timeWords } from './processing-time.ts'

type Value<K extends FactKind> = NonNullable<ShownFacts[K]>['value']
type Fee = NonNullable<Value<'fees'>>[number]

/** Names of countries by their codes. */
export type CountryNames = Readonly<Record<string, string>>

const MOST_NAMED = 8

/** For whom it is, unless it is what everybody who applies pays. */
export const payerWords = (item: Fee) => (item.for === 'main' ? null : PAYERS[item.for])

const stayWords = ({ max_days, text }: Value<'stay'>) =>
  text ??
  (max_days === null ? '' : `Up to ${timeWords({ min_days: max_days, max_days }).replace('About ', '')}`)

function ageWords({ min, max }: Value<'age'>) {
  if (min !== null && max !== null) return `${min} to ${max}`
  return min === null ? `Up to ${max}` : `${min} or older`
}

function nationalityWords({ only, except }: Value<'nationalities'>, names: CountryNames) {
  const listed = (codes: string[]) =>
    codes.length > MOST_NAMED
      ? `${codes.length} countries`
      : codes
          .map((code) => (isNationalityGroup(code) ? NATIONALITY_GROUPS[code].name : (names[code] ?? code)))
          .join(', ')
  const [these, others] = [listed(only), listed(except)]
  if (these === '') return others === '' ? 'All' : `All but ${others}`
  return others === '' ? `Only ${these}` : `Only ${these}, but not ${others}`
}

const languageWords = (language: Value<'language'>) =>
  language === 'none'
    ? 'None asked for'
    : [language.language, language.level].filter(Boolean).join(', level ')

const PERIODS = { month: ' a month', year: ' a year', stay: ' for the stay' }
const moneyWords = (money: Value<'money'>) =>
  money === 'none' ? 'No fixed amount' : `${feeWords(money)}${PERIODS[money.per]}`

function settlementWords({ leads, after_years }: Value<'settlement'>) {
  if (leads === 'no' || after_years === null) return ANSWERS[leads]
  return `${ANSWERS[leads]}, after ${after_years} year${after_years === 1 ? '' : 's'}`
}

/** The rules of a visa in words, in the order they are shown: its fees, costs and time are shown apart. */
export function ruleWords(facts: ShownFacts, names: CountryNames) {
  const said: { [K in FactKind]?: string } = {
    ...(facts.stay && { stay: stayWords(facts.stay.value) }),
    ...(facts.may_work && { may_work: ANSWERS[facts.may_work.value] }),
    ...(facts.may_bring_family && { may_bring_family: ANSWERS[facts.may_bring_family.value] }),
    ...(facts.age && { age: ageWords(facts.age.value) }),
    ...(facts.nationalities && { nationalities: nationalityWords(facts.nationalities.value, names) }),
    ...(facts.language && { language: languageWords(facts.language.value) }),
    ...(facts.money && { money: moneyWords(facts.money.value) }),
    ...(facts.extend && { extend: ANSWERS[facts.extend.value] }),
    ...(facts.settlement && { settlement: settlementWords(facts.settlement.value) }),
    ...(facts.apply_from && {
      apply_from: sentenceCase(facts.apply_from.value.map((place) => PLACES_TO_APPLY[place]).join(' or ')),
    }),
  }
  return (Object.keys(said) as FactKind[]).map((kind) => ({
    kind,
    name: FACT_NAMES[kind],
    words: said[kind] ?? '',
  }))
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The names of the countries that the rules of these visas name. Loaders call it: a page needs no more of them. */
export function namesOf(
  countries: { id: string; name: string }[],
  visas: { facts: ShownFacts }[],
): CountryNames {
  const codes = new Set(
    visas.flatMap(({ facts }) => {
      const { only = [], except = [] } = facts.nationalities?.value ?? {}
      return [...only, ...except]
    }),
  )
  return Object.fromEntries(countries.filter(({ id }) => codes.has(id)).map(({ id, name }) => [id, name]))
}
