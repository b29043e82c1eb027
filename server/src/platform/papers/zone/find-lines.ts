import type { Grey } from './grey.ts'

export interface Line {
  top: number
  bottom: number
  left: number
  right: number
}

/** At least so many letters begin and end in a row of a zone. */
const LEAST_STROKES = 18

/** Lines of a machine-readable zone are so long and so dense; they come from the top down. */
export function findLines(ink: Grey): Line[] {
  const { width, height, data } = ink
  const strokes = new Int32Array(height)
  for (let y = 0; y < height; y++) {
    let before = 0
    for (let x = 0; x < width; x++) {
      const now = data[y * width + x] ?? 0
      if (now > before) strokes[y] = (strokes[y] ?? 0) + 1
      before = now
    }
  }
  const lines: Line[] = []
  for (let y = 0; y < height; y++) {
    if ((strokes[y] ?? 0) < LEAST_STROKES) continue
    const top = y
    while (y < height && ((strokes[y] ?? 0) >= LEAST_STROKES || (strokes[y + 1] ?? 0) >= LEAST_STROKES)) y++
    const line = extentOf(ink, top, y)
    if (line) lines.push(line)
  }
  return lines
}

function extentOf({ data, width }: Grey, top: number, bottom: number): Line | null {
  const height = bottom - top
  if (height < 5) return null
  const gap = Math.max(6, height * 1.3)
  let best: Line | null = null
  let left = -1
  let last = -1
  const close = () => {
    if (left >= 0 && (!best || last - left > best.right - best.left))
      best = { top, bottom, left, right: last + 1 }
  }
  for (let x = 0; x < width; x++) {
    let isInked = false
    for (let y = top; y < bottom && !isInked; y++) isInked = (data[y * width + x] ?? 0) > 0
    if (!isInked) continue
    if (left < 0 || x - last > gap) {
      close()
      left = x
    }
    last = x
  }
  close()
  const found = best as Line | null
  return found && (found.right - found.left) / height >= 14 ? found : null
}

/** Two or three lines below each other that begin and end at the same place; the lowest first. */
export function zonesIn(lines: Line[]): Line[][] {
  const zones: Line[][] = []
  for (let last = lines.length - 1; last > 0; last--) {
    const group = [lines[last] as Line]
    for (let at = last - 1; at >= 0 && group.length < 3; at--) {
      const below = group[0] as Line
      const line = lines[at] as Line
      if (!belongs(line, below)) continue
      group.unshift(line)
    }
    if (group.length === 3) zones.push(group, group.slice(1))
    else if (group.length === 2) zones.push(group)
  }
  return zones
}

function belongs(line: Line, below: Line) {
  const wide = below.right - below.left
  const high = Math.max(line.bottom - line.top, below.bottom - below.top)
  const apart = (below.top + below.bottom - line.top - line.bottom) / 2
  return (
    Math.abs(line.left - below.left) < wide * 0.05 &&
    Math.abs(line.right - below.right) < wide * 0.06 &&
    apart > high * 1.1 &&
    apart < wide / 8
  )
}
