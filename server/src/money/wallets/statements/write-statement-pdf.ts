import { PRODUCT } from '@sojourn/contract/calls/names'
import { dayIn, zoneTime } from '@sojourn/contract/dates/clocks'
import { formatDay } from '@sojourn/contract/dates/format-day'
import { longDay } from '@sojourn/contract/dates/moments'
import PDFDocument from 'pdfkit'
import { cleanText, isolated } from '../../receipts/clean-text.ts'
import { writeAmount, writeMoney } from '../../receipts/money.ts'
import { type Hand, Pen } from '../../receipts/pen.ts'
import { changeOf } from '../view-movement.ts'
import type { Statement } from './statement.ts'
import { COLUMNS, Reckoning, type StatementLine, type StatementSum } from './statement-lines.ts'
import type { AgentBalance } from './statement-store.ts'

const [INK, SOFT, TEAL, LINE] = ['#12262b', '#51666c', '#0b6b6f', '#c9d3d4']
const SMALL: Hand = { size: 8, color: SOFT }
const PLAIN: Hand = { size: 8, color: INK }
const STRONG: Hand = { size: 8, color: INK, weight: 'bold' }
const FACT: Hand = { size: 10, color: INK, weight: 'bold' }
const TITLE: Hand = { size: 20, color: INK, weight: 'bold' }

/** The page is A4 on its side. */
const [PAGE_WIDTH, LEFT, WIDTH, TOP, BOTTOM, ROW] = [841.89, 40, 762, 40, 552, 15]
const WIDTHS = [56, 88, 70, 132, 36, 57, 57, 57, 50, 57, 45, 57]
const PLACES = WIDTHS.map((width, index) => ({
  x: LEFT + WIDTHS.slice(0, index).reduce((sum, one) => sum + one, 0),
  width: width - 6,
}))
const FIRST_AMOUNT = 5

/** Page by page, each given away before the next is drawn. */
export async function* pdfStatement(statement: Statement): AsyncGenerator<Uint8Array> {
  const { number, from, zone, opening, portions, writtenAt } = statement
  const sheet = new Landscape(`Statement ${number}`, writtenAt)
  const reckoning = new Reckoning(opening, zone)
  sheet.head(statement)
  sheet.columns()
  const firstDay = dayIn(from, zone)
  for (const balance of opening.length > 0 ? opening : [NOTHING])
    sheet.balance(firstDay, 'Opening balance', balance)
  for await (const rows of portions) {
    for (const line of rows.flatMap((row) => reckoning.take(row))) sheet.movement(line)
    yield* sheet.given()
  }
  sheet.end(reckoning, statement)
  yield* sheet.rest()
}

const NOTHING: AgentBalance = { currency: 'USD', pending: 0, available: 0, transit: 0, debt: 0 }

class Landscape {
  readonly #page: PDFKit.PDFDocument
  readonly #pen: Pen
  #y = TOP

  constructor(title: string, writtenAt: Date) {
    this.#page = new PDFDocument({
      size: 'A4',
      layout: 'landscape',
      margin: 0,
      lang: 'en',
      displayTitle: true,
      info: { Title: title, Author: PRODUCT, CreationDate: writtenAt },
    })
    this.#pen = new Pen(this.#page)
  }

  head({ number, from, to, isOver, zone, seller, operator, writtenAt }: Statement) {
    this.#page.rect(0, 0, PAGE_WIDTH, 10).fill(TEAL)
    const place = { x: LEFT, y: 36, width: WIDTH }
    this.#pen.write(PRODUCT, TITLE, place)
    this.#pen.write('Statement', { ...TITLE, color: SOFT }, { ...place, align: 'right' })
    const day = (at: Date) => longDay(dayIn(at, zone))
    const lastDay = day(new Date(to.getTime() - 1))
    this.#facts([
      ['Number', number],
      ['Period', `${day(from)} to ${lastDay}${isOver ? '' : ' (this month is not over yet)'}`],
      ['Issued on', day(writtenAt)],
    ])
    const ends = [
      this.#side('Seller', seller.name, seller.about, LEFT),
      this.#side('Issued by', operator[0] ?? PRODUCT, operator.slice(1), LEFT + WIDTH / 2),
    ]
    this.#y = Math.max(...ends) + 14
  }

  #facts(facts: [string, string][]) {
    let x = LEFT
    for (const [index, [label, value]] of facts.entries()) {
      const width = [190, 360, 200][index] ?? 190
      this.#pen.write(label, SMALL, { x, y: 76, width })
      this.#pen.write(value, FACT, { x, y: 87, width: width - 10, lines: 1 })
      x += width
    }
  }

  #side(label: string, name: string, about: readonly string[], x: number) {
    const place = { x, width: WIDTH / 2 - 20, lines: 2 }
    let y = this.#pen.write(label, SMALL, { ...place, y: 116 })
    y = this.#pen.write(cleanText(name), FACT, { ...place, y: y + 1 })
    for (const line of about) y = this.#pen.write(cleanText(line), PLAIN, { ...place, y })
    return y
  }

  columns() {
    this.#write(COLUMNS, SMALL)
    this.#rule()
  }

  balance(day: string, what: string, balance: AgentBalance) {
    const { currency } = balance
    const amount = writeAmount(changeOf(balance), currency)
    this.#row([formatDay(day), what, '', '', currency, '', '', '', '', '', '', amount], STRONG)
  }

  movement(line: StatementLine) {
    const { day, what, reference, about, currency, balance } = line
    this.#row(
      [
        ...[formatDay(day), what, reference, isolated(about), currency],
        ...amountsOf(line),
        writeAmount(balance, currency),
      ],
      PLAIN,
    )
  }

  /** Sums and closing balances stay together. */
  end(reckoning: Reckoning, { to, zone, supportEmail, number }: Statement) {
    const lastDay = dayIn(new Date(to.getTime() - 1), zone)
    const [sums, closing] = [reckoning.sums(), reckoning.closing()]
    const all = closing.length > 0 ? closing : [NOTHING]
    const needed = (sums.length + 2 * all.length + 4) * ROW + 10
    if (this.#y + needed > BOTTOM) this.#turn()
    this.#rule()
    for (const sum of sums) this.#row(['', 'Total', '', '', sum.currency, ...amountsOf(sum), ''], STRONG)
    for (const balance of all) this.balance(lastDay, 'Closing balance', balance)
    this.#y += 8
    for (const balance of all) this.#foot(partsOf(balance))
    this.#foot('Price − commission = share. Share, fees and payouts change the balance.')
    this.#foot('Taxes were paid by the client on top of the price and are no part of the balance.')
    this.#foot(
      `Days are in ${zoneTime(zone)}. Questions? Write to ${cleanText(supportEmail)} and name ${number}.`,
    )
    this.#page.end()
  }

  *given(): Generator<Uint8Array> {
    for (let chunk = this.#page.read(); chunk !== null; chunk = this.#page.read()) yield chunk as Uint8Array
  }

  async *rest() {
    for await (const chunk of this.#page) yield chunk as Uint8Array
  }

  #foot(text: string) {
    this.#y = this.#pen.write(text, SMALL, { x: LEFT, y: this.#y, width: WIDTH, lines: 1 })
  }

  #row(cells: readonly string[], hand: Hand) {
    if (this.#y + ROW > BOTTOM) {
      this.#turn()
      this.columns()
    }
    this.#write(cells, hand)
  }

  #turn() {
    this.#page.addPage()
    this.#y = TOP
  }

  #write(cells: readonly string[], hand: Hand) {
    for (const [index, cell] of cells.entries()) {
      const place = PLACES[index]
      if (!cell || !place) continue
      const isAmount = index >= FIRST_AMOUNT
      const size = isAmount ? this.#sizeFor(cell, hand, place.width) : hand.size
      const align = isAmount ? 'right' : 'left'
      this.#pen.write(cell, { ...hand, size }, { ...place, y: this.#y, lines: 1, align })
    }
    this.#y += ROW
  }

  /** An amount is written smaller rather than cut. */
  #sizeFor(amount: string, hand: Hand, width: number) {
    const needed = this.#pen.widthOf(amount, hand)
    return needed > width ? (hand.size * width * 0.99) / needed : hand.size
  }

  #rule() {
    this.#page
      .moveTo(LEFT, this.#y - 2)
      .lineTo(LEFT + WIDTH, this.#y - 2)
      .lineWidth(0.75)
      .strokeColor(LINE)
      .stroke()
    this.#y += 2
  }
}

const amountsOf = ({ currency, price, commission, share, fees, payouts, taxes }: StatementSum) =>
  [price, commission, share, fees, payouts, taxes].map((amount) =>
    amount === 0 ? '–' : writeAmount(amount, currency),
  )

function partsOf({ currency, pending, available, transit, debt }: AgentBalance) {
  const parts = [
    `${writeMoney(available, currency)} can be withdrawn`,
    `${writeMoney(pending, currency)} is clearing`,
  ]
  if (debt) parts.push(`${writeMoney(debt, currency)} is owed`)
  if (transit) parts.push(`besides, ${writeMoney(transit, currency)} is on its way to the bank`)
  return `Closing balance in ${currency}: ${parts.join(', ')}.`
}
