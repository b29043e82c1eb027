/**
 * Runs before all scripts of a language whose letters have others in their places there (vite/letters.ts): `__say` reads
 * a text or the parts of a message. A text that was read once is known.
 */
export const lettersScript = (letters: string) =>
  letters === ''
    ? ''
    : `{
const letters = ${JSON.stringify(letters)}
const other = {}
const known = new Map()
for (let at = 0; at < letters.length; at++) other[letters[at]] = letters[at ^ 1]
const read = (text) => {
let said = known.get(text)
if (said === undefined) known.set(text, said = Array.from(text, (letter) => other[letter] ?? letter).join(''))
return said
}
const part = (one) => Array.isArray(one) ? one[2] ? [one[0], one[1], __say(one[2])] : one : __say(one)
globalThis.__say = (words) =>
typeof words === 'string' ? read(words)
: Array.isArray(words) ? words.map(part)
: typeof words === 'object' ? Object.fromEntries(Object.entries(words).map(([form, said]) => [form, __say(said)]))
: words
}`
