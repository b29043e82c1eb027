import { t } from '@sojourn/contract/words/t'
import type { OrderWork } from '@sojourn/contract/work/completion'
import type { OrderDocument } from '@sojourn/contract/work/documents'
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
  by?: 'until'
  tone?: 'danger' | 'plain'
}

type Stop = Omit<Stage, 'place'>
type Dates = Pick<Order, 'status' | 'expires_at' | 'paid_at' | 'started_at' | 'completed_at' | 'cancelled_at'>

interface Known {
  order: Dates
  /** The agent's word of the work is unknown until it is paid. */
  work: Pick<OrderWork, 'stage' | 'paused_at' | 'filed_at'> | undefined
  documents: Pick<OrderDocument, 'mandatory' | 'slug'>[] | undefined
}

const STOPS = 5

/** The five stops of a case, by its stage and by what has happened, and which of them is lit. */
export function stagesOf(known: Known): Stage[] {
  const { order } = known
  const stops = way(known)
  const reached = stops.slice(0, reachedBy(known))
  switch (stateOf(order)) {
    case 'cancelled':
      return ended([
        ...reached,
        { name: t('Cancelled'), icon: 'close', at: order.cancelled_at, tone: 'plain' },
      ])
    case 'conflicted':
      return ended([...reached, { name: t('In conflict'), icon: 'scales', at: null, tone: 'danger' }])
    case 'completed':
      return ended(
        reached.length === STOPS
          ? reached
          : [...reached, { name: t('Completed'), icon: 'check', at: order.completed_at }],
      )
    default:
      return lit(stops, reached.length - 1)
  }
}

/** The same in a few words: how far it came, whatever became of it. Completed work has come all the way. */
export function stageLine(known: Known) {
  if (stateOf(known.order) === 'completed') return null
  const reached = reachedBy(known)
  const stop = way(known)[reached - 1]
  if (stop) return t('{reached} of {stops} · {name}', { reached, stops: STOPS, name: stop.name })
  return stateOf(known.order) === 'cancelled' ? t('It was not paid') : t('Not paid yet')
}

const way = ({ order, work }: Known): [Stop, ...Stop[]] => [
  order.paid_at
    ? { name: t('Paid'), icon: 'shield', at: order.paid_at }
    : { name: t('Paid'), icon: 'shield', at: order.expires_at, by: 'until' },
  { name: t('Started'), icon: 'plane', at: order.started_at },
  { name: t('Documents'), icon: 'document', at: null },
  { name: t('Filed'), icon: 'stamp', at: work?.filed_at ?? work?.paused_at ?? null },
  { name: t('Decided'), icon: 'check', at: null },
]

/** How many of the stops lie behind: what the agent says goes before what is missing. */
function reachedBy({ order, work, documents }: Known) {
  if (!order.paid_at) return 0
  if (!order.started_at || !work) return 1
  if (work.stage === 'decided') return STOPS
  if (work.stage !== 'preparing') return 4
  return hasAll(documents) ? 3 : 2
}

const RECEIVED: OrderDocument['slug'][] = ['handed_over', 'accepted', 'filed', 'not_needed']

const hasAll = (documents: Known['documents']) =>
  documents?.every(({ mandatory, slug }) => !mandatory || RECEIVED.includes(slug))

const lit = (stops: Stop[], here: number): Stage[] =>
  stops.map((stop, index) => ({
    ...stop,
    place: index < here ? 'past' : index === here ? 'here' : 'ahead',
  }))

const ended = (stops: Stop[]): Stage[] =>
  stops.map((stop, index) => ({ ...stop, place: index < stops.length - 1 ? 'past' : 'here' }))
