import type { Tokens } from '@sojourn/contract/words/fill'

const LETTERS = new Map(
  [...'aàbƀcçdđeéfƒgğhĥiîjĵkķlľmɱnñoöpþqʠrŕsštŧuûvṽwŵxẋyýzž'.matchAll(/(.)(.)/gu)].map(
    ([, plain, accented]) => [plain!, accented!],
  ),
)

/**
 * English with other letters and a third more of them. What still stands in plain letters on a page is in no message,
 * and what has no room for longer words shows.
 */
export const pseudoText = (text: string) =>
  text
    .split(/(<\/?\w+>)/)
    .map((part) => (part.startsWith('<') ? part : part.replaceAll(/[a-z]/gi, accented)))
    .join('')

function accented(letter: string) {
  const small = letter.toLowerCase()
  const other = LETTERS.get(small)!
  const cased = small === letter ? other : other.toUpperCase()
  return /[aeiou]/.test(small) ? cased + other : cased
}

/** The same of a message with values: names, tags and the forms of a number stay what they are. */
export const pseudoTokens = (tokens: Tokens): Tokens =>
  tokens.map((token) => {
    if (typeof token === 'string') return token === '#' ? token : pseudoText(token)
    const [name, kind, choices] = token as [string, string?, Record<string, Tokens>?]
    if (!choices) return token
    return [
      name,
      kind,
      Object.fromEntries(Object.entries(choices).map(([form, words]) => [form, formOf(words)])),
    ]
  })

/** An offset is no words. */
const formOf = (words: Tokens | number | undefined) => (Array.isArray(words) ? pseudoTokens(words) : words)
