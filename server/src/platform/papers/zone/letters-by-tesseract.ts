import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { createWorker, OEM, PSM } from 'tesseract.js'
import { CAPITAL, STRIP_HEIGHT } from './cut-cells.ts'
import type { Zone } from './find-zone.ts'
import { type Grey, greyOf } from './grey.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<'
const DATA = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'))

export type Reader = Awaited<ReturnType<typeof openReader>>

/** Tesseract with what it knows from the package on this machine: nothing is fetched. */
export async function openReader() {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: join(DATA, '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
  })
  await worker.setParameters({
    tessedit_char_whitelist: LETTERS,
    tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
    user_defined_dpi: '300',
  })
  return worker
}

/** Null stands where tesseract reads nothing. */
export async function lettersByTesseract(reader: Reader, { lines }: Zone) {
  const { picture, places } = sheetOf(lines)
  const { width, height, data } = picture
  const png = await sharp(data, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const { data: read } = await reader.recognize(png, {}, { blocks: true, text: false })
  const found: (string | null)[][] = lines.map(({ letters }) => letters.map(() => null))
  const words = (read.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap((paragraph) => paragraph.lines.flatMap((line) => line.words)),
  )
  for (const word of words)
    for (const { text, bbox } of word.symbols) {
      const x = (bbox.x0 + bbox.x1) / 2
      const line = Math.floor((bbox.y0 + bbox.y1) / 2 / STRIP_HEIGHT)
      const at = places[line]?.findIndex(([left, right]) => x >= left && x < right) ?? -1
      const row = found[line]
      if (row && at >= 0 && LETTERS.includes(text)) row[at] = text
    }
  return found
}

const MARGIN = 24

/** The lines below each other, without the fillers, of which it makes letters. */
function sheetOf(lines: Zone['lines']) {
  const width = Math.max(...lines.map(({ strip }) => strip.width)) + 2 * MARGIN
  const picture = greyOf(width, lines.length * STRIP_HEIGHT)
  picture.data.fill(255)
  const places = lines.map(({ strip, cut, letters }, row) => {
    const spans = letters.map((_, at) => [cut.edges[at] ?? 0, cut.edges[at + 1] ?? 0] as const)
    spans.forEach((span, at) => {
      if (letters[at]?.[0]?.letter !== '<') draw(strip, span, picture, row)
    })
    return spans.map(([left, right]) => [left + MARGIN, right + MARGIN] as const)
  })
  return { picture, places }
}

/** The letter is in full black on white. */
function draw(strip: Grey, [left, right]: readonly [number, number], on: Grey, row: number) {
  const from = Math.max(0, Math.round(left))
  const to = Math.min(strip.width, Math.round(right))
  const top = Math.round((STRIP_HEIGHT - CAPITAL * 1.5) / 2)
  const shades: number[] = []
  for (let y = top; y < STRIP_HEIGHT - top; y++)
    for (let x = from; x < to; x++) shades.push(strip.data[y * strip.width + x] ?? 255)
  shades.sort((a, b) => a - b)
  const black = shades[Math.floor(shades.length * 0.04)] ?? 0
  const white = shades[Math.floor(shades.length * 0.6)] ?? 255
  const scale = 255 / Math.max(20, white - black)
  for (let y = top; y < STRIP_HEIGHT - top; y++)
    for (let x = from; x < to; x++) {
      const shade = ((strip.data[y * strip.width + x] ?? 255) - black) * scale
      on.data[(row * STRIP_HEIGHT + y) * on.width + x + MARGIN] = Math.min(255, Math.max(0, shade))
    }
}
