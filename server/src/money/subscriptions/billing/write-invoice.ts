import type { Readable } from 'node:stream'
import { PRODUCT } from '@sojourn/contract/calls/names'
import { dayIn, zoneTime } from '@sojourn/contract/dates/clocks'
import { longDay } from '@sojourn/contract/dates/moments'
import PDFDocument from 'pdfkit'
import { cleanText } from '../../receipts/clean-text.ts'
import { writeMoney } from '../../receipts/money.ts'
import { type Hand, Pen } from '../../receipts/pen.ts'
import { type InvoiceRow, numberOf } from './invoice-store.ts'

export interface InvoiceData
  extends Pick<
    InvoiceRow,
    | 'year'
    | 'number'
    | 'buyer_name'
    | 'buyer_company'
    | 'buyer_vat_id'
    | 'buyer_address'
    | 'seller'
    | 'title'
    | 'period_start'
    | 'period_end'
    | 'lines'
    | 'taxes'
    | 'total'
    | 'currency'
    | 'issued_at'
    | 'dispute_id'
  > {
  /** Of a credit note: the number of the invoice it corrects. */
  corrects: string | null
  supportEmail: string
  /** Where the agent is: days are those of this zone. */
  zone: string
}

const [INK, SOFT, TEAL, LINE] = ['#12262b', '#51666c', '#0b6b6f', '#c9d3d4']
const SMALL: Hand = { size: 8.5, color: SOFT }
const PLAIN: Hand = { size: 10.5, color: INK }
const STRONG: Hand = { size: 10.5, color: INK, weight: 'bold' }

const PAGE = { width: 595.28, margin: 56 }
const LEFT = PAGE.margin
const WIDTH = PAGE.width - 2 * PAGE.margin
const AMOUNTS = 130

/** One page of PDF. What can go wrong goes wrong before the first byte. */
export function writeInvoice(data: InvoiceData): Readable {
  const page = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'en',
    displayTitle: true,
    info: { Title: `${kindOf(data)} ${numberOf(data)}`, Author: PRODUCT, CreationDate: data.issued_at },
  })
  const pen = new Pen(page)
  let y = writeHead(page, pen, data)
  y = writePeople(pen, data, y + 22)
  y = writeAmounts(page, pen, data, y + 26)
  writeFoot(pen, data, y + 22)
  page.end()
  return page
}

function issuedOn({ corrects, dispute_id }: InvoiceData) {
  if (dispute_id) return 'Issued on'
  return corrects ? 'Issued and refunded on' : 'Issued and paid on'
}

function nameOfTotal({ corrects, dispute_id }: InvoiceData) {
  if (dispute_id) return 'Total, charged back by your bank'
  return corrects ? 'Total, refunded to your card' : 'Total, paid'
}

const kindOf = ({ corrects }: InvoiceData) => (corrects ? 'Credit note' : 'Invoice')

function writeHead(page: PDFKit.PDFDocument, pen: Pen, data: InvoiceData) {
  page.rect(0, 0, PAGE.width, 10).fill(TEAL)
  pen.write(PRODUCT, { size: 22, weight: 'bold', color: INK }, { x: LEFT, y: 48, width: WIDTH })
  pen.write(kindOf(data), { size: 22, color: SOFT }, { x: LEFT, y: 48, width: WIDTH, align: 'right' })
  const day = (time: Date) => longDay(dayIn(time, data.zone))
  const facts = [
    ['Number', numberOf(data)],
    [issuedOn(data), day(data.issued_at)],
    ...(data.corrects ? [['For invoice', data.corrects] as const] : []),
    ['Period', `${day(data.period_start)} to ${day(data.period_end)}`],
  ] as const
  const column = WIDTH / facts.length
  facts.forEach(([label, value], index) => {
    const place = { x: LEFT + index * column, width: column - 12 }
    pen.write(label, SMALL, { ...place, y: 104 })
    pen.write(value, STRONG, { ...place, y: 117 })
  })
  return drawLine(page, 158)
}

function writePeople(pen: Pen, data: InvoiceData, y: number) {
  const column = WIDTH / 2
  const write = (x: number, label: string, [name = '', ...more]: string[]) => {
    const place = { x, width: column - 20, lines: 2 }
    let below = pen.write(label, SMALL, { ...place, y })
    below = pen.write(cleanText(name), STRONG, { ...place, y: below + 1 })
    for (const line of more) below = pen.write(cleanText(line), PLAIN, { ...place, y: below })
    return below
  }
  const left = write(LEFT, 'Billed to', buyerOf(data))
  return Math.max(left, write(LEFT + column, 'From', data.seller))
}

const buyerOf = ({ buyer_company, buyer_name, buyer_vat_id, buyer_address }: InvoiceData) => [
  ...(buyer_company ? [buyer_company] : []),
  buyer_name,
  ...buyer_address,
  ...(buyer_vat_id ? [`VAT ID: ${buyer_vat_id}`] : []),
]

function writeAmounts(page: PDFKit.PDFDocument, pen: Pen, data: InvoiceData, top: number) {
  const money = (amount: number) => writeMoney(amount, data.currency)
  let y = top
  const row = (label: string, amount: string, hand: Hand = PLAIN) => {
    const below = pen.write(label, hand, { x: LEFT, y, width: WIDTH - AMOUNTS - 16 })
    pen.write(amount, hand, { x: LEFT + WIDTH - AMOUNTS, y, width: AMOUNTS, align: 'right' })
    y = below + 6
  }
  row(cleanText(data.title), '', STRONG)
  for (const { text, amount } of data.lines) row(cleanText(text), money(amount))
  if (data.taxes.length > 0) {
    y = drawLine(page, y + 4) + 10
    row('Subtotal', money(data.lines.reduce((sum, { amount }) => sum + amount, 0)))
    for (const { name, amount } of data.taxes) row(cleanText(name), money(amount))
  }
  y = drawLine(page, y + 4) + 10
  row(nameOfTotal(data), money(data.total), {
    size: 14,
    weight: 'bold',
    color: INK,
  })
  return drawLine(page, y + 8)
}

function writeFoot(pen: Pen, data: InvoiceData, y: number) {
  const { supportEmail, zone } = data
  const lines = [
    `Questions about this ${kindOf(data).toLowerCase()}? Write to ${cleanText(supportEmail)} and name its number.`,
    `Dates are in ${zoneTime(zone)}.`,
  ]
  for (const line of lines) y = pen.write(line, SMALL, { x: LEFT, y, width: WIDTH })
}

function drawLine(page: PDFKit.PDFDocument, y: number) {
  page
    .moveTo(LEFT, y)
    .lineTo(LEFT + WIDTH, y)
    .lineWidth(0.75)
    .strokeColor(LINE)
    .stroke()
  return y
}
