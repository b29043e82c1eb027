import type { Tokens } from '@sojourn/contract/words/fill'

/** These stand for letters of another script: the letters of scripts themselves, the most usual first, and signs. */
const STAND_INS = [...'etaoinsrhldcumfpgwybvkxjqzETAOINSRHLDCUMFPGWYBVKXJQZ~@^|%;_']
/** A stand-in that the language has itself takes two bytes there: it has to win more than it costs. */
const WORTH_IT = 20

/**
 * Letters outside of ASCII take two bytes, and a page in Arabic weighed up to ten kilobytes more for them in gzip. So in the
 * scripts of such a language they change places with letters it hardly uses: `اe` says that e stands for ا, and ا for e.
 * A language written in Latin letters has too few others to win anything.
 */
export function lettersOf(messages: Iterable<Tokens>): string {
  const used = new Map<string, number>()
  for (const message of messages)
    for (const letter of textOf(message)) used.set(letter, (used.get(letter) ?? 0) + 1)
  const counted = [...used].filter(([letter]) => /\p{L}/u.test(letter))
  const others = counted.filter(([letter]) => isOther(letter))
  if (sum(others) * 2 < sum(counted)) return ''
  const free = new Set(STAND_INS)
  let letters = ''
  for (const [letter, count] of [...used].toSorted(([, a], [, b]) => b - a)) {
    if (!isOther(letter)) continue
    const standIn = free.values().find((one) => (used.get(one) ?? 0) * WORTH_IT <= count)
    if (!standIn) continue
    letters += letter + standIn
    free.delete(standIn)
  }
  return letters
}

const isOther = (letter: string) => letter > '\u007f' && letter.length === 1
const sum = (counts: [string, number][]) => counts.reduce((all, [, count]) => all + count, 0)

/** A reader sees neither the names of a message's places nor those of its elements. */
const textOf = (message: Tokens): string =>
  message
    .map((part) => {
      if (typeof part === 'string') return part.replaceAll(/<\/?\w+>/g, '')
      const [, , choices] = part as [string, string?, Record<string, Tokens | number>?]
      return Object.values(choices ?? {})
        .map((words) => (Array.isArray(words) ? textOf(words) : ''))
        .join('')
    })
    .join('')

/** Words with those letters in each other’s places, also in messages that were read; what is done twice is undone. */
export function spelling(letters: string) {
  const other = new Map<string, string>()
  for (let at = 0; at < letters.length; at += 2) {
    other.set(letters[at]!, letters[at + 1]!)
    other.set(letters[at + 1]!, letters[at]!)
  }
  return spell

  function spell(words: unknown): unknown {
    if (typeof words === 'string') return [...words].map((letter) => other.get(letter) ?? letter).join('')
    if (Array.isArray(words)) return words.map(spellPart)
    if (words === null || typeof words !== 'object') return words
    return Object.fromEntries(Object.entries(words).map(([form, said]) => [form, spell(said)]))
  }

  /** The name of a place and its kind stay. */
  function spellPart(part: unknown) {
    if (!Array.isArray(part)) return spell(part)
    const [name, kind, choices] = part
    return choices === undefined ? part : [name, kind, spell(choices)]
  }
}
