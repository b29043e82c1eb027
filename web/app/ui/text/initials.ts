/** Up to two letters for a person without a picture. */
export function initials(name: string) {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : words
  return [first, last].map((word) => firstLetter(word)).join('')
}

const firstLetter = (word: string) => (word.match(/\p{L}|\p{N}/u)?.[0] ?? '').toLocaleUpperCase('en')
