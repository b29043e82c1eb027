import { Readable } from 'node:stream'
import { PRODUCT } from '@sojourn/contract/calls/names'
import { type Language, SOURCE } from '@sojourn/contract/words/languages'
import type { Context } from '../../../context.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { operatorInWords } from '../../../settings/operator-settings.ts'
import { monthIn } from '../month-in.ts'
import { readerOf } from '../reader-store.ts'
import { sellerOf } from './seller-of.ts'
import { type AgentBalance, balancesAt, movementsBetween, type StatementRow } from './statement-store.ts'
import { csvStatement } from './write-statement-csv.ts'

const PORTION = 500

export interface Statement {
  number: string
  from: Date
  /** The end of the month, or of what is known of it. */
  to: Date
  isOver: boolean
  /** Days and months are those of this zone. */
  zone: string
  /** The agent reads the paper in it. */
  language: Language
  /** The numbers have words of ours before them, in English. */
  seller: { name: string; about: string[]; numbers: string[] }
  /** The operator of the site is named line by line. */
  operator: string[]
  supportEmail: string
  opening: AgentBalance[]
  /** Portion by portion, so that a year of lines needs no more memory than a day. */
  portions: AsyncIterable<StatementRow[]>
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

/** Each agent and month has one number. The end of an id is drawn by lot, the beginning is the time. */
const numberOf = (month: string, agentId: string) =>
  `ST-${month.replace('-', '')}-${agentId.replaceAll('-', '').slice(-8).toUpperCase()}`

async function readStatement(context: Context, { id: agentId }: Person, month: string): Promise<Statement> {
  await context.limits.take('statement', { account: agentId })
  const { db, clock, settings } = context
  const now = clock.now()
  const reader = await readerOf(db, agentId)
  const zone = reader.timezone ?? 'UTC'
  const { from, to } = monthIn(month, zone)
  if (from > now) throw new Refusal('not_now', { message: 'This month has not begun yet.' })
  const isOver = to <= now
  // An entry booked in this very millisecond belongs to it too.
  const until = isOver ? to : new Date(now.getTime() + 1)
  const [opening, seller] = await Promise.all([balancesAt(db, agentId, from), sellerOf(db, agentId)])
  return {
    number: numberOf(month, agentId),
    from,
    to: until,
    isOver,
    zone,
    language: reader.language ?? SOURCE,
    seller,
    opening,
    operator: operatorInWords(settings.operator),
    supportEmail: settings.supportEmail,
    portions: portionsOf(context, { agentId, from, to: until }),
    writtenAt: now,
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
