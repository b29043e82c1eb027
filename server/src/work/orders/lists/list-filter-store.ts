import type { OrderProgress } from '@sojourn/contract/work/orders'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../../platform/database/database.ts'
import { like } from '../../../platform/database/like.ts'
import type { OrderState } from '../order-state.ts'
import type { Side } from './list-store.ts'

export interface OrderFilter {
  now: Date
  /** The days of whoever looks begin in it. */
  zone: string
  /** An order may be in any of these; an empty list means all. */
  states: readonly OrderState[]
  progress: OrderProgress | undefined
  withId: string | undefined
  goalId: number | undefined
  from: string | undefined
  to: string | undefined
  /** Each must be found in the number, the title or the name of the other side. */
  words: string[]
  /** Only among these, where words say so. */
  among?: readonly string[] | undefined
}

/** A shorter word is in too many to be looked up. */
const LEAST_LETTERS = 3
const MOST_FOUND = 500
const MOST_WORDS = 5

/**
 * The orders of a side in which one of these words stands, by the index of words; undefined where each stands in so many
 * that the newest are found sooner by going through them.
 */
export async function ordersWithWord(db: Reader, side: Side, words: readonly string[]) {
  const rarest = words.filter((word) => word.length >= LEAST_LETTERS).toSorted(byLength)
  for (const word of rarest.slice(0, MOST_WORDS)) {
    const found = await ordersWith(db, side, word)
    if (found.length <= MOST_FOUND) return found
  }
  return undefined
}

const byLength = (one: string, other: string) => other.length - one.length

async function ordersWith(db: Reader, { as, personId }: Side, word: string) {
  const isFound = (text: RawBuilder<unknown>) =>
    sql<boolean>`plain_words(${text}) like plain_words(${like(word)})`
  const [own, other] = as === 'client' ? ['client_id', 'agent_id'] : ['agent_id', 'client_id']
  const { rows } = await sql<{ id: string }>`
    (select id from client_order
      where ${sql.ref(own)} = ${personId} and ${isFound(sql`ref || ' ' || title`)} limit ${MOST_FOUND + 1})
    union
    (select client_order.id from person join client_order on client_order.${sql.ref(other)} = person.id
      where client_order.${sql.ref(own)} = ${personId} and ${isFound(sql`first_name || ' ' || last_name`)}
      limit ${MOST_FOUND + 1})`.execute(db)
  return rows.map(({ id }) => id)
}

/** The same as `isLate` says of a row. */
const late = (now: Date) =>
  sql<boolean>`(client_order.status = 'ongoing' and client_order.paused_at is null and client_order.due_at < ${now})`

export const isDelivered = sql<boolean>`(client_order.status = 'ongoing' and exists (
  select from completion_request waiting
  where waiting.order_id = client_order.id and waiting.status = 'pending'
))`

const SOON_DAYS = 7

/** Nothing waits for its day where all that was released went back. */
const isClearing = sql<boolean>`(client_order.clears_at is not null and client_order.cleared_at is null and (
  select coalesce(-sum(line.amount), 0) > 0 from ledger_entry entry
  join ledger_line line on line.entry_id = entry.id
  where entry.order_id = client_order.id
    and line.account_id = ledger_account_id('agent_pending', client_order.agent_id, null, client_order.currency)
))`

/** They are paid, and not the agent’s to withdraw yet. */
export const isHeld = sql<boolean>`(client_order.status in ('paid', 'ongoing', 'conflicted') or ${isClearing})`

const conditions: Record<OrderProgress, (now: Date) => ReturnType<typeof late>> = {
  late,
  due_soon: (now) =>
    sql<boolean>`(client_order.status = 'ongoing' and client_order.paused_at is null
      and client_order.due_at >= ${now} and client_order.due_at < ${now}::timestamptz + make_interval(days => ${SOON_DAYS}))`,
  delivered: () => isDelivered,
  held: () => isHeld,
}

export const inProgress = (progress: OrderProgress, now: Date) => conditions[progress](now)

/** All that a list of this side is narrowed by. */
export function matching({ as }: Side, filter: OrderFilter) {
  const { now, zone, states, progress, withId, goalId, from, to, words, among } = filter
  const other = as === 'client' ? sql`seller` : sql`client`
  return [
    ...(among ? [sql<boolean>`client_order.id = any(${among}::uuid[])`] : []),
    ...words.map(
      (word) =>
        sql<boolean>`unaccent(client_order.ref || ' ' || client_order.title || ' ' || ${other}.first_name || ' ' || ${other}.last_name)
          ilike unaccent(${like(word)})`,
    ),
    ...(states.length > 0 ? [sql<boolean>`client_order.status = any(${states}::text[])`] : []),
    ...(progress ? [inProgress(progress, now)] : []),
    ...(withId ? [sql<boolean>`${other}.id = ${withId}`] : []),
    ...(goalId === undefined ? [] : [sql<boolean>`client_order.goal_id = ${goalId}`]),
    ...(from ? [sql<boolean>`client_order.created_at >= ${from}::date::timestamp at time zone ${zone}`] : []),
    ...(to
      ? [sql<boolean>`client_order.created_at < (${to}::date + 1)::timestamp at time zone ${zone}`]
      : []),
  ]
}
