import type { Line } from './find-lines.ts'
import { type Grey, greyOf, inkOf, shadeAt } from './grey.ts'

export const CELL = { width: 18, height: 30 }

export const CAPITAL = 26
export const STRIP_HEIGHT = 52

/** The line is cut out level, with the capital always as high. */
export function levelled(picture: Grey, line: Line, ink: Grey): Grey {
  const { slope, middle, high } = courseOf(ink, line)
  const scale = high / CAPITAL
  const margin = (line.right - line.left) * 0.03
  const from = line.left - margin
  const strip = greyOf(Math.ceil((line.right - line.left + 2 * margin) / scale), STRIP_HEIGHT)
  for (let y = 0, at = 0; y < STRIP_HEIGHT; y++)
    for (let x = 0; x < strip.width; x++, at++) {
      const fromX = from + x * scale
      const fromY = middle + slope * (fromX - line.left) + (y - STRIP_HEIGHT / 2) * scale
      strip.data[at] = shadeAt(picture, fromX, fromY)
    }
  return strip
}

/** Each of some parts of a line says where its middle runs, and how high its letters are. */
function courseOf({ data, width, height }: Grey, { top, bottom, left, right }: Line) {
  const parts = 11
  const reach = Math.round((bottom - top) * 0.35)
  const places: { x: number; y: number; high: number }[] = []
  for (let part = 0; part < parts; part++) {
    const begin = Math.round(left + ((right - left) * part) / parts)
    const end = Math.round(left + ((right - left) * (part + 1)) / parts)
    const rows = new Int32Array(bottom - top + 2 * reach)
    let total = 0
    for (let y = 0; y < rows.length; y++) {
      const at = top - reach + y
      if (at < 0 || at >= height) continue
      for (let x = begin; x < end; x++) rows[y] = (rows[y] ?? 0) + (data[at * width + x] ?? 0)
      total += rows[y] ?? 0
    }
    if (total < 10) continue
    const low = rankIn(rows, total * 0.03)
    const high = rankIn(rows, total * 0.97)
    places.push({
      x: (begin + end) / 2 - left,
      y: top - reach + (low + high) / 2 + 0.5,
      high: high - low + 1,
    })
  }
  const slopes = places.flatMap((a, index) => places.slice(index + 3).map((b) => (b.y - a.y) / (b.x - a.x)))
  const slope = medianOf(slopes)
  return {
    slope,
    middle: medianOf(places.map(({ x, y }) => y - slope * x)),
    high: Math.max(
      5,
      rankOf(
        places.map((place) => place.high),
        0.7,
      ),
    ),
  }
}

function rankIn(rows: Int32Array, rank: number) {
  let sum = 0
  for (let y = 0; y < rows.length; y++) {
    sum += rows[y] ?? 0
    if (sum >= rank) return y
  }
  return rows.length - 1
}

const medianOf = (values: number[]) => rankOf(values, 0.5)
const rankOf = (values: number[], rank: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * rank))] ?? 0

/** A line is cut as evenly as it stands, through as little ink as possible. */
export interface Cut {
  edges: number[]
  /** The cost weighs ink in the cuts against ink in the letters. */
  cost: number
}

export function cutInto(strip: Grey, letters: number): Cut {
  const ink = inkOf(strip, 14)
  const columns = new Float64Array(strip.width)
  for (let y = 8; y < STRIP_HEIGHT - 8; y++)
    for (let x = 0; x < strip.width; x++)
      columns[x] = (columns[x] ?? 0) + (ink.data[y * strip.width + x] ?? 0)
  const occupied = [...columns.keys()].filter((x) => (columns[x] ?? 0) > 2)
  const first = occupied[0] ?? 0
  const last = occupied.at(-1) ?? strip.width
  const pitch = (last - first) / (letters - 0.3)
  const soft = columns.map(
    (_, x) => ((columns[x - 1] ?? 0) + 2 * (columns[x] ?? 0) + (columns[x + 1] ?? 0)) / 4,
  )
  let best: Cut = { edges: [], cost: Number.POSITIVE_INFINITY }
  for (let begin = -0.5; begin <= 0.2; begin += 0.07)
    for (let end = -0.2; end <= 0.5; end += 0.07)
      for (let bend = -0.9; bend <= 0.9; bend += 0.15) {
        const from = first + begin * pitch
        const length = last + end * pitch - from
        let cost = 0
        for (let letter = 0; letter <= letters; letter++) {
          const part = letter / letters
          cost += soft[Math.round(from + length * part + bend * pitch * 4 * part * (1 - part))] ?? 0
        }
        if (cost < best.cost) best = { edges: [from, length, bend * pitch], cost }
      }
  const [from = 0, length = 0, bend = 0] = best.edges
  const edges = Array.from({ length: letters + 1 }, (_, letter) => {
    const part = letter / letters
    return from + length * part + bend * 4 * part * (1 - part)
  })
  const inside = columns.reduce((sum, column) => sum + column, 0) / strip.width
  return { edges, cost: best.cost / (letters + 1) / (inside || 1) }
}

/** A letter of a line, level and of the size of the shapes it is laid over. */
export function cellOf(
  strip: Grey,
  [left, right]: readonly [number, number],
  stretch: number,
  shift: number,
) {
  const cell = new Float32Array(CELL.width * CELL.height)
  const wide = right - left
  // A capital of the shapes is 770 of 723 wide cells.
  const tall = (CAPITAL * stretch) / ((CELL.width * 770) / 723)
  for (let y = 0, at = 0; y < CELL.height; y++)
    for (let x = 0; x < CELL.width; x++, at++)
      cell[at] = shadeAt(
        strip,
        left + ((x + 0.5) / CELL.width) * wide - 0.5,
        STRIP_HEIGHT / 2 + shift + (y + 0.5 - CELL.height / 2) * tall - 0.5,
      )
  return cell
}
