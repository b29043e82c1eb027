import { readMessage } from './read-message.ts'

export type Values = Record<string, string | number>

/** A message that was read: its text, and the places that are filled. */
export type Tokens = readonly (string | readonly unknown[])[]

type Choices = Record<string, Tokens>

/** Puts values into a message of ICU: names, plurals and choices. */
export const fill = (
  locale: string,
  direction: 'ltr' | 'rtl',
  message: string | Tokens,
  values: Values,
): string =>
  pieces(
    locale,
    readMessage(message),
    (name) => {
      const value = values[name]
      if (typeof value === 'number') return numberIn(locale, value)
      // The marks keep a Latin name whole inside a line from right to left.
      return direction === 'rtl' ? `\u2068${value}\u2069` : value
    },
    values,
  ).join('')

/** The same in pieces, for what is not only text. */
export const pieces = <Piece>(
  locale: string,
  tokens: Tokens,
  put: (name: string) => Piece,
  values: Record<string, unknown>,
): (string | Piece)[] =>
  tokens.flatMap((token) => {
    if (typeof token === 'string') return token
    const [name, kind, choices] = token as [string, string?, Choices?]
    if (!choices) return put(name)
    const value = values[name] as number
    const form = kind === 'select' ? value : pluralsIn(locale).select(value)
    return pieces(locale, choices[value] ?? choices[form] ?? choices.other!, put, values).map((piece) =>
      piece === '#' ? numberIn(locale, value) : piece,
    )
  })

const numberIn = (locale: string, value: number) => numbersIn(locale).format(value)

/** Each takes longer to make than a page has for all its words. */
function keptFor<Made>(make: (locale: string) => Made) {
  const kept = new Map<string, Made>()
  return (locale: string) => {
    const made = kept.get(locale) ?? make(locale)
    kept.set(locale, made)
    return made
  }
}
const pluralsIn = keptFor((locale) => new Intl.PluralRules(locale))
const numbersIn = keptFor((locale) => new Intl.NumberFormat(locale))
