import { randomInt } from 'node:crypto'

const RARE = 'bdfgjkpqvwxz'
const LENGTH = 7

/** Words with a mark behind them that occurs nowhere else, neither in the story nor in another test. Letters alone, as a name has. */
export function madeUp(words: string) {
  const letters = Array.from({ length: LENGTH }, () => RARE[randomInt(RARE.length)])
  return `${words} Q${letters.join('')}`
}
