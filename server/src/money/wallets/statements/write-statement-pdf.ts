import { PRODUCT } from '@sojourn/contract/calls/names'
import { MOVEMENTS } from '@sojourn/contract/money/wallet-words'
import PDFDocument from 'pdfkit'
import { cleanText, isolated } from '../../receipts/clean-text.ts'
import { writeMoney } from '../../receipts/money.ts'
import { type Hand, Pen } from '../../receipts/pen.ts'
import type { MovementRow, Standing } from '../movement-store.ts'
import { amountOf, kindOf } from '../view-movement.ts'
import type { Statement } from './statement.ts'

const [INK, SOFT, TEAL] = ['#12262b', '#51666c', '#0b6b6f']
const SMALL: Hand = { size: 8.5, color: SOFT }
const PLAIN: Hand = { size: 9, color: INK }
const STRONG: Hand = { size: 9, color: INK, weight: 'bold' }
const TITLE: Hand = { size: 20, color: INK, weight: 'bold' }

const [LEFT, WIDTH, BOTTOM, ROW] = [56, 483, 780, 16]
const COLUMNS = { day: LEFT, what: LEFT + 62, about: LEFT + 160, amount: LEFT + WIDTH - 90 }

/** Page by page, each given away before the next is drawn. */
export async function* pdfStatement(statement: Statement): AsyncGenerator<Uint8Array> {
  const page = new PDFDocument({
    ...{ size: 'A4', margin: 0, lang: 'en', displayTitle: true },
    info: { Title: `Statement ${statement.month}`, Author: PRODUCT, CreationDate: statement.writtenAt },
  })
  const pen = new Pen(page)
  let y = writeHead(page, pen, statement)
  y = writeStandings(pen, 'At the beginning', statement.opening, y)
  for await (const rows of statement.portions) {
    for (const row of rows) {
      if (y > BOTTOM) {
        page.addPage()
        y = 56
      }
      writeRow(pen, row, y)
      y += ROW
    }
    yield* given(page)
  }
  if (y > BOTTOM - 60) {
    page.addPage()
    y = 56
  }
  writeStandings(pen, 'At the end', statement.closing, y + 10)
  page.end()
  for await (const chunk of page) yield chunk as Uint8Array
}

function* given(page: PDFKit.PDFDocument): Generator<Uint8Array> {
  for (let chunk = page.read(); chunk !== null; chunk = page.read()) yield chunk as Uint8Array
}

function writeHead(page: PDFKit.PDFDocument, pen: Pen, { month, agent }: Statement) {
  page.rect(0, 0, 595.28, 10).fill(TEAL)
  pen.write(PRODUCT, TITLE, { x: LEFT, y: 44, width: WIDTH })
  pen.write(`Statement ${month}`, { ...TITLE, color: SOFT }, { x: LEFT, y: 44, width: WIDTH, align: 'right' })
  pen.write(cleanText(agent), STRONG, { x: LEFT, y: 84, width: WIDTH, lines: 1 })
  return 108
}

function writeStandings(pen: Pen, when: string, standings: Standing[], top: number) {
  let y = pen.write(when, SMALL, { x: LEFT, y: top, width: WIDTH })
  const all = standings.length > 0 ? standings : [NOTHING]
  for (const { currency, pending, available, transit, debt } of all) {
    const parts = [
      `available ${writeMoney(available, currency)}`,
      `clearing ${writeMoney(pending, currency)}`,
    ]
    if (transit) parts.push(`on its way ${writeMoney(transit, currency)}`)
    if (debt) parts.push(`debt ${writeMoney(debt, currency)}`)
    y = pen.write(parts.join(' · '), STRONG, { x: LEFT, y, width: WIDTH })
  }
  return y + 10
}

const NOTHING: Standing = { currency: 'USD', pending: 0, available: 0, transit: 0, debt: 0 }

function writeRow(pen: Pen, row: MovementRow, y: number) {
  const about = row.order_ref ? `${row.order_ref} ${isolated(row.order_title ?? '')}` : (row.payout_ref ?? '')
  pen.write(row.created_at.toISOString().slice(0, 10), PLAIN, { x: COLUMNS.day, y, width: 60, lines: 1 })
  pen.write(MOVEMENTS[kindOf(row)], PLAIN, { x: COLUMNS.what, y, width: 94, lines: 1 })
  pen.write(about, { ...PLAIN, color: SOFT }, { x: COLUMNS.about, y, width: 225, lines: 1 })
  const amount = writeMoney(amountOf(row), row.currency)
  pen.write(amount, PLAIN, { x: COLUMNS.amount, y, width: 90, align: 'right', lines: 1 })
}
