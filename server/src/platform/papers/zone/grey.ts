/** A dot of 0 is black. */
export interface Grey {
  data: Uint8Array
  width: number
  height: number
}

export const greyOf = (width: number, height: number): Grey => ({
  data: new Uint8Array(width * height),
  width,
  height,
})

/** The place may be between dots; outside of the picture it is white. */
export function shadeAt({ data, width, height }: Grey, x: number, y: number) {
  if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) return 255
  const left = Math.floor(x)
  const top = Math.floor(y)
  const at = top * width + left
  const right = x - left
  const low = y - top
  const above = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right
  const below = (data[at + width] ?? 0) * (1 - right) + (data[at + width + 1] ?? 0) * right
  return above * (1 - low) + below * low
}

/** Turned about its middle by degrees, clockwise, on a sheet that holds all of it. */
export function turned(picture: Grey, degrees: number): Grey {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const { width, height } = picture
  const sheet = greyOf(
    Math.ceil(Math.abs(width * cos) + Math.abs(height * sin) - 1e-6),
    Math.ceil(Math.abs(width * sin) + Math.abs(height * cos) - 1e-6),
  )
  for (let y = 0, at = 0; y < sheet.height; y++) {
    const dy = y - (sheet.height - 1) / 2
    for (let x = 0; x < sheet.width; x++, at++) {
      const dx = x - (sheet.width - 1) / 2
      const fromX = Math.min(Math.max(dx * cos + dy * sin + (width - 1) / 2, -9), width + 9)
      const fromY = Math.min(Math.max(-dx * sin + dy * cos + (height - 1) / 2, -9), height + 9)
      sheet.data[at] = shadeAt(picture, fromX, fromY)
    }
  }
  return sheet
}

/** Side of the squares in which the darkest stroke is looked for. */
const SQUARE = 48
const FAINTEST = 0.06
/** Ink that is fainter than this part of the darkest stroke nearby is a pattern of the paper. */
const OF_DARKEST = 0.42

/** 1 where something is written: darker than its surroundings, and not much fainter than what else is written there. */
export function inkOf(picture: Grey, radius: number): Grey {
  const { width, height } = picture
  const strength = strengthOf(picture, radius)
  const columns = Math.ceil(width / SQUARE)
  const rows = Math.ceil(height / SQUARE)
  const darkest = new Float32Array(columns * rows)
  eachRun(picture, columns, (square, from, to) => {
    let most = darkest[square] as number
    for (let at = from; at < to; at++) {
      const value = strength[at] as number
      if (value > most) most = value
    }
    darkest[square] = most
  })
  const least = darkest.map((_, square) => {
    const [column, row] = [square % columns, Math.floor(square / columns)]
    let most = 0
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++)
        most = Math.max(most, darkest[y * columns + x] ?? 0)
    return Math.max(FAINTEST, most * OF_DARKEST)
  })
  const ink = greyOf(width, height)
  eachRun(picture, columns, (square, from, to) => {
    const limit = least[square] as number
    for (let at = from; at < to; at++) ink.data[at] = (strength[at] as number) > limit ? 1 : 0
  })
  return ink
}

/** Each row of each square, as the places of its dots. */
function eachRun(
  { width, height }: Grey,
  columns: number,
  see: (square: number, from: number, to: number) => void,
) {
  for (let y = 0; y < height; y++)
    for (let column = 0; column < columns; column++) {
      const from = y * width + column * SQUARE
      const to = y * width + Math.min(width, (column + 1) * SQUARE)
      see(Math.floor(y / SQUARE) * columns + column, from, to)
    }
}

/** Each dot gets the part by which it is darker than the mean around it. */
function strengthOf({ data, width, height }: Grey, radius: number) {
  const wide = width + 1
  // Even the sum of a sheet of 2,000 by 2,000 white dots has room.
  const sums = new Int32Array(wide * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += data[y * width + x] as number
      sums[(y + 1) * wide + x + 1] = (sums[y * wide + x + 1] as number) + row
    }
  }
  const strength = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - radius) * wide
    const low = Math.min(height, y + radius + 1) * wide
    const high = (low - top) / wide
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - radius)
      const right = Math.min(width, x + radius + 1)
      const sum =
        (sums[low + right] as number) -
        (sums[top + right] as number) -
        (sums[low + left] as number) +
        (sums[top + left] as number)
      const mean = sum / (high * (right - left))
      strength[y * width + x] = mean > 0 ? 1 - (data[y * width + x] as number) / mean : 0
    }
  }
  return strength
}
