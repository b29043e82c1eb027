import { fill, type Values } from '@sojourn/contract/words/fill'
import { directionOf, type Language, localeOf, SOURCE } from '@sojourn/contract/words/languages'
import { readMessage } from '@sojourn/contract/words/read-message'
import { countryIn, isCountry } from './country-in.ts'
import { readCatalogue, TRANSLATED } from './read-catalogue.ts'
import { WORDED } from './say-in.ts'
import { amountIn, dayIn, listIn, namesIn, partsOfMoment } from './value-in.ts'

interface Catalogue {
  /** The English message leads to them. */
  words: Map<string, string>
  /** Each sentence with values has what recognises it: `please use at least {count} characters`. */
  filled: { english: RegExp; words: string }[]
}

/** These are told by a pattern as wide as `{subject} was accepted.`, and so are only looked for where they can be meant. */
type Told = 'lines' | 'deadlines' | 'mails' | 'parts' | 'receipts' | 'statements'
const TOLD: readonly Told[] = ['lines', 'deadlines', 'mails', 'parts', 'receipts', 'statements']

const fileOf = (told: Told) => `server-${told}.json`

/** The server's words are in files of its own: pages have theirs in their scripts. Words that `sayIn` says need no pattern. */
const catalogues = new Map(
  TRANSLATED.map((language) => [
    language,
    catalogueOf(
      language,
      (name) => name.startsWith('server-') && name !== WORDED && !TOLD.some((one) => name === fileOf(one)),
    ),
  ]),
)
const tellings = Object.fromEntries(
  TOLD.map((told) => [
    told,
    new Map(TRANSLATED.map((language) => [language, catalogueOf(language, (name) => name === fileOf(told))])),
  ]),
) as Record<Told, typeof catalogues>

/** A pattern that says more stands before one that says less and would know the same sentence. */
function catalogueOf(language: Language, isMeant: (file: string) => boolean): Catalogue {
  const all = readCatalogue(language, isMeant)
  const filled = all.filter(([english]) => english.includes('{'))
  return {
    words: new Map(all),
    filled: filled
      .toSorted(([one], [other]) => saidBy(other) - saidBy(one))
      .map(([english, words]) => ({ english: patternOf(english), words })),
  }
}

function saidBy(english: string) {
  return english.replaceAll(/\{\w+\}/g, '').length
}

/** Values are found by their names in the whole sentence. */
function patternOf(english: string) {
  const parts = english
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith('{') ? `(?<${part.slice(1, -1)}>.+?)` : RegExp.escape(part)))
  return new RegExp(`^${parts.join('')}$`, 'su')
}

/**
 * An English sentence in the language somebody reads, whole and with its values in their places; undefined where nobody
 * has translated it. Use cases go on saying what they say in English, and a language is a folder.
 */
export function translate(language: Language, english: string, told?: Told): string | undefined {
  if (language === SOURCE) return english
  return (told && found(tellings[told], language, english, told)) ?? found(catalogues, language, english)
}

/**
 * Several sentences in a row, each by itself; undefined where one of them is not translated. The shortest that is known counts,
 * so that no value holds a sentence; a name with a full stop in it makes the next one longer.
 */
export function translateAll(language: Language, english: string, told: Told): string | undefined {
  const pieces = english.split(/(?<=[.?!:])\s+/)
  return from(0)

  function from(start: number): string | undefined {
    for (let end = start + 1; end <= pieces.length; end++) {
      const said = translate(language, pieces.slice(start, end).join(' '), told)
      if (said === undefined) continue
      if (end === pieces.length) return said
      const rest = from(end)
      if (rest !== undefined) return `${said} ${rest}`
    }
    return undefined
  }
}

/** Several sentences in a row; English where one of them is not translated. */
export const sayAll = (language: Language, english: string, told: Told) =>
  language === SOURCE ? english : (translateAll(language, english, told) ?? english)

/** Sentences of ours without values, told beside what people wrote: these keep their own words. */
export function sayOwn(language: Language, text: string, told: Told) {
  const words = tellings[told].get(language)?.words
  const said = text.split(/(?<=[.?!])\s+/).map((sentence) => words?.get(sentence))
  return said.every((one) => one !== undefined) ? said.join(' ') : text
}

function found(of: typeof catalogues, language: Language, english: string, told?: Told) {
  const catalogue = of.get(language)
  const known = catalogue?.words.get(english)
  if (known !== undefined || !catalogue) return known
  for (const { english: pattern, words } of catalogue.filled) {
    const match = pattern.exec(english)
    if (match)
      return fill(
        localeOf(language),
        directionOf(language),
        readMessage(words),
        valuesOf(language, match.groups, told),
      )
  }
  return undefined
}

const valuesOf = (language: Language, groups: Record<string, string> = {}, told?: Told): Values =>
  Object.fromEntries(
    Object.entries(groups).map(([name, value]) => [name, valueIn(language, name, value, told)]),
  )

/** The value of a place with such a name is said in the language too; names people gave have other places and stay. */
function valueIn(language: Language, name: string, value: string, told?: Told) {
  switch (name) {
    // A number is one again, so that a language can choose the form that goes with it.
    case 'count':
      return /^\d{1,3}(,\d{3})*$/.test(value) ? Number(value.replaceAll(',', '')) : value
    case 'day':
    case 'until':
    case 'moment':
      return dayIn(language, value) ?? momentIn(language, value)
    case 'amount':
    case 'price':
    case 'rest':
      return amountIn(language, value) ?? value
    case 'order':
      return value.replace(/^["“](.+)["”] \((.+)\)$/su, (_, title, ref) =>
        put(language, '“{title}” ({ref})', { title, ref }),
      )
    // Each part says how much goes where.
    case 'back':
      return listIn(language, value, (part) => amountIn(language, part) ?? say(language, part, 'parts'))
    case 'plan':
      return translate(language, value, 'receipts') ?? value
    case 'names':
      return namesIn(language, value)
    case 'missing':
      return missingIn(language, value)
    case 'country':
      return countryIn(language, value)
    case 'purpose':
      return translate(language, value) ?? value
    case 'question':
      return questionIn(language, value)
    case 'words':
    case 'stage':
      return translate(language, value, told) ?? say(language, value, 'deadlines')
    default:
      return value
  }
}

/** The meeting that was missing when the work began stands first, and is our word; documents keep the names people gave them. */
export const missingIn = (language: Language, names: string) =>
  names
    .split(', ')
    .map((name, at) =>
      at === 0 && name === 'The meeting' ? say(language, name, 'parts') : whole(language, name),
    )
    .join(commaOf(language))

/** The marks keep what somebody wrote in one piece inside a line from right to left. */
export const whole = (language: Language, written: string) =>
  directionOf(language) === 'rtl' ? `\u2068${written}\u2069` : written

export const commaOf = (language: Language) => (language === 'ar' ? '، ' : ', ')

/** A question about no service is called `Study in Canada` or `Question`; the title that an agent gave a service stays. */
export function questionIn(language: Language, title: string) {
  const [, purpose = '', country = ''] = /^(.+?) in (.+)$/su.exec(title) ?? []
  const isOurs = title === 'Question' || (isCountry(country) && translate(language, purpose) !== undefined)
  return isOurs ? say(language, title, 'lines') : title
}

function momentIn(language: Language, value: string) {
  const moment = partsOfMoment(language, value)
  if (!moment) return value
  return moment.zone === 'UTC'
    ? put(language, '{date} at {time} (UTC)', moment)
    : put(language, '{date} at {time} ({zone} time)', moment)
}

/** A message by its English, with its values. */
const put = (language: Language, message: string, values: Values) =>
  fill(
    localeOf(language),
    directionOf(language),
    readMessage(tellings.mails.get(language)?.words.get(message) ?? message),
    values,
  )

/** A sentence that nobody has translated is in English. */
export const say = (language: Language, english: string, told?: Told) =>
  translate(language, english, told) ?? english
