import { PRODUCT } from '@sojourn/contract/calls/names'
import { directionOf, type Language } from '@sojourn/contract/words/languages'
import PDFDocument from 'pdfkit'
import { translateAll } from '../../platform/words/say.ts'
import { cleanText } from './clean-text.ts'
import { valueOnPaper } from './paper-value.ts'
import { type Hand, Pen } from './pen.ts'

const [INK, TEAL, LINE] = ['#12262b', '#0b6b6f', '#c9d3d4']
export const SOFT = '#51666c'
export const COLORS = { teal: TEAL, line: LINE, paper: '#f3f6f5' }

export const SMALL: Hand = { size: 8.5, color: SOFT }
export const PLAIN: Hand = { size: 10.5, color: INK }
export const STRONG: Hand = { size: 10.5, color: INK, weight: 'bold' }
export const SUM: Hand = { size: 14, color: INK, weight: 'bold' }
const TITLE = { size: 22 }

export const PAGE_WIDTH = 595.28
export const LEFT = 56
export const WIDTH = PAGE_WIDTH - 2 * LEFT
const AMOUNTS = 130

type Party = readonly [label: string, name: string, more: readonly string[]]

/** One page of PDF about money, as receipts and invoices have it. Each part gives the place below. */
export class Sheet {
  readonly page: PDFKit.PDFDocument
  readonly pen: Pen

  /** Names and titles stay as people wrote them. */
  readonly language: Language

  constructor(title: string, { writtenAt, language }: { writtenAt: Date; language: Language }) {
    this.language = language
    this.page = new PDFDocument({
      size: 'A4',
      margin: 0,
      lang: language,
      displayTitle: true,
      info: { Title: this.say(title), Author: PRODUCT, CreationDate: writtenAt },
    })
    this.pen = new Pen(this.page, directionOf(language))
  }

  /** Words of ours in its language. */
  say(english: string) {
    return translateAll(this.language, english, 'receipts') ?? english
  }

  /** `9 March 2026` and `$1,250.00` as its language writes them. */
  value(english: string) {
    return valueOnPaper(this.language, english)
  }

  head(kind: string, facts: readonly (readonly [label: string, value: string])[], below: number) {
    this.page.rect(0, 0, PAGE_WIDTH, 10).fill(TEAL)
    const place = { x: LEFT, y: 48, width: WIDTH }
    this.pen.write(PRODUCT, { ...TITLE, weight: 'bold', color: INK }, place)
    this.pen.write(this.say(kind), { ...TITLE, color: SOFT }, { ...place, align: 'right' })
    const column = WIDTH / facts.length
    facts.forEach(([label, value], index) => {
      const at = { x: LEFT + index * column, width: column - 12 }
      this.pen.write(this.say(label), SMALL, { ...at, y: 104 })
      this.pen.write(this.value(value), STRONG, { ...at, y: 117 })
    })
    return this.line(below)
  }

  people(parties: readonly Party[], y: number) {
    const column = WIDTH / 2
    const ends = parties.map(([label, name, more], index) => {
      const place = { x: LEFT + index * column, width: column - 20, lines: 2 }
      let below = this.pen.write(this.say(label), SMALL, { ...place, y })
      below = this.pen.write(cleanText(name), STRONG, { ...place, y: below + 1 })
      for (const line of more) below = this.pen.write(cleanText(line), PLAIN, { ...place, y: below })
      return below
    })
    return Math.max(...ends)
  }

  row(y: number, label: string, amount: string, hand: Hand = PLAIN) {
    const below = this.pen.write(label, hand, { x: LEFT, y, width: WIDTH - AMOUNTS - 16 })
    this.pen.write(this.value(amount), hand, { x: LEFT + WIDTH - AMOUNTS, y, width: AMOUNTS, align: 'right' })
    return below + 6
  }

  foot(lines: readonly string[], y: number) {
    for (const line of lines) y = this.pen.write(this.say(line), SMALL, { x: LEFT, y, width: WIDTH })
  }

  line(y: number) {
    this.page
      .moveTo(LEFT, y)
      .lineTo(LEFT + WIDTH, y)
      .lineWidth(0.75)
      .strokeColor(LINE)
      .stroke()
    return y
  }
}
