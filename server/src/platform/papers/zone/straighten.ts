import type { Grey } from './grey.ts'

const MOST_DEGREES = 13

/** Lines of text lean by so many degrees, clockwise, and `clear` says how clearly one sees it. */
export function leanOf(ink: Grey) {
  let best = { degrees: 0, clear: -1 }
  const look = (degrees: number) => {
    const clear = clearness(ink, degrees)
    if (clear > best.clear) best = { degrees, clear }
  }
  for (let degrees = -MOST_DEGREES; degrees <= MOST_DEGREES; degrees++) look(degrees)
  const { degrees: about } = best
  for (let step = -4; step <= 4; step++) look(about + step / 5)
  return best
}

/** Lines that run along the rows fill some of them and leave others empty. */
function clearness({ data, width, height }: Grey, degrees: number) {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const room = Math.ceil(Math.abs(slope) * width)
  const rows = new Int32Array(height + 2 * room + 2)
  const shifts = Int32Array.from({ length: width }, (_, x) => Math.round(-x * slope) + room)
  // Every other column says as much, and few dots are ink.
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x += 2) {
      if (data[y * width + x] === 0) continue
      const at = y + (shifts[x] as number)
      rows[at] = (rows[at] as number) + 1
    }
  let sum = 0
  for (let at = 1; at < rows.length; at++) {
    const step = (rows[at] ?? 0) - (rows[at - 1] ?? 0)
    sum += step * step
  }
  return sum
}
