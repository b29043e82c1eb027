import { OBJECTION_DAYS } from '@sojourn/contract/talk/report-words'
import { type RawBuilder, sql } from 'kysely'
import { DAY_MS } from '../../platform/clock.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import type { KeptRows } from './kept.ts'

export interface Over {
  before: Date
  now: Date
  /** Whoever may still review an order needs what it was about. */
  reviewedBefore: Date
}

interface Page {
  after: string
  limit: number
}

/** Rows whose time is over, by their ids, in the order of these. */
export const idsOver = async (db: Reader, rows: KeptRows, over: Over, { after, limit }: Page) =>
  (
    await sql<{ id: string }>`
      select ${idOf(rows)} as id from ${sql.table(rows.table)} as t ${order(rows, 'join')}
      where ${isOver(rows, over)} and ${idOf(rows)} > ${after}::uuid
      order by ${idOf(rows)} limit ${limit}`.execute(db)
  ).rows.map(({ id }) => id)

/** Looks again at each, as somebody may need it by now. Answers with the sealed files that go with them. */
export async function forgetRows(tx: Tx, rows: KeptRows, ids: readonly string[], over: Over) {
  const which = sql`${idOf(rows)} = any(${ids}::uuid[]) and ${isOver(rows, over)}`
  const table = sql.table(rows.table)
  if (rows.empties || rows.without) {
    await sql`update ${table} as t set ${emptied(rows)} ${order(rows, 'from')} where ${which}`.execute(tx)
    return []
  }
  const files = rows.file ? sql`t.file_id` : sql`null as file_id`
  const gone = await sql<{ file_id: string | null }>`
    delete from ${table} as t ${order(rows, 'using')} where ${which} returning ${files}`.execute(tx)
  return gone.rows.flatMap(({ file_id }) => file_id ?? [])
}

const idOf = ({ id = 'id' }: KeptRows) => sql`t.${sql.ref(id)}`

function order(rows: KeptRows, word: 'join' | 'from' | 'using') {
  if (rows.since !== 'end of order') return sql``
  return word === 'join'
    ? sql`join client_order as o on o.id = ${orderOf(rows)}`
    : sql`${sql.raw(word)} client_order as o`
}

const orderOf = (rows: KeptRows) => sql.raw(rows.order ?? 't.order_id')

function isOver(rows: KeptRows, over: Over) {
  const parts = [itsTime(rows, over), hasWords(rows), rows.only ? sql`(${sql.raw(rows.only)})` : sql`true`]
  return sql.join(parts, sql` and `)
}

function itsTime(rows: KeptRows, over: Over): RawBuilder<unknown> {
  const { since } = rows
  if (since === 'end of order') return sql`o.id = ${orderOf(rows)} and ${isOrderOver(over)}`
  if ('date' in since) return isBefore(since, over.before)
  if ('moment' in since) return sql`${sql.raw(since.moment)} < ${over.before}`
  return sql`exists (select from person where person.id = t.${sql.ref(since.deleted)} and deleted_at < ${over.before})`
}

/** The clocks of the database and of a node may differ by less than a day. */
function isBefore({ date, ids = [] }: { date: string; ids?: readonly string[] }, before: Date) {
  const nextDay = new Date(before.getTime() + DAY_MS)
  const parts = ids.map((id) => sql`t.${sql.ref(id)} < months.id_at(${nextDay})`)
  return sql.join([sql`t.${sql.ref(date)} < ${before}`, ...parts], sql` and `)
}

/** It ended long ago, as did its last conflict, and nobody needs it: no bank, no report, no court. */
const isOrderOver = ({ before, now, reviewedBefore }: Over) => sql`
  o.status in ('completed', 'cancelled')
  and coalesce(
    greatest(o.completed_at, o.cancelled_at, (select max(closed_at) from conflict where order_id = o.id)),
    o.updated_at
  ) < least(${before}::timestamptz, ${reviewedBefore}::timestamptz)
  and not exists (
    select from client_order stage
    where stage.case_id = o.case_id and stage.id <> o.id and (
      stage.status not in ('completed', 'cancelled')
      or coalesce(greatest(stage.completed_at, stage.cancelled_at), stage.updated_at) >= ${before}::timestamptz
    )
  )
  and not exists (select from legal_hold where order_id = o.id and lifted_at is null)
  and not exists (select from conflict where order_id = o.id and status <> 'closed')
  and not exists (select from order_ending where order_id = o.id and status = 'waiting')
  and not exists (
    select from payment where payable = 'order' and payable_id = o.id and (
      dispute = 'open'
      or exists (select from refund where payment_id = payment.id and refund.status in ('pending', 'failed', 'by_bank'))
    )
  )
  and not exists (select from gift_check where order_id = o.id and status = 'waiting')
  and not exists (
    select from report where (
      report.status in ('open', 'claimed', 'appealed')
      or (report.status = 'decided' and decided_at > ${new Date(now.getTime() - OBJECTION_DAYS * DAY_MS)})
    ) and subject_id in (
      select message.id from message join conversation on conversation.id = message.conversation_id
      where conversation.order_id = o.id
      union all select review.id from review where review.order_id = o.id
    )
  )`

function hasWords({ empties, without }: KeptRows) {
  if (!empties && !without) return sql`true`
  const words = Object.entries(empties ?? {}).map(([name, empty]) => {
    const column = sql`t.${sql.ref(name)}`
    return empty === null ? sql`${column} is not null` : sql`${column}::text not in ('', ${empty})`
  })
  const named = Object.entries(without ?? {}).map(
    ([name, keys]) => sql`t.${sql.ref(name)} ?| ${keys as string[]}::text[]`,
  )
  return sql`(${sql.join([...words, ...named], sql` or `)})`
}

/** Words that were never said are not said now: nothing stays nothing. */
function emptied({ empties, without }: KeptRows) {
  const words = Object.entries(empties ?? {}).map(([name, empty]) => {
    const column = sql.ref(name)
    if (empty === null) return sql`${column} = null`
    if (empty === '[]' || empty === '{}') return sql`${column} = ${empty}::jsonb`
    return sql`${column} = case when t.${column} <> '' then ${empty} else t.${column} end`
  })
  const named = Object.entries(without ?? {}).map(
    ([name, keys]) => sql`${sql.ref(name)} = t.${sql.ref(name)} - ${keys as string[]}::text[]`,
  )
  return sql.join([...words, ...named], sql`, `)
}
