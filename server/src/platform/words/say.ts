import { formatDayIn } from '@sojourn/contract/dates/format-day'
import { fill, type Values } from '@sojourn/contract/words/fill'
import { directionOf, type Language, localeOf, SOURCE } from '@sojourn/contract/words/languages'
import { readMessage } from '@sojourn/contract/words/read-message'
import { countryIn } from './country-in.ts'
import { readCatalogue, TRANSLATED } from './read-catalogue.ts'
import { WORDED } from './say-in.ts'

interface Catalogue {
  plain: Map<string, string>
  /** Each sentence with values has what recognises it: `please use at least {count} characters`. */
  filled: { english: RegExp; words: string }[]
}

/** These are told by a pattern as wide as `{subject} was accepted.`, and so are only looked for where they can be meant. */
type Told = 'lines' | 'deadlines'
const TOLD: readonly Told[] = ['lines', 'deadlines']

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

function catalogueOf(language: Language, isMeant: (file: string) => boolean): Catalogue {
  const all = readCatalogue(language, isMeant)
  return {
    plain: new Map(all.filter(([english]) => !english.includes('{'))),
    filled: all
      .filter(([english]) => english.includes('{'))
      .map(([english, words]) => ({ english: patternOf(english), words })),
  }
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

function found(of: typeof catalogues, language: Language, english: string, told?: Told) {
  const catalogue = of.get(language)
  const known = catalogue?.plain.get(english)
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
      return dayIn(language, value)
    case 'country':
      return countryIn(language, value)
    case 'words':
    case 'stage':
      return translate(language, value, told) ?? value
    default:
      return value
  }
}

/** `9 Mar 2026`, as English sentences have it. */
const dayIn = (language: Language, day: string) =>
  /^\d{1,2} [A-Z][a-z]{2} \d{4}$/.test(day) && Date.parse(`${day} UTC`)
    ? formatDayIn(localeOf(language), `${day} UTC`)
    : day

/** A sentence that nobody has translated is in English. */
export const say = (language: Language, english: string, told?: Told) =>
  translate(language, english, told) ?? english
