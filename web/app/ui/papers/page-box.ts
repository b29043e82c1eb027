/** The part of a page that is kept, in shares of the page as it is turned. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export type Edge = 'top' | 'right' | 'bottom' | 'left'

export const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 }

/** Less than that is no page any more. */
const LEAST = 0.05

export const isWhole = ({ x, y, width, height }: Box) => x === 0 && y === 0 && width === 1 && height === 1

/** The same part after the page was turned a quarter to the right. */
export const turnedBox = ({ x, y, width, height }: Box): Box => ({
  x: exact(1 - y - height),
  y: x,
  width: height,
  height: width,
})

/** The place is in shares from the left or the top. */
export const edgeOf = ({ x, y, width, height }: Box, edge: Edge) =>
  ({ top: y, left: x, right: exact(x + width), bottom: exact(y + height) })[edge]

/** The box with one edge elsewhere: never outside of the page, never so near to the other edge that nothing is left. */
export function withEdge(box: Box, edge: Edge, to: number): Box {
  const { x, y, width, height } = box
  switch (edge) {
    case 'left': {
      const left = clamp(to, 0, x + width - LEAST)
      return { ...box, x: left, width: exact(x + width - left) }
    }
    case 'top': {
      const top = clamp(to, 0, y + height - LEAST)
      return { ...box, y: top, height: exact(y + height - top) }
    }
    case 'right':
      return { ...box, width: exact(clamp(to, x + LEAST, 1) - x) }
    case 'bottom':
      return { ...box, height: exact(clamp(to, y + LEAST, 1) - y) }
  }
}

const clamp = (value: number, least: number, most: number) => exact(Math.min(Math.max(value, least), most))

/** Shares add up to one again after many small steps. */
const exact = (value: number) => Math.round(value * 1e6) / 1e6
