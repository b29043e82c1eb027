import { type Cut, cutInto, levelled } from './cut-cells.ts'
import { findLines, type Line, zonesIn } from './find-lines.ts'
import { type Grey, inkOf, turned } from './grey.ts'
import { type Likeness, matchShapes } from './match-shapes.ts'
import type { Shape } from './shapes.ts'
import { leanOf } from './straighten.ts'

/** The lines of a machine-readable zone, each level, cut into letters, with what each letter looks like. */
export interface Zone {
  lines: { strip: Grey; cut: Cut; letters: Likeness[]; width: number }[]
  /** It says how like printed letters they all are: 1 is the same. */
  likeness: number
  /** The page was turned by so many degrees to be read, clockwise. */
  turned: number
  hasMargin: boolean
}

const RADIUS = 9
const MOST_ZONES = 4
/** Words of any kind are below, zones above. */
const LIKE_A_ZONE = 0.8
const SURELY = 0.88
const LENGTHS: Record<number, readonly number[]> = { 2: [44, 36], 3: [30] }

/** Looks for the zone whichever way the page lies. `small` is `large` with about 1,000 dots along its longer side. */
export function findZone(large: Grey, small: Grey, shapes: Shape[]): Zone | null {
  const along = leanOf(inkOf(small, RADIUS))
  const across = leanOf(inkOf(turned(small, 90), RADIUS))
  const degrees = along.clear > across.clear ? -along.degrees : 90 - across.degrees
  let best: Zone | null = null
  for (const turn of [degrees, degrees + 180]) {
    const zone = zoneOnPage(turned(large, turn), turned(small, turn), shapes, turn)
    if (zone && zone.likeness > (best?.likeness ?? LIKE_A_ZONE)) best = zone
    if (best && best.likeness > SURELY) break
  }
  return best
}

function zoneOnPage(large: Grey, small: Grey, shapes: Shape[], turn: number): Zone | null {
  const zones = zonesIn(findLines(inkOf(small, RADIUS))).slice(0, MOST_ZONES)
  if (zones.length === 0) return null
  const [wide, high] = [large.width / small.width, large.height / small.height]
  const ink = inkOf(large, Math.round(RADIUS * wide))
  let best: Zone | null = null
  for (const found of zones) {
    const strips = found.map((line) => levelled(large, scaled(line, wide, high), ink))
    const cuts = (LENGTHS[found.length] ?? []).map((length) => strips.map((strip) => cutInto(strip, length)))
    const [cut] = cuts.toSorted((a, b) => costOf(a) - costOf(b))
    if (!cut) continue
    const lines = strips.map((strip, index) => ({
      strip,
      cut: cut[index] as Cut,
      letters: matchShapes(strip, cut[index] as Cut, shapes),
      width: ((found[index]?.right ?? 0) - (found[index]?.left ?? 0)) * wide,
    }))
    const all = lines.flatMap(({ letters }) => letters.map(([first]) => first?.likeness ?? 0))
    const likeness = all.reduce((sum, one) => sum + one, 0) / all.length
    if (likeness > (best?.likeness ?? 0))
      best = { lines, likeness, turned: turn, hasMargin: hasMargin(found, small) }
  }
  return best
}

const costOf = (cuts: Cut[]) => cuts.reduce((sum, { cost }) => sum + cost, 0)

const scaled = ({ top, bottom, left, right }: Line, wide: number, high: number): Line => ({
  top: Math.round(top * high),
  bottom: Math.round(bottom * high),
  left: Math.round(left * wide),
  right: Math.round(right * wide),
})

/** A line that begins or ends at the edge of the picture may go on beyond it. */
const hasMargin = (lines: Line[], { width, height }: Grey) =>
  lines.every(({ left, right, top, bottom }) => {
    const least = (bottom - top) * 0.6
    return left > least && right < width - least && bottom < height - least
  })
