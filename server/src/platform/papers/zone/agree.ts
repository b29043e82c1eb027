import type { Zone } from './find-zone.ts'
import { kindsOf, type Place } from './places.ts'

/** A letter two readers have looked at: what it is, and whether both say so. */
export interface Agreed {
  letter: string
  /** The list is empty where both readers say the same. */
  others: string[]
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ALLOWED: Record<Place, string> = {
  letter: `${LETTERS}<`,
  digit: '0123456789',
  either: `${LETTERS}0123456789<`,
  sex: 'FMX<',
  digitOrNone: '0123456789<',
}

const AS_DIGIT: Record<string, string> = {
  O: '0',
  D: '0',
  Q: '0',
  I: '1',
  L: '1',
  Z: '2',
  A: '4',
  S: '5',
  G: '6',
  T: '7',
  B: '8',
}
const AS_LETTER: Record<string, string> = { 0: 'O', 1: 'I', 2: 'Z', 4: 'A', 5: 'S', 6: 'G', 7: 'T', 8: 'B' }

/** A shape must be so much likelier to count against what tesseract says. */
const CLEARLY = 0.08

/** Both readers are heard only as far as a place can hold their letter. */
export function agree({ lines }: Zone, byTesseract: (string | null)[][]): Agreed[][] {
  const kinds = kindsOf(lines.length, lines[0]?.letters.length ?? 0)
  return lines.map(({ letters }, row) =>
    letters.map((likely, at) => {
      const allowed = ALLOWED[kinds[row]?.[at] ?? 'either']
      const possible = likely.filter(({ letter }) => allowed.includes(letter))
      const [first, second] = possible
      const shape = first?.letter ?? '<'
      // A filler is a shape of its own, which tesseract was not shown.
      if (shape === '<') {
        const isClear = (first?.likeness ?? 0) - (second?.likeness ?? 0) > 0.1
        return { letter: shape, others: isClear || !second ? [] : [second.letter] }
      }
      const read = inPlace(byTesseract[row]?.[at] ?? null, allowed)
      if (read === shape) return { letter: shape, others: [] }
      const likeness = possible.find(({ letter }) => letter === read)?.likeness ?? 0
      if (read === null || (first?.likeness ?? 0) - likeness > CLEARLY)
        return { letter: shape, others: [read ?? second?.letter ?? '<'] }
      return { letter: read, others: [shape] }
    }),
  )
}

function inPlace(letter: string | null, allowed: string) {
  if (letter === null || allowed.includes(letter)) return letter
  const other = AS_DIGIT[letter] ?? AS_LETTER[letter] ?? null
  return other !== null && allowed.includes(other) ? other : null
}
