import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fill, type Values } from '@sojourn/contract/words/fill'
import { directionOf, LANGUAGES, type Language, localeOf, SOURCE } from '@sojourn/contract/words/languages'
import { readMessage } from '@sojourn/contract/words/read-message'
import { WORDED } from './say-in.ts'

const FOLDER = join(import.meta.dirname, '../../../../contract/words')

interface Catalogue {
  plain: Map<string, string>
  /** Sentences with values, each with what recognises it: `please use at least {count} characters`. */
  filled: { english: RegExp; words: string }[]
}

const catalogues = new Map(
  LANGUAGES.filter((language) => language !== SOURCE).map((language) => [language, readCatalogue(language)]),
)

/** What the server says is in files of its own: pages have theirs in their scripts. What `sayIn` says needs no pattern. */
function readCatalogue(language: Language): Catalogue {
  const folder = join(FOLDER, language)
  const files = readdirSync(folder).filter((name) => name.startsWith('server-') && name !== WORDED)
  const all = files.flatMap((name) =>
    Object.entries<string>(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
  )
  return {
    plain: new Map(all.filter(([english]) => !english.includes('{'))),
    filled: all
      .filter(([english]) => english.includes('{'))
      .map(([english, words]) => ({ english: patternOf(english), words })),
  }
}

/** The whole sentence, its values taken out by their names. */
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
export function translate(language: Language, english: string): string | undefined {
  if (language === SOURCE) return english
  const catalogue = catalogues.get(language)
  const known = catalogue?.plain.get(english)
  if (known !== undefined || !catalogue) return known
  for (const { english: pattern, words } of catalogue.filled) {
    const found = pattern.exec(english)
    if (found)
      return fill(localeOf(language), directionOf(language), readMessage(words), valuesOf(found.groups))
  }
  return undefined
}

/** A number is one again, so that a language can choose the form that goes with it. */
const valuesOf = (groups: Record<string, string> = {}): Values =>
  Object.fromEntries(
    Object.entries(groups).map(([name, value]) => [
      name,
      /^\d{1,3}(,\d{3})*$/.test(value) && name === 'count' ? Number(value.replaceAll(',', '')) : value,
    ]),
  )

/** The same; in English where nobody has translated it. */
export const say = (language: Language, english: string) => translate(language, english) ?? english
