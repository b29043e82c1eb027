import { Readable } from 'node:stream'
import { PRODUCT } from '@sojourn/contract/calls/names'
import type { Context } from '../../../context.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { type MovementRow, movementsBetween, type Standing, standingAt } from '../movement-store.ts'
import { readerOf } from '../reader-store.ts'
import { csvStatement } from './write-statement-csv.ts'

const PORTION = 500

export interface Statement {
  month: string
  agent: string
  opening: Standing[]
  closing: Standing[]
  /** Portion by portion, so that a year of lines needs no more memory than a day. */
  portions: AsyncIterable<MovementRow[]>
  writtenAt: Date
}

export async function statementCsv(context: Context, actor: Person, month: string) {
  const statement = await readStatement(context, actor, month)
  return { content: Readable.from(csvStatement(statement)), name: nameOf(month, 'csv') }
}

export async function statementPdf(context: Context, actor: Person, month: string) {
  const statement = await readStatement(context, actor, month)
  // Fonts and their shaping are large: loaded when the first one is wanted.
  const { pdfStatement } = await import('./write-statement-pdf.ts')
  return { content: Readable.from(pdfStatement(statement)), name: nameOf(month, 'pdf') }
}

const nameOf = (month: string, kind: string) => `${PRODUCT.toLowerCase()}-statement-${month}.${kind}`

async function readStatement(context: Context, { id: agentId }: Person, month: string): Promise<Statement> {
  await context.limits.take('statement', { account: agentId })
  const { db, clock } = context
  const [year = 0, number = 0] = month.split('-').map(Number)
  const [from, to] = [new Date(Date.UTC(year, number - 1, 1)), new Date(Date.UTC(year, number, 1))]
  if (from > clock.now()) throw new Refusal('not_now', { message: 'This month has not begun yet.' })
  const [opening, closing, reader] = await Promise.all([
    standingAt(db, agentId, from),
    standingAt(db, agentId, to),
    readerOf(db, agentId),
  ])
  return {
    ...{ month, opening, closing, writtenAt: clock.now() },
    agent: `${reader.first_name ?? ''} ${reader.last_name ?? ''}`.trim(),
    portions: portionsOf(context, { agentId, from, to }),
  }
}

async function* portionsOf({ db }: Context, period: { agentId: string; from: Date; to: Date }) {
  for (let after = 0; ; ) {
    const rows = await movementsBetween(db, period, after, PORTION)
    if (rows.length === 0) return
    yield rows
    after = rows.at(-1)?.id ?? after
    if (rows.length < PORTION) return
  }
}
