import type { Readable } from 'node:stream'
import { PRODUCT } from '@sojourn/contract/calls/names'
import { dayIn, zoneTime } from '@sojourn/contract/dates/clocks'
import { longDay } from '@sojourn/contract/dates/moments'
import PDFDocument from 'pdfkit'
import { cleanText, isolated } from './clean-text.ts'
import { writeMoney } from './money.ts'
import { type Hand, Pen } from './pen.ts'

export interface ReceiptData {
  ref: string
  paidAt: Date
  payer: { name: string; address: string[] }
  item: { title: string; price: number }
  /** Who works for it, and as what they are registered. */
  seller: { name: string; registeredAs: string[] } | null
  taxes: { name: string; amount: number }[]
  coupons: { code: string; kind: 'promo' | 'credit'; amount: number }[]
  /** The item with its taxes, and what was charged once coupons were taken off. */
  total: number
  charged: number
  refunded: number
  currency: string
  /** The saved card that was charged; null for one that was typed and not kept. */
  card: { brand: string; last4: string } | null
  orderRef: string | null
  /** Who runs this place, line by line. */
  operator: string[]
  supportEmail: string
  writtenAt: Date
  /** Where the payer is: days are those of this zone. */
  zone: string
}

const [INK, SOFT, TEAL, LINE, PAPER] = ['#12262b', '#51666c', '#0b6b6f', '#c9d3d4', '#f3f6f5']
const SMALL: Hand = { size: 8.5, color: SOFT }
const PLAIN: Hand = { size: 10.5, color: INK }
const STRONG: Hand = { size: 10.5, color: INK, weight: 'bold' }

const PAGE = { width: 595.28, height: 841.89, margin: 56 }
const LEFT = PAGE.margin
const WIDTH = PAGE.width - 2 * PAGE.margin
const AMOUNTS = 130

/** One page of PDF. What can go wrong goes wrong before the first byte. */
export function writeReceipt(data: ReceiptData): Readable {
  const page = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'en',
    displayTitle: true,
    info: { Title: `Receipt ${data.ref}`, Author: PRODUCT, CreationDate: data.writtenAt },
  })
  const pen = new Pen(page)
  let y = writeHead(page, pen, data)
  y = writePeople(pen, data, y + 22)
  y = writeAmounts(page, pen, data, y + 26)
  y = writeProtection(page, pen, y + 26)
  writeFoot(pen, data, y + 22)
  page.end()
  return page
}

function writeHead(page: PDFKit.PDFDocument, pen: Pen, { ref, paidAt, orderRef, zone }: ReceiptData) {
  page.rect(0, 0, PAGE.width, 10).fill(TEAL)
  pen.write(PRODUCT, { size: 22, weight: 'bold', color: INK }, { x: LEFT, y: 48, width: WIDTH })
  pen.write('Receipt', { size: 22, color: SOFT }, { x: LEFT, y: 48, width: WIDTH, align: 'right' })
  const facts = [
    ['Number', ref],
    ['Paid on', longDay(dayIn(paidAt, zone))],
    ['Order', orderRef ?? '–'],
  ] as const
  const column = WIDTH / facts.length
  facts.forEach(([label, value], index) => {
    const place = { x: LEFT + index * column, width: column - 12 }
    pen.write(label, SMALL, { ...place, y: 104 })
    pen.write(value, STRONG, { ...place, y: 117 })
  })
  return drawLine(page, 148)
}

function writePeople(pen: Pen, { payer, seller }: ReceiptData, y: number) {
  const column = WIDTH / 2
  const write = (x: number, label: string, name: string, more: string[]) => {
    const place = { x, width: column - 20, lines: 2 }
    let below = pen.write(label, SMALL, { ...place, y })
    below = pen.write(cleanText(name), STRONG, { ...place, y: below + 1 })
    for (const line of more) below = pen.write(cleanText(line), PLAIN, { ...place, y: below })
    return below
  }
  const left = write(LEFT, 'Paid by', payer.name, payer.address)
  if (!seller) return left
  const right = write(LEFT + column, 'For the services of', seller.name, seller.registeredAs)
  return Math.max(left, right)
}

function writeAmounts(page: PDFKit.PDFDocument, pen: Pen, data: ReceiptData, top: number) {
  const money = (amount: number) => writeMoney(amount, data.currency)
  let y = top
  const row = (label: string, amount: string, hand: Hand = PLAIN) => {
    const below = pen.write(label, hand, { x: LEFT, y, width: WIDTH - AMOUNTS - 16 })
    pen.write(amount, hand, { x: LEFT + WIDTH - AMOUNTS, y, width: AMOUNTS, align: 'right' })
    y = below + 6
  }
  row(cleanText(data.item.title), money(data.item.price), STRONG)
  for (const { name, amount } of data.taxes) row(cleanText(name), money(amount))
  y = drawLine(page, y + 4) + 10
  if (data.taxes.length > 0 || data.coupons.length > 0) row('Total', money(data.total))
  for (const { code, kind, amount } of data.coupons)
    row(`${kind === 'promo' ? 'Coupon' : 'Credit'} ${isolated(code)}`, money(-amount))
  y += 6
  row('Total charged', money(data.charged), { size: 14, weight: 'bold', color: INK })
  row(howPaid(data), '', { ...PLAIN, color: SOFT })
  if (data.refunded > 0) row('Given back since then', money(data.refunded), STRONG)
  return drawPerforation(page, y + 8)
}

function howPaid({ charged, card }: ReceiptData) {
  if (charged === 0) return 'Paid by coupons'
  return card ? `Paid with ${brandName(card.brand)} ending in ${cleanText(card.last4)}` : 'Paid by card'
}

const BRANDS: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

const brandName = (brand: string) => BRANDS[brand.toLowerCase()] ?? cleanText(brand)

function writeProtection(page: PDFKit.PDFDocument, pen: Pen, y: number) {
  page.roundedRect(LEFT, y, WIDTH, 58, 8).fill(PAPER)
  page.rect(LEFT, y + 10, 3, 38).fill(TEAL)
  const place = { x: LEFT + 18, width: WIDTH - 36 }
  const below = pen.write('Protected payment', STRONG, { ...place, y: y + 11 })
  const promise = `The money of an order is held until the work is done and accepted.`
  pen.write(promise, PLAIN, { ...place, y: below + 1 })
  return y + 58
}

function writeFoot(pen: Pen, { operator, supportEmail, writtenAt, zone }: ReceiptData, y: number) {
  const lines = [
    ...(operator.length > 0 ? [cleanText(operator.join(' · '))] : []),
    `Questions about this payment? Write to ${cleanText(supportEmail)} and name its number.`,
    `Issued on ${longDay(dayIn(writtenAt, zone))}. Dates are in ${zoneTime(zone)}.`,
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

/** Where a slip would be torn off. */
function drawPerforation(page: PDFKit.PDFDocument, y: number) {
  page
    .moveTo(0, y)
    .lineTo(PAGE.width, y)
    .lineWidth(1)
    .dash(2, { space: 4 })
    .strokeColor(LINE)
    .stroke()
    .undash()
  return y
}
