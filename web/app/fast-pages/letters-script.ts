/** The name reads a text in the scripts of such a language: ``$$t`…` `` a text, `$$t([…])` the parts of a message. */
export const READER = '$$t'

/**
 * Runs before all scripts of a language whose letters have others in their places there (vite/letters.ts). A text that was
 * read once is known.
 */
export const lettersScript = (letters: string) =>
  letters === ''
    ? ''
    : `{
const letters = ${JSON.stringify(letters)}, other = {}, known = { __proto__: null }
for (let at in letters) other[letters[at]] = letters[at ^ 1]
const read = (text) => known[text] ??= text.replace(/./gsu, (letter) => other[letter] ?? letter)
const part = (one) => Array.isArray(one) ? one[2] ? [one[0], one[1], all(one[2])] : one : read(one)
const all = (words) => words.map?.(part) ?? (words.at ? read(words) : words < 0 || words >= 0 ? words
: Object.fromEntries(Object.entries(words).map(([form, said]) => [form, all(said)])))
globalThis.${READER} = (words) => words.raw ? read(words[0]) : all(words)
}`
