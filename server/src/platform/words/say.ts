import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fill, type Tokens, type Values } from '@sojourn/contract/words/fill'
import { LANGUAGES, type Language, SOURCE } from '@sojourn/contract/words/languages'
import { readMessage } from '@sojourn/contract/words/read-message'

const FOLDER = join(import.meta.dirname, '../../../../contract/words')

const catalogues = new Map(
  LANGUAGES.filter((language) => language !== SOURCE).map((language) => [language, readCatalogue(language)]),
)

/** What the server says is in files of its own: pages have theirs in their scripts. */
function readCatalogue(language: Language) {
  const folder = join(FOLDER, language)
  const files = readdirSync(folder).filter((name) => name.startsWith('server-'))
  return new Map(
    files.flatMap((name) => Object.entries<string>(JSON.parse(readFileSync(join(folder, name), 'utf8')))),
  )
}

const read = new Map<string, string | Tokens>()

/** An English sentence in the language somebody reads; in English where nobody has translated it. */
export function say(language: Language, english: string, values?: Values): string {
  const words = catalogues.get(language)?.get(english) ?? english
  if (!values) return words
  const tokens = read.get(words) ?? readMessage(words)
  read.set(words, tokens)
  const spoken = catalogues.get(language)?.has(english) ? language : SOURCE
  return fill(localeOf(spoken), directionOf(spoken), tokens, values)
}
