import { slipsAllowed, slipsBetween } from '../words/edit-distance.ts'
import { chosenKeys, meaningOf } from './dictionary.ts'

const SHORTEST = 4

/** The letters of a word as bits, so that most words are told apart at a glance. */
const lettersOf = (word: string) =>
  [...word].reduce((bits, letter) => bits | (1 << ((letter.codePointAt(0) ?? 0) & 31)), 0)

const known = chosenKeys
  .filter((key) => key.length >= SHORTEST)
  .map((key) => ({ key, letters: lettersOf(key) }))

const differing = (one: number, other: number) => {
  let count = 0
  for (let bits = one ^ other; bits !== 0; bits &= bits - 1) count++
  return count
}

/** The words with those nobody knows put right by the dictionary; null where nothing is to be put right. */
export function correct(words: string[], isKnown: (word: string) => boolean): string[] | null {
  const corrected = words.map((word) =>
    word.length < SHORTEST || meaningOf(word) || isKnown(word) ? word : (likest(word) ?? word),
  )
  return corrected.some((word, at) => word !== words[at]) ? corrected : null
}

function likest(word: string) {
  const allowed = slipsAllowed(word)
  const letters = lettersOf(word)
  const near = known
    .filter(
      (one) =>
        Math.abs(one.key.length - word.length) <= allowed && differing(one.letters, letters) <= 2 * allowed,
    )
    .map(({ key }) => ({ key, slips: slipsBetween(word, key) }))
    .filter(({ slips }) => slips <= allowed)
  return near.toSorted((one, other) => one.slips - other.slips)[0]?.key
}
