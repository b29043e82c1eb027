import { FIELD_WORDS } from '@sojourn/contract/words/field-words'
import { fill } from '@sojourn/contract/words/fill'
import { DIRECTION, LOCALE } from '@sojourn/contract/words/language'
import type { Errors } from './form-errors.ts'

/** A sentence is in English where nobody has translated it. */
export const inOwnWords = (errors: Errors, words = FIELD_WORDS): Errors =>
  Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, said(message, words)]))

function said(english: string, words: typeof FIELD_WORDS) {
  const known = words[english]
  if (typeof known === 'string') return known
  for (const [message, own] of Object.entries(words)) {
    const found = message.includes('{') && patternOf(message).exec(english)
    if (found) return fill(LOCALE, DIRECTION, own, valuesOf(found.groups))
  }
  return english
}

/** The whole sentence, its values taken out by their names. */
const patternOf = (message: string) =>
  new RegExp(
    `^${message
      .split(/(\{\w+\})/)
      .map((part) =>
        part.startsWith('{')
          ? `(?<${part.slice(1, -1)}>.+?)`
          : part.replaceAll(/[.*+?^$()|[\]\\{}/]/g, '\\$&'),
      )
      .join('')}$`,
    'su',
  )

/** A count is a number again, so that a language can choose the form that goes with it. */
const valuesOf = ({ count, ...others }: Record<string, string> = {}) => ({
  ...others,
  ...(count !== undefined && { count: Number(count.replaceAll(',', '')) }),
})
