import { orderStatus } from '@sojourn/contract/calls/status'
import { canWithdraw } from '@sojourn/contract/ground/withdrawal'
import type { Order, OrderEvent, OrderSummary, Party } from '@sojourn/contract/work/orders'
import { viewRefund } from '../../money/payments/refunds/divide-refund.ts'
import { may } from '../../platform/states/machine.ts'
import type { GoalOfOrder } from '../goals/orders/goals-of-orders.ts'
import { requirementsForPeople } from './for-people.ts'
import { isLate } from './lists/is-late.ts'
import type { OrderDetailsRow, OrderRow } from './lists/list-store.ts'
import { orderMachine } from './order-state.ts'
import type { EventRow } from './timeline/event-store.ts'

const pictureOf = (key: string | null) => key && `/api/${key}.webp`

const clientOf = (row: OrderRow): Party => ({
  uuid: row.client_id,
  full_name: `${row.client_first_name} ${row.client_last_name}`,
  profile_picture: pictureOf(row.client_picture_key),
  username: null,
})

const agentOf = (row: OrderRow): Party => ({
  uuid: row.agent_id,
  full_name: `${row.agent_first_name} ${row.agent_last_name}`,
  profile_picture: pictureOf(row.agent_picture_key),
  username: row.agent_username ?? row.agent_page,
})

export const viewOrderSummary = (row: OrderRow, goal: GoalOfOrder, now: Date): OrderSummary => ({
  uuid: row.id,
  ref: row.ref,
  status: [...orderStatus[row.status]],
  title: row.title,
  price: { amount: row.price_amount, currency: row.currency },
  country: { id: row.country_iso, name: row.country_name },
  goal: { id: row.goal_id, name: goal.name },
  client: clientOf(row),
  agent: agentOf(row),
  created_at: { date: row.created_at.toISOString() },
  paid_at: row.paid_at?.toISOString() ?? null,
  due_at: row.due_at?.toISOString() ?? null,
  is_late: isLate(row, now),
  is_delivered: row.is_delivered,
  expires_at: row.status === 'awaiting_payment' ? row.expires_at.toISOString() : null,
  in_stages:
    row.stage_count > 1 ? { number: row.stage_no, count: row.stage_count, name: row.stage_name ?? '' } : null,
})

const residenceOf = ({ residence_iso, residence_name }: OrderDetailsRow) =>
  residence_iso === null || residence_name === null ? null : { id: residence_iso, name: residence_name }

const boughtBy = (
  {
    service_id,
    service_version,
    offer_id,
    offer_excluded,
    offer_revisions,
    offer_status,
    offer_ends_at,
    offer_people,
  }: OrderDetailsRow,
  applying: number | null,
): Pick<Order, 'service' | 'offer'> => ({
  service:
    service_id === null || service_version === null ? null : { id: service_id, version: service_version },
  offer:
    offer_id === null
      ? null
      : {
          uuid: offer_id,
          excluded: offer_excluded ?? '',
          revisions: offer_revisions ?? 0,
          open_until: offer_status === 'open' ? (offer_ends_at?.toISOString() ?? null) : null,
          people: offer_people,
          applying,
        },
})

interface Seen {
  goal: GoalOfOrder
  /** Only the client sees what they paid by, and only the agent what they earn. */
  payment: Order['payment']
  books: Pick<Order, 'held' | 'accepting_pays' | 'earnings'>
  closing: Order['closing']
  stages: Order['stages']
  isAgent: boolean
  mayAddLetter: boolean
  now: Date
}

export const viewOrder = (
  row: OrderDetailsRow,
  { goal, payment, books, closing, stages, isAgent, mayAddLetter, now }: Seen,
): Order => ({
  ...viewOrderSummary(row, goal, now),
  ...boughtBy(row, isAgent ? null : goal.people),
  description: row.description,
  delivery_time: row.delivery_days,
  meeting_length: row.meeting_minutes,
  requirements: requirementsForPeople(row.requirements, {
    client: clientOf(row).full_name,
    travellers: row.travellers,
  }),
  travellers: row.travellers,
  further_person:
    row.further_person_amount === null ? null : { amount: row.further_person_amount, currency: row.currency },
  refund_schedule: row.refund_schedule,
  visa: { id: row.visa_id, name: row.visa_name },
  purposes: row.purposes,
  goal: {
    id: row.goal_id,
    name: goal.name,
    expected_delivery_date: goal.expected_on,
    comment: goal.comment,
  },
  payment,
  early_start: !isAgent && canWithdraw(row.residence_iso) ? row.early_start_agreed_at !== null : null,
  residence: isAgent ? null : residenceOf(row),
  may: [...mayWith(row, isAgent ? 'agent' : 'client'), ...(mayAddLetter ? ['add_letter'] : [])],
  ...books,
  started_at: row.started_at?.toISOString() ?? null,
  completed_at: row.completed_at?.toISOString() ?? null,
  cancelled_at: row.cancelled_at?.toISOString() ?? null,
  closing,
  stages,
})

/** An order nobody paid is given up; between two stages the case is stopped. */
const mayWith = ({ status, stage_no }: OrderDetailsRow, side: 'client' | 'agent') =>
  may(orderMachine, status, side).filter((action) => action !== (stage_no > 1 ? 'cancel' : 'stop'))

const refundOf = (back: NonNullable<EventRow['back']>) => {
  const coupons = back.promo > 0 ? [{ code: '', amount: back.promo }] : []
  return viewRefund({ ...back, coupons }, 'agent')
}

export const viewEvent = (row: EventRow): OrderEvent => ({
  id: row.id,
  step: row.step,
  by: row.actor_mode as OrderEvent['by'],
  full_name: row.first_name === null ? null : `${row.first_name} ${row.last_name}`,
  from: row.from_status && [...orderStatus[row.from_status]],
  to: [...orderStatus[row.to_status]],
  subject: row.subject,
  reason: row.reason,
  refund: row.back && refundOf(row.back),
  created_at: { date: row.created_at.toISOString() },
})
