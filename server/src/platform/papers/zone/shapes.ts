import sharp from 'sharp'
import { LETTER_WIDTH, OCR_B } from '../ocr-b.ts'
import { CELL } from './cut-cells.ts'

/** Dots around a shape, so that it can be laid a little beside a letter. */
export const ROOM = 2

export interface Shape {
  letter: string
  /** The shape is laid aside by `-ROOM` to `ROOM`, as differences from its mean, of length one. */
  laid: Float32Array[]
}

let known: Promise<Shape[]> | undefined

/** Every letter of a zone, as it is printed. */
export const shapesOfLetters = () => {
  known ??= draw()
  return known
}

async function draw(): Promise<Shape[]> {
  const width = CELL.width + 2 * ROOM
  const height = CELL.height + 2 * ROOM
  const scale = CELL.width / LETTER_WIDTH
  const letters = Object.entries(OCR_B)
  const drawn = letters
    .map(([, outline], index) => {
      const y = index * height + height / 2 + (770 * scale) / 2
      return `<path transform="translate(${ROOM} ${y}) scale(${scale})" d="${outline}"/>`
    })
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${letters.length * height}"><rect width="100%" height="100%" fill="#fff"/>${drawn}</svg>`
  const { data } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .greyscale()
    .blur(0.7)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return letters.map(([letter], index) => ({
    letter,
    laid: Array.from({ length: (2 * ROOM + 1) ** 2 }, (_, way) => {
      const dx = way % (2 * ROOM + 1)
      const dy = Math.floor(way / (2 * ROOM + 1))
      const cut = new Float32Array(CELL.width * CELL.height)
      for (let y = 0, at = 0; y < CELL.height; y++)
        for (let x = 0; x < CELL.width; x++, at++)
          cut[at] = data[(index * height + y + dy) * width + x + dx] ?? 255
      return ofLengthOne(cut)
    }),
  }))
}

/** Differences from the mean, so long together that two alike have the product one. */
export function ofLengthOne(values: Float32Array) {
  let mean = 0
  for (const value of values) mean += value
  mean /= values.length
  let length = 0
  for (let at = 0; at < values.length; at++) {
    const value = (values[at] ?? 0) - mean
    values[at] = value
    length += value * value
  }
  length = Math.sqrt(length) || 1
  for (let at = 0; at < values.length; at++) values[at] = (values[at] ?? 0) / length
  return values
}
