import { t } from '@sojourn/contract/words/t'
import type { OrderDocuments } from '@sojourn/contract/work/documents'
import type { OrderMeetings } from '@sojourn/contract/work/meetings'
import type { Order } from '@sojourn/contract/work/orders'
import { stateOf } from '../../words/order-words.ts'
import { isBegun as hasBegun } from '../../words/stage-words.ts'
import { isOver, receivedOf, shownOf } from '../documents/received.ts'

export interface OrderTab {
  /** Its section, and the word in the address. */
  id: 'next' | 'documents' | 'meetings' | 'work' | 'messages' | 'money' | 'details' | 'activity'
  label: string
  /** An example is `2 of 5` documents. */
  count?: string
}

interface Known {
  order: Pick<Order, 'status' | 'paid_at' | 'started_at' | 'meeting_length' | 'requirements'> &
    Partial<Pick<Order, 'in_stages'>>
  /** Undefined until it is known. */
  documents: OrderDocuments | undefined
  meetings: Pick<OrderMeetings, 'next' | 'request' | 'past' | 'may'> | undefined
}

/** The sections of a case that have something to say, in the order of the page. */
export function orderTabs(known: Known): OrderTab[] {
  const { order } = known
  const isBegun = hasBegun({ paid_at: order.paid_at, in_stages: order.in_stages ?? null })
  const documents = documentsTab(known)
  const meetings = meetingsTab(known)
  return [
    { id: 'next', label: t('Next') },
    ...(documents ? [documents] : []),
    ...(meetings ? [meetings] : []),
    ...(order.started_at ? [{ id: 'work', label: t('Work') } as const] : []),
    ...(isBegun ? [{ id: 'messages', label: t('Messages') } as const] : []),
    { id: 'money', label: t('Money') },
    { id: 'details', label: t('Details') },
    { id: 'activity', label: t('Activity') },
  ]
}

function documentsTab({ order, documents }: Known): OrderTab | null {
  const tab = { id: 'documents', label: t('Documents') } as const
  if (!order.paid_at)
    return order.requirements.length > 0 && stateOf(order) !== 'cancelled'
      ? { ...tab, count: String(order.requirements.length) }
      : null
  // Until they are known their place is kept.
  if (!documents) return tab
  const { may } = documents
  const items = shownOf(order, documents.items)
  if (items.length === 0 && !may.includes('add')) return null
  const received = isOver(order) ? null : receivedOf(items)
  if (received) return { ...tab, count: t('{there} of {of}', { there: received.there, of: received.of }) }
  return items.length > 0 ? { ...tab, count: String(items.length) } : tab
}

function meetingsTab({ order, meetings }: Known): OrderTab | null {
  if (order.meeting_length === null || !order.paid_at) return null
  const tab = { id: 'meetings', label: t('Meetings') } as const
  if (!meetings) return tab
  const { next, request, past, may } = meetings
  const count = past.length + (next ? 1 : 0) + (request?.kind === 'offer' ? 1 : 0)
  if (count > 0) return { ...tab, count: String(count) }
  return request || may.length > 0 ? tab : null
}
