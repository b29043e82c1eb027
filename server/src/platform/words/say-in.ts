import { fill, type Tokens, type Values } from '@sojourn/contract/words/fill'
import { directionOf, type Language, localeOf } from '@sojourn/contract/words/languages'
import { readMessage } from '@sojourn/contract/words/read-message'
import { wordsFor } from './say.ts'

/** `say('You need a visa to visit {there}.', { there })`: a sentence with its values, in one language. */
export type SayIn = (message: string, values?: Values) => string

const read = new Map<string, Tokens>()

/** What is worded anew for each language; where nobody has translated a sentence it stays English. */
export function sayIn(language: Language): SayIn {
  return (message, values = {}) =>
    fill(localeOf(language), directionOf(language), tokensOf(wordsFor(language, message)), values)
}

function tokensOf(message: string) {
  const known = read.get(message) ?? readMessage(message)
  read.set(message, known)
  return known
}
