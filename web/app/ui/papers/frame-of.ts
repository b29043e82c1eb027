import type { Box } from './page-box.ts'

interface Size {
  width: number
  height: number
}

/** How much of the picture the frame takes where it touches. */
const FILL = 0.9
/** A page is seen whole when something is seen around it. */
const MARGIN = 0.03

/** The box is in shares of the picture. */
export function frameOf(picture: Size, paper: Size): Box {
  const aspect = paper.width / paper.height
  const width = Math.min(FILL, (FILL * picture.height * aspect) / picture.width)
  const height = (width * picture.width) / aspect / picture.height
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height }
}

export const keptOf = ({ x, y, width, height }: Box): Box => ({
  x: x - MARGIN,
  y: y - MARGIN,
  width: width + 2 * MARGIN,
  height: height + 2 * MARGIN,
})
