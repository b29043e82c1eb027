import { fill, type Tokens, type Values } from '@sojourn/contract/words/fill'
import { directionOf, type Language, localeOf } from '@sojourn/contract/words/languages'
import { readMessage } from '@sojourn/contract/words/read-message'
import { readCatalogue, TRANSLATED } from './read-catalogue.ts'

/** The translations of what is said with its values, and so is never recognised by its English. */
export const WORDED = 'server-guide.json'

const catalogues = new Map(
  TRANSLATED.map((language) => [language, new Map(readCatalogue(language, (file) => file === WORDED))]),
)

/** It puts the values into a sentence of one language: `say('You need a visa to visit {there}', { there })`. */
export type SayIn = (message: string, values?: Values) => string

/** A sentence that nobody has translated stays English. */
export function sayIn(language: Language): SayIn {
  const catalogue = catalogues.get(language)
  return (message, values = {}) =>
    fill(localeOf(language), directionOf(language), tokensOf(catalogue?.get(message) ?? message), values)
}

const read = new Map<string, Tokens>()

/** Each message is read once. */
function tokensOf(message: string) {
  const known = read.get(message) ?? readMessage(message)
  read.set(message, known)
  return known
}
