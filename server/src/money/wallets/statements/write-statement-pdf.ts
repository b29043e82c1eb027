import { PRODUCT } from '@sojourn/contract/calls/names'
import { dayIn, zoneTime } from '@sojourn/contract/dates/clocks'
import { formatDay } from '@sojourn/contract/dates/format-day'
import { longDay } from '@sojourn/contract/dates/moments'
import { directionOf, type Language } from '@sojourn/contract/words/languages'
import PDFDocument from 'pdfkit'
import { say, translateAll } from '../../../platform/words/say.ts'
import { cleanText, isolated } from '../../receipts/clean-text.ts'
import { writeMoney } from '../../receipts/money.ts'
import { amountOnPaper, valueOnPaper } from '../../receipts/paper-value.ts'
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
const [ABOUT, FIRST_AMOUNT] = [3, 5]
/** Longer titles, and names of banks, are cut. */
const SMALLEST = 6

/** Page by page, each given away before the next is drawn. */
export async function* pdfStatement(statement: Statement): AsyncGenerator<Uint8Array> {
  const { from, zone, opening, portions } = statement
  const sheet = new Landscape(statement)
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
  readonly #language: Language
  #y = TOP

  constructor({ number, language, writtenAt }: Statement) {
    this.#language = language
    this.#page = new PDFDocument({
      size: 'A4',
      layout: 'landscape',
      margin: 0,
      lang: language,
      displayTitle: true,
      info: { Title: this.#say(`Statement ${number}`), Author: PRODUCT, CreationDate: writtenAt },
    })
    this.#pen = new Pen(this.#page, directionOf(language))
  }

  /** Words of ours, whose sentences stand by themselves. */
  #say(english: string) {
    return translateAll(this.#language, english, 'statements') ?? english
  }

  head({ number, from, to, isOver, zone, seller, operator, writtenAt }: Statement) {
    this.#page.rect(0, 0, PAGE_WIDTH, 10).fill(TEAL)
    const place = { x: LEFT, y: 36, width: WIDTH }
    this.#pen.write(PRODUCT, TITLE, place)
    this.#pen.write(this.#say('Statement'), { ...TITLE, color: SOFT }, { ...place, align: 'right' })
    const day = (at: Date) => longDay(dayIn(at, zone))
    const lastDay = day(new Date(to.getTime() - 1))
    this.#facts([
      ['Number', number],
      ['Period', this.#say(`${day(from)} to ${lastDay}${isOver ? '' : ' (this month is not over yet)'}`)],
      ['Issued on', valueOnPaper(this.#language, day(writtenAt))],
    ])
    const issuer = { name: operator[0] ?? PRODUCT, about: operator.slice(1), numbers: [] }
    const ends = [this.#side('Seller', seller, LEFT), this.#side('Issued by', issuer, LEFT + WIDTH / 2)]
    this.#y = Math.max(...ends) + 14
  }

  #facts(facts: [string, string][]) {
    let x = LEFT
    for (const [index, [label, value]] of facts.entries()) {
      const width = [150, 440, 172][index] ?? 150
      this.#pen.write(this.#say(label), SMALL, { x, y: 76, width })
      const size = this.#sizeFor(value, FACT, width - 10)
      this.#pen.write(value, { ...FACT, size }, { x, y: 87, width: width - 10, lines: 1 })
      x += width
    }
  }

  #side(label: string, { name, about, numbers }: Statement['seller'], x: number) {
    const place = { x, width: WIDTH / 2 - 20, lines: 2 }
    let y = this.#pen.write(this.#say(label), SMALL, { ...place, y: 116 })
    y = this.#pen.write(cleanText(name), FACT, { ...place, y: y + 1 })
    const lines = [
      ...about.map(cleanText),
      ...numbers.map((one) => say(this.#language, cleanText(one), 'statements')),
    ]
    for (const line of lines) y = this.#pen.write(line, PLAIN, { ...place, y })
    return y
  }

  columns() {
    this.#write(
      COLUMNS.map((one) => this.#say(one)),
      SMALL,
    )
    this.#rule()
  }

  balance(day: string, what: string, balance: AgentBalance) {
    const { currency } = balance
    const amount = amountOnPaper(this.#language, changeOf(balance), currency)
    this.#row([this.#day(day), this.#say(what), '', '', currency, '', '', '', '', '', '', amount], STRONG)
  }

  movement(line: StatementLine) {
    const { day, what, reference, about, isPayout, currency, balance } = line
    this.#row(
      [
        ...[this.#day(day), this.#say(what), reference],
        ...[isPayout ? say(this.#language, cleanText(about), 'statements') : isolated(about), currency],
        ...this.#amounts(line),
        amountOnPaper(this.#language, balance, currency),
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
    for (const sum of sums)
      this.#row(['', this.#say('Total'), '', '', sum.currency, ...this.#amounts(sum), ''], STRONG)
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
    this.#y = this.#pen.write(this.#say(text), SMALL, { x: LEFT, y: this.#y, width: WIDTH, lines: 2 })
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
      const fitting = this.#sizeFor(cell, hand, place.width)
      const size = index === ABOUT ? Math.max(fitting, SMALLEST) : fitting
      const align = index >= FIRST_AMOUNT ? 'right' : 'left'
      this.#pen.write(cell, { ...hand, size }, { ...place, y: this.#y, lines: 1, align })
    }
    this.#y += ROW
  }

  /** It is written smaller rather than cut. */
  #sizeFor(cell: string, hand: Hand, width: number) {
    const needed = this.#pen.widthOf(cell, hand)
    return needed > width ? (hand.size * width * 0.99) / needed : hand.size
  }

  #day(day: string) {
    return valueOnPaper(this.#language, formatDay(day))
  }

  #amounts({ currency, price, commission, share, fees, payouts, taxes }: StatementSum) {
    return [price, commission, share, fees, payouts, taxes].map((amount) =>
      amount === 0 ? '–' : amountOnPaper(this.#language, amount, currency),
    )
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

function partsOf({ currency, pending, available, transit, debt }: AgentBalance) {
  const money = (amount: number) => writeMoney(amount, currency)
  return [
    `Closing balance in ${currency}: ${money(available)} can be withdrawn, ${money(pending)} is clearing.`,
    ...(debt ? [`${money(debt)} is owed.`] : []),
    ...(transit ? [`Besides, ${money(transit)} is on its way to the bank.`] : []),
  ].join(' ')
}
