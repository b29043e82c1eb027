import type { Order } from '@sojourn/contract/work/orders'
import type { IconName } from '../../ui/text/icon-names.ts'
import { stateOf } from '../../words/order-words.ts'

export interface Stage {
  name: string
  icon: IconName
  /** When it was reached, or is to be. */
  at: string | null
  /** Behind one, where one stands, or still to come. */
  place: 'past' | 'here' | 'ahead'
  /** What stands before a moment still to come. */
  by?: 'until' | 'due'
  tone?: 'danger' | 'plain'
}

type Stop = Omit<Stage, 'place'>
type Dates = Pick<
  Order,
  | 'status'
  | 'created_at'
  | 'expires_at'
  | 'paid_at'
  | 'started_at'
  | 'due_at'
  | 'completed_at'
  | 'cancelled_at'
>

/** The stops of an order from the day it was made to the day it is done, and which of them is lit. */
export function stagesOf(order: Dates): Stage[] {
  const stops = way(order)
  switch (stateOf(order)) {
    case 'cancelled':
      return ended([
        ...reached(stops),
        { name: 'Cancelled', icon: 'close', at: order.cancelled_at, tone: 'plain' },
      ])
    case 'conflicted':
      return ended([...reached(stops), { name: 'In conflict', icon: 'scales', at: null, tone: 'danger' }])
    case 'completed':
      return ended(stops)
    default:
      return lit(stops)
  }
}

const way = (order: Dates): Stop[] => [
  { name: 'Ordered', icon: 'document', at: order.created_at.date },
  order.paid_at
    ? { name: 'Paid', icon: 'shield', at: order.paid_at }
    : { name: 'Paid', icon: 'shield', at: order.expires_at, by: 'until' },
  { name: 'Started', icon: 'plane', at: order.started_at },
  order.completed_at
    ? { name: 'Work accepted', icon: 'check', at: order.completed_at }
    : { name: 'Work accepted', icon: 'check', at: order.due_at, by: 'due' },
]

const reached = (stops: Stop[]) => stops.filter(({ at, by }) => at !== null && !by)

function lit(stops: Stop[]): Stage[] {
  const here = reached(stops).length - 1
  return stops.map((stop, index) => ({
    ...stop,
    place: index < here ? 'past' : index === here ? 'here' : 'ahead',
  }))
}

const ended = (stops: Stop[]): Stage[] =>
  stops.map((stop, index) => ({ ...stop, place: index < stops.length - 1 ? 'past' : 'here' }))
