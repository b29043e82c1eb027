import { FILLED } from './said-in-letters.ts'

/** A name of a service has fewer words in a row. */
const IN_A_ROW = 3

/** Words of an English sentence that stand in a row in its translation too. */
export function englishLeft(sentence: string, said: string) {
  const words = sentence.split(/\s+/)
  return words
    .map((_, at) => words.slice(at, at + IN_A_ROW))
    .filter((row) => row.length === IN_A_ROW && row.every(isPlain))
    .map((row) => row.join(' '))
    .filter((row) => said.includes(row))
}

const isPlain = (word: string) => /^[A-Za-z’]+[,.:]?$/.test(word) && !word.startsWith(FILLED)
