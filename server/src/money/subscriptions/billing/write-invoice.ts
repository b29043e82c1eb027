import type { Readable } from 'node:stream'
import { dayIn, zoneTime } from '@sojourn/contract/dates/clocks'
import { longDay } from '@sojourn/contract/dates/moments'
import type { Language } from '@sojourn/contract/words/languages'
import { cleanText } from '../../receipts/clean-text.ts'
import { writeMoney } from '../../receipts/money.ts'
import { Sheet, STRONG, SUM } from '../../receipts/sheet.ts'
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
  corrects: string | null
  supportEmail: string
  /** Days are those of the agent’s zone. */
  zone: string
  /** The agent reads it. */
  language: Language
}

/** The invoice is one page of PDF. What can go wrong goes wrong before the first byte. */
export function writeInvoice(data: InvoiceData): Readable {
  const sheet = new Sheet(`${kindOf(data)} ${numberOf(data)}`, {
    writtenAt: data.issued_at,
    language: data.language,
  })
  let y = sheet.head(kindOf(data), factsOf(data, sheet), 158)
  const [seller = '', ...aboutSeller] = data.seller
  const [buyer = '', ...aboutBuyer] = buyerOf(data, sheet)
  y = sheet.people(
    [
      ['Billed to', buyer, aboutBuyer],
      ['From', seller, aboutSeller],
    ],
    y + 22,
  )
  y = writeAmounts(sheet, data, y + 26)
  sheet.foot(footOf(data), y + 22)
  sheet.page.end()
  return sheet.page
}

function issuedOn({ corrects, dispute_id }: InvoiceData) {
  if (dispute_id) return 'Issued on'
  return corrects ? 'Issued and refunded on' : 'Issued and paid on'
}

function nameOfTotal({ corrects, dispute_id }: InvoiceData) {
  if (dispute_id) return 'Total, charged back by your bank'
  return corrects ? 'Total, refunded' : 'Total, paid'
}

const kindOf = ({ corrects }: InvoiceData) => (corrects ? 'Credit note' : 'Invoice')

function factsOf(data: InvoiceData, sheet: Sheet) {
  const day = (time: Date) => longDay(dayIn(time, data.zone))
  return [
    ['Number', numberOf(data)],
    [issuedOn(data), day(data.issued_at)],
    ...(data.corrects ? [['For invoice', data.corrects] as const] : []),
    ['Period', sheet.say(`${day(data.period_start)} to ${day(data.period_end)}`)],
  ] as const
}

const buyerOf = ({ buyer_company, buyer_name, buyer_vat_id, buyer_address }: InvoiceData, sheet: Sheet) => [
  ...(buyer_company ? [buyer_company] : []),
  buyer_name,
  ...buyer_address,
  ...(buyer_vat_id ? [sheet.say(`VAT ID: ${buyer_vat_id}`)] : []),
]

function writeAmounts(sheet: Sheet, data: InvoiceData, top: number) {
  const money = (amount: number) => writeMoney(amount, data.currency)
  let y = sheet.row(top, sheet.say(cleanText(data.title)), '', STRONG)
  for (const { text, amount } of data.lines) y = sheet.row(y, sheet.say(cleanText(text)), money(amount))
  if (data.taxes.length > 0) {
    y = sheet.line(y + 4) + 10
    y = sheet.row(y, sheet.say('Subtotal'), money(data.lines.reduce((sum, { amount }) => sum + amount, 0)))
    for (const { name, amount } of data.taxes) y = sheet.row(y, cleanText(name), money(amount))
  }
  y = sheet.line(y + 4) + 10
  y = sheet.row(y, sheet.say(nameOfTotal(data)), money(data.total), SUM)
  return sheet.line(y + 8)
}

const footOf = (data: InvoiceData) => [
  `Questions about this ${kindOf(data).toLowerCase()}? Write to ${cleanText(data.supportEmail)} and name its number.`,
  `Dates are in ${zoneTime(data.zone)}.`,
]
