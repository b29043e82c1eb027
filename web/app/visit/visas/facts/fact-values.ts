import type { FactKind } from '@sojourn/contract/ground/fact-words'
import { ANSWERS, FACT_NAMES, PAYERS, PLACES_TO_APPLY } from '@sojourn/contract/ground/fact-words'
import { isNationalityGroup, NATIONALITY_GROUPS } from '@sojourn/contract/ground/nationality-groups'
import type { ShownFacts } from '@sojourn/contract/ground/visa-facts'
import { t } from '@sojourn/contract/words/t'
import { listed } from '../../../ui/text/listed.ts'
import { upToWords } from '../../../words/processing-time.ts'
import { feeWords } from './fee.ts'
import { languageAsked } from './language-asked.ts'

type Value<K extends FactKind> = NonNullable<ShownFacts[K]>['value']
type Fee = NonNullable<Value<'fees'>>[number]

/** Names of countries by their codes. */
export type CountryNames = Readonly<Record<string, string>>

const MOST_NAMED = 8

/** For whom it is, unless it is what everybody who applies pays. */
export const payerWords = (item: Fee) => (item.for === 'main' ? null : PAYERS[item.for])

const stayWords = ({ max_days, text }: Value<'stay'>) =>
  text ?? (max_days === null ? '' : upToWords(max_days))

function ageWords({ min, max }: Value<'age'>) {
  if (min !== null && max !== null) return t('{from} to {to}', { from: min, to: max })
  return min === null ? t('Up to {age}', { age: max ?? 0 }) : t('{age} or older', { age: min })
}

function nationalityWords({ only, except }: Value<'nationalities'>, names: CountryNames) {
  const named = (codes: string[]) =>
    codes.length > MOST_NAMED
      ? t('{count, plural, one {# country} other {# countries}}', { count: codes.length })
      : listed(
          codes.map((code) =>
            isNationalityGroup(code) ? NATIONALITY_GROUPS[code].name : (names[code] ?? code),
          ),
        )
  const [these, others] = [named(only), named(except)]
  if (these === '') return others === '' ? t('All') : t('All but {others}', { others })
  return others === '' ? t('Only {these}', { these }) : t('Only {these}, but not {others}', { these, others })
}

const languageWords = (language: Value<'language'>) => {
  if (language === 'none') return t('None asked for')
  const { level } = language
  const name = sentenceCase(languageAsked(language.language) ?? language.language)
  return level ? t('{language}, level {level}', { language: name, level }) : name
}

function moneyWords(money: Value<'money'>) {
  if (money === 'none') return t('No fixed amount')
  const amount = feeWords(money)
  if (money.per === 'stay') return t('{amount} for the stay', { amount })
  return money.per === 'year' ? t('{amount} a year', { amount }) : t('{amount} a month', { amount })
}

function settlementWords({ leads, after_years }: Value<'settlement'>) {
  if (leads === 'no' || after_years === null) return ANSWERS[leads]
  return t('{answer}, after {years, plural, one {# year} other {# years}}', {
    answer: ANSWERS[leads],
    years: after_years,
  })
}

const placesWords = (places: Value<'apply_from'>) =>
  sentenceCase(
    places
      .map((place) => PLACES_TO_APPLY[place])
      .reduce((one, other) => t('{one} or {other}', { one, other })),
  )

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
    ...(facts.apply_from && { apply_from: placesWords(facts.apply_from.value) }),
  }
  return (Object.keys(said) as FactKind[]).map((kind) => ({
    kind,
    name: FACT_NAMES[kind],
    words: said[kind] ?? '',
    ...(isToldInEnglish(kind, facts) && { inEnglish: true as const }),
  }))
}

/** How long one may stay, where it is no number of days, is told in the authority’s own words; a language may have no name here. */
export function isToldInEnglish(kind: FactKind, { stay, language }: ShownFacts) {
  if (kind === 'stay') return Boolean(stay?.value.text)
  const asked = language?.value
  return (
    kind === 'language' && asked !== undefined && asked !== 'none' && languageAsked(asked.language) === null
  )
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
