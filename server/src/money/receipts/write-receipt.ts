import type { Readable } from 'node:stream'
import { dayIn, zoneTime } from '@sojourn/contract/dates/clocks'
import { longDay } from '@sojourn/contract/dates/moments'
import { directionOf, type Language } from '@sojourn/contract/words/languages'
import { cleanText, isolated } from './clean-text.ts'
import { writeMoney } from './money.ts'
import { COLORS, LEFT, PAGE_WIDTH, PLAIN, Sheet, SOFT, STRONG, SUM, WIDTH } from './sheet.ts'

export interface ReceiptData {
  ref: string
  paidAt: Date
  payer: { name: string; address: string[] }
  item: { title: string; price: number }
  seller: { name: string; registeredAs: string[] } | null
  taxes: { name: string; amount: number }[]
  coupons: { code: string; kind: 'promo' | 'credit'; amount: number }[]
  /** The item with its taxes, and what was charged once coupons were taken off. */
  total: number
  charged: number
  /** Null means that nothing went back since then. */
  refund: {
    card: number
    onItsWay: number
    credit: number
    coupons: { code: string; amount: number }[]
  } | null
  currency: string
  /** The saved card that was charged; null for one that was typed and not kept. */
  card: { brand: string; last4: string } | null
  orderRef: string | null
  /** The operator of the site is named line by line. */
  operator: string[]
  supportEmail: string
  writtenAt: Date
  /** The payer reads it. */
  language: Language
  /** Days are those of the payer’s zone. */
  zone: string
}

/** The receipt is one page of PDF. What can go wrong goes wrong before the first byte. */
export function writeReceipt(data: ReceiptData): Readable {
  const sheet = new Sheet(`Receipt ${data.ref}`, data)
  const { payer, seller } = data
  let y = sheet.head('Receipt', factsOf(data), 148)
  y = sheet.people(
    [
      ['Paid by', payer.name, payer.address],
      ...(seller ? [['For the services of', seller.name, seller.registeredAs] as const] : []),
    ],
    y + 22,
  )
  y = writeAmounts(sheet, data, y + 26)
  y = writeProtection(sheet, y + 26)
  sheet.foot(footOf(data), y + 22)
  sheet.page.end()
  return sheet.page
}

const factsOf = ({ ref, paidAt, orderRef, zone }: ReceiptData) =>
  [
    ['Number', ref],
    ['Paid on', longDay(dayIn(paidAt, zone))],
    ['Order', orderRef ?? '–'],
  ] as const

function writeAmounts(sheet: Sheet, data: ReceiptData, top: number) {
  const money = (amount: number) => writeMoney(amount, data.currency)
  let y = sheet.row(top, cleanText(data.item.title), money(data.item.price), STRONG)
  for (const { name, amount } of data.taxes) y = sheet.row(y, cleanText(name), money(amount))
  y = sheet.line(y + 4) + 10
  if (data.taxes.length > 0 || data.coupons.length > 0)
    y = sheet.row(y, sheet.say('Total'), money(data.total))
  for (const { code, kind, amount } of data.coupons)
    y = sheet.row(y, sheet.say(`${kind === 'promo' ? 'Coupon' : 'Credit'} ${isolated(code)}`), money(-amount))
  y = sheet.row(y + 6, sheet.say('Total charged'), money(data.charged), SUM)
  y = sheet.row(y, sheet.say(howPaid(data)), '', { ...PLAIN, color: SOFT })
  for (const { name, amount } of refundLines(data)) y = sheet.row(y, sheet.say(name), money(amount), STRONG)
  return drawPerforation(sheet, y + 8)
}

/** Money on its way to the card is a line of its own. */
function refundLines({ refund }: ReceiptData) {
  if (!refund) return []
  const { card, onItsWay, credit, coupons } = refund
  return [
    { name: 'Refunded to your card', amount: card - onItsWay },
    { name: 'On its way to your card', amount: onItsWay },
    { name: 'Refunded as credit', amount: credit },
    ...coupons.map(({ code, amount }) => ({ name: `Back on coupon ${isolated(code)}`, amount })),
  ].filter(({ amount }) => amount > 0)
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

function writeProtection(sheet: Sheet, y: number) {
  const { page, pen } = sheet
  page.roundedRect(LEFT, y, WIDTH, 58, 8).fill(COLORS.paper)
  const isMirrored = directionOf(sheet.language) === 'rtl'
  page.rect(isMirrored ? PAGE_WIDTH - LEFT - 3 : LEFT, y + 10, 3, 38).fill(COLORS.teal)
  const place = { x: LEFT + 18, width: WIDTH - 36 }
  const below = pen.write(sheet.say('Protected payment'), STRONG, { ...place, y: y + 11 })
  const promise = `We hold your payment until you accept the work.`
  pen.write(sheet.say(promise), PLAIN, { ...place, y: below + 1 })
  return y + 58
}

const footOf = ({ operator, supportEmail, writtenAt, zone }: ReceiptData) => [
  ...(operator.length > 0 ? [cleanText(operator.join(' · '))] : []),
  `Questions about this payment? Write to ${cleanText(supportEmail)} and name its number.`,
  `Issued on ${longDay(dayIn(writtenAt, zone))}. Dates are in ${zoneTime(zone)}.`,
]

function drawPerforation({ page }: Sheet, y: number) {
  page
    .moveTo(0, y)
    .lineTo(PAGE_WIDTH, y)
    .lineWidth(1)
    .dash(2, { space: 4 })
    .strokeColor(COLORS.line)
    .stroke()
    .undash()
  return y
}
