import { PLANS } from '@sojourn/contract/amounts/plans'
import { directionOf, type Language, localeOf, SOURCE } from '@sojourn/contract/words/languages'
import { isOwnReason } from '@sojourn/contract/work/own-reasons'
import { keptFor } from '../kept-for.ts'
import { inOwnSentences } from './own-sentences.ts'
import { commaOf, missingIn, say, sayOwn, translate, whole } from './say.ts'

/** A country is like `CA`, a language like `fr` or `yue`; everything else we call by a name has a longer id. */
const COUNTRY = /^[A-Z]{2}$/
const LANGUAGE = /^[a-z]{2,3}$/

/**
 * A reply calls countries, languages and purposes in the words of its reader: `{ id: 'CA', name: 'Canada' }`,
 * `['fr', 'French']`, the `names` by their ids, and the `checks` of papers. Ids never change. Pages take
 * names from here, as a browser and a server may know other ones, and a page must hydrate with the words it
 * was sent with.
 */
export function inOwnNames<T>(language: Language, reply: T): T {
  return language === SOURCE ? reply : (named(language, reply) as T)
}

function named(language: Language, value: unknown): unknown {
  if (Array.isArray(value)) {
    const [code, name] = value
    return value.length === 2 && isLanguage(code, name)
      ? [code, ownName(language, code, name)]
      : value.map((one) => named(language, one))
  }
  if (!isPlain(value)) return value
  const changed: Record<string, unknown> = {}
  for (const [key, one] of Object.entries(value)) {
    const sentences = inOwnSentences(language, key, one)
    if (sentences !== undefined) changed[key] = sentences
    else if (key === 'names' && isPlain(one)) changed[key] = allNamed(language, one)
    else if (key === 'categories' && Array.isArray(one))
      changed[key] = one.map((each) => inWords(language, each))
    else if (key === 'checks' && Array.isArray(one)) changed[key] = one.map((each) => check(language, each))
    else if (key === 'name' && typeof value.id === 'string' && typeof one === 'string')
      changed[key] = ownName(language, value.id, one)
    else if (key === 'subject' && value.step === 'O5' && typeof one === 'string')
      changed[key] = missingIn(language, one)
    else if (key === 'title' && typeof one === 'string') changed[key] = titleIn(language, value, one)
    else if (key === 'purpose' && typeof one === 'string') changed[key] = nameOfPurpose(language, one)
    else if (key === 'reason' && typeof one === 'string') changed[key] = ownReason(language, value, one)
    else if (isOfPlan(value) && WORDS_OF_PLANS.has(key)) changed[key] = ofPlan(language, one)
    else changed[key] = typeof one === 'object' ? named(language, one) : one
  }
  return changed
}

/** A category, which an agent helps with, has a name alone. */
const inWords = (language: Language, category: unknown) =>
  isPlain(category) && typeof category.name === 'string'
    ? { ...category, name: translate(language, category.name) ?? category.name }
    : category

/** A reply that says a purpose by its name alone means the name; ids have no translation. */
const nameOfPurpose = (language: Language, purpose: string) =>
  PURPOSES.test(purpose) ? (translate(language, purpose) ?? purpose) : purpose

/** A person’s reason stays as they wrote it; the mails of payouts and of credit have translations of ours. */
function ownReason(language: Language, value: Record<string, unknown>, reason: string) {
  if (isOwnReason(reason)) return translate(language, reason) ?? reason
  return 'waits_for' in value || 'destination' in value ? sayOwn(language, reason, 'mails') : reason
}

const PURPOSES = /^[A-Z][a-z]+(?: [a-z]+)*$/

const titleIn = (language: Language, value: Record<string, unknown>, title: string) =>
  isOfPlan(value) ? ofPlan(language, title) : titleOfOrder(language, title)

/**
 * A stage of a case adds its number and name to the title that an agent wrote. A heading takes its direction from its first
 * letter, and from this mark where the rest is ours.
 */
export function titleOfOrder(language: Language, title: string) {
  const [, of, stage] = /^(.+), (stage \d+: .+)$/su.exec(title) ?? []
  const begun = directionOf(language) === 'rtl' ? '\u200f' : ''
  return of && stage
    ? `${begun}${whole(language, of)}${commaOf(language)}${say(language, stage, 'lines')}`
    : title
}

/** A plan, its invoice or its payment: people wrote no word of these. */
const isOfPlan = (value: Record<string, unknown>) =>
  isPlan(value.plan) || value.payable === 'subscription' || 'corrects' in value

const isPlan = (plan: unknown) => PLANS.some((one) => one === plan)
const WORDS_OF_PLANS = new Set(['name', 'title', 'text', 'lines', 'item', 'next'])

function ofPlan(language: Language, one: unknown): unknown {
  if (typeof one === 'string') return translate(language, one, 'receipts') ?? one
  if (Array.isArray(one)) return one.map((each) => ofPlan(language, each))
  if (!isPlain(one)) return one
  return Object.fromEntries(
    Object.entries(one).map(([key, each]) => [key, WORDS_OF_PLANS.has(key) ? ofPlan(language, each) : each]),
  )
}

/** A check of a paper is kept as what was found, and worded for whoever reads it. */
const check = (language: Language, one: unknown) =>
  isPlain(one) && typeof one.rule === 'string'
    ? {
        ...one,
        ...(typeof one.name === 'string' && { name: say(language, one.name) }),
        ...(typeof one.text === 'string' && { text: say(language, one.text) }),
      }
    : one

const allNamed = (language: Language, names: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(names).map(([id, name]) => [
      id,
      typeof name === 'string' ? ownName(language, id, name) : named(language, name),
    ]),
  )

export function ownName(language: Language, id: string, name: string) {
  if (language === SOURCE) return name
  if (COUNTRY.test(id)) return displayName(language, 'region', id) ?? name
  if (isLanguage(id, name)) return displayName(language, 'language', id) ?? name
  return /^[a-z-]+$/.test(id) ? (translate(language, name) ?? name) : name
}

const isLanguage = (code: unknown, name: unknown) =>
  typeof code === 'string' && LANGUAGE.test(code) && displayName(SOURCE, 'language', code) === name

const speakers = keptFor(
  (language: Language, type: 'region' | 'language') =>
    new Intl.DisplayNames(localeOf(language), { type, fallback: 'none' }),
)

/** Asking for a name is dear, and there are few: ids have at most three letters. */
const displayName = keptFor((language: Language, type: 'region' | 'language', code: string) =>
  speakers(language, type).of(code),
)

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
