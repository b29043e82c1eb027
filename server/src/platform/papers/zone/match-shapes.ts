import { type Cut, cellOf } from './cut-cells.ts'
import type { Grey } from './grey.ts'
import { ofLengthOne, ROOM, type Shape } from './shapes.ts'

/** The likest shape comes first, and 1 means the same. */
export type Likeness = { letter: string; likeness: number }[]

const STRETCHES = [0.86, 0.93, 1, 1.08, 1.16]
const SHIFTS = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]
const STRAIGHT = Math.floor((2 * ROOM + 1) ** 2 / 2)

export function matchShapes(strip: Grey, { edges }: Cut, shapes: Shape[]): Likeness[] {
  const spans = edges.slice(1).map((right, index) => [edges[index] ?? 0, right] as const)
  const some = spans.filter((_, index) => index % 4 === 0)
  let best = { stretch: 1, shift: 0, sum: -1 }
  for (const stretch of STRETCHES)
    for (const shift of SHIFTS) {
      const sum = some.reduce((total, span) => {
        const cell = ofLengthOne(cellOf(strip, span, stretch, shift))
        return total + Math.max(...shapes.map(({ laid }) => alike(cell, laid[STRAIGHT] as Float32Array)))
      }, 0)
      if (sum > best.sum) best = { stretch, shift, sum }
    }
  return spans.map((span) => {
    const cell = ofLengthOne(cellOf(strip, span, best.stretch, best.shift))
    return shapes
      .map(({ letter, laid }) => ({ letter, likeness: Math.max(...laid.map((shape) => alike(cell, shape))) }))
      .toSorted((a, b) => b.likeness - a.likeness)
  })
}

/** A sum waits for the one before it, so four go on side by side; a cell has a multiple of four dots. */
function alike(cell: Float32Array, shape: Float32Array) {
  let [a, b, c, d] = [0, 0, 0, 0]
  for (let at = 0; at < cell.length; at += 4) {
    a += (cell[at] as number) * (shape[at] as number)
    b += (cell[at + 1] as number) * (shape[at + 1] as number)
    c += (cell[at + 2] as number) * (shape[at + 2] as number)
    d += (cell[at + 3] as number) * (shape[at + 3] as number)
  }
  return a + b + c + d
}
