import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { readPdf, squeezed } from '../../../test/read-pdf.ts'
import { type Hand, Pen } from './pen.ts'

const HAND: Hand = { size: 10, color: '#000000' }
const TEXT = 'A letter of motivation and a study plan for a student visa of Germany'

async function written(lines: number, width: number) {
  const page = new PDFDocument({ size: 'A4', margin: 0 })
  const pen = new Pen(page)
  pen.write(TEXT, HAND, { x: 40, y: 40, width, lines })
  const widthOf = (line: string) => pen.widthOf(line, HAND)
  page.end()
  const { places, words } = await readPdf(await buffer(page))
  return { words, widthOf, last: places.at(-1)?.split(' ').slice(2).join(' ') ?? '' }
}

test('a text that fits into its lines is whole', async () => {
  expect((await written(3, 120)).words).toBe(squeezed(TEXT))
})

test('a longer one is cut where its last line is full, and says so', async () => {
  for (let width = 90; width < 120; width += 3) {
    const { words, last, widthOf } = await written(2, width)
    expect(words.endsWith('…')).toBe(true)
    expect(squeezed(TEXT).startsWith(words.slice(0, -1))).toBe(true)
    expect(widthOf(last)).toBeLessThanOrEqual(width)
    expect(widthOf(last)).toBeGreaterThan(width / 2)
  }
})
