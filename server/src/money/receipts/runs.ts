import openBidi from 'bidi-js'
import { withoutIsolates } from './clean-text.ts'
import { type Face, faceOf, isTurned, NO_SIGN } from './scripts.ts'

// Its types tell of a module, where Node finds the function itself.
const bidi = (openBidi as unknown as typeof openBidi.default)()

/** Signs beside each other of one font, in the order and form in which they are handed to it. */
export interface Run {
  text: string
  face: Face
}

interface Piece extends Run {
  level: number
}

/** A line from left to right, as it stands on paper. */
export const runsOf = (line: string): Run[] =>
  inOrderOfSight(piecesOf(line)).flatMap(({ text, face, level }) => {
    const shown = withoutIsolates(text)
    // The shaper reads Arabic from the right and all else from the left; where the line says otherwise, it is turned.
    return shown ? [{ face, text: isTurned(shown) === (level % 2 === 1) ? shown : turned(shown) }] : []
  })

function piecesOf(line: string): Piece[] {
  const { levels } = bidi.getEmbeddingLevels(line)
  const pieces: Piece[] = []
  let at = 0
  for (const sign of line) {
    const level = levels[at] ?? 0
    const last = pieces.at(-1)
    const found = faceOf(sign)
    const face = found === null ? (last?.face ?? 'text') : found === 'none' ? 'text' : found
    const mirrored = level % 2 === 1 ? (bidi.getMirroredCharacter(sign) ?? sign) : sign
    const text = found === 'none' ? NO_SIGN : mirrored
    if (last && last.face === face && (last.level === level || found === null)) last.text += text
    else pieces.push({ text, face, level })
    at += sign.length
  }
  return pieces
}

/** Rule L2 of the Unicode Bidirectional Algorithm is applied to pieces instead of signs. */
function inOrderOfSight(pieces: Piece[]) {
  const ordered = [...pieces]
  const highest = Math.max(0, ...pieces.map(({ level }) => level))
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < ordered.length; from++) {
      if (ordered[from]!.level < level) continue
      let to = from
      while (to < ordered.length && ordered[to]!.level >= level) to++
      ordered.splice(from, to - from, ...ordered.slice(from, to).reverse())
      from = to
    }
  }
  return ordered
}

const signs = new Intl.Segmenter('und', { granularity: 'grapheme' })

const turned = (text: string) =>
  [...signs.segment(text)]
    .map(({ segment }) => segment)
    .reverse()
    .join('')
