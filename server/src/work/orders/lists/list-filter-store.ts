import type { OrderProgress } from '@sojourn/contract/work/orders'
import { sql } from 'kysely'
import { like } from '../../../platform/database/like.ts'
import type { OrderState } from '../order-state.ts'
import type { Side } from './list-store.ts'

export interface OrderFilter {
  now: Date
  /** Of whoever looks: in it their days begin. */
  zone: string
  /** Any of these; none: all. */
  states: readonly OrderState[]
  progress: OrderProgress | undefined
  /** The other side. */
  withId: string | undefined
  goalId: number | undefined
  from: string | undefined
  to: string | undefined
  /** Each must be found in the number, the title or the name of the other side. */
  words: string[]
}

/** The same as `isLate` says of a row. */
const late = (now: Date) =>
  sql<boolean>`(client_order.status = 'ongoing' and client_order.paused_at is null and client_order.due_at < ${now})`

export const isDelivered = sql<boolean>`(client_order.status = 'ongoing' and exists (
  select from completion_request waiting
  where waiting.order_id = client_order.id and waiting.status = 'pending'
))`

const SOON_DAYS = 7

/** Paid, and not the agent’s to withdraw yet. */
export const isHeld = sql<boolean>`(client_order.status in ('paid', 'ongoing', 'conflicted')
  or client_order.clears_at is not null and client_order.cleared_at is null)`

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
  const { now, zone, states, progress, withId, goalId, from, to, words } = filter
  const other = as === 'client' ? sql`seller` : sql`client`
  return [
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
