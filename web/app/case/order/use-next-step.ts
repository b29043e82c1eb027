import type { OrderWork } from '@sojourn/contract/work/completion'
import type { OrderDocuments } from '@sojourn/contract/work/documents'
import type { Order } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import { type Side, stateOf } from '../../words/order-words.ts'
import { documentsQuery } from '../documents/document-queries.ts'
import { meetingsQuery } from '../meetings/meeting-queries.ts'
import { timeLeft } from '../parts/time-left.ts'
import { useNow } from '../parts/use-now.ts'
import { reviewQuery, workQuery } from '../work/case-queries.ts'
import { nextStep } from './next-step.ts'

/** Undefined means that some of it is still on its way. */
export function useNextStep(order: Order, side: Side) {
  const meetings = useMeetings(order)
  const meeting = meetings === undefined ? undefined : (meetings?.next ?? null)
  const now = useNow()
  const lapsed = Boolean(now && order.expires_at && timeLeft(order.expires_at, now) === null)
  const work = useWork(order)
  const isReviewed = useIsReviewed(order)
  const missing = useMissing(order)
  const isAtWork = stateOf(order) === 'paid' || stateOf(order) === 'ongoing'
  if (meeting === undefined && stateOf(order) === 'paid') return undefined
  if (isAtWork && (work === undefined || isAccepted(work))) return undefined
  if (isReviewed === undefined) return undefined
  const step = nextStep({
    order,
    side,
    meeting,
    lapsed,
    now,
    isReviewed,
    missing,
    work: work ?? undefined,
    hasMet: meetings?.past.some(({ slug }) => slug === 'done'),
    request: meetings?.request,
  })
  return { step, work: work ?? undefined, meeting: meeting ?? undefined }
}

/** Null where there are none, or where they cannot be had: the part of the page about them says so. */
function useMeetings(order: Order) {
  const isAsked = order.meeting_length !== null && order.paid_at !== null
  const { data, isError } = useQuery({ ...meetingsQuery(order.uuid), enabled: isAsked })
  return !isAsked || isError ? null : data
}

/** The answer to the acceptance comes before the order that is completed by it. */
const isAccepted = (work: OrderWork | null) => (work?.request?.status[0] ?? 0) > 0

/** It is written, or its time is over. What was known before the order was completed says nothing of it. */
function useIsReviewed(order: Order) {
  const { data, isFetching } = useQuery({
    ...reviewQuery(order.uuid),
    enabled: stateOf(order) === 'completed',
  })
  if (isFetching && data?.until === null && data.review === null) return undefined
  return data !== undefined && !data.may.includes('write')
}

/** Null where it cannot be had: the page goes on without it. */
function useWork(order: Order) {
  const { data, isError } = useQuery({ ...workQuery(order.uuid), enabled: order.paid_at !== null })
  return data ?? (isError || order.paid_at === null ? null : undefined)
}

function useMissing(order: Order) {
  const { data } = useQuery({ ...documentsQuery(order.uuid), enabled: order.paid_at !== null })
  return data?.items.filter(isMissing).length
}

const isMissing = ({ given_by, mandatory, slug }: OrderDocuments['items'][number]) =>
  given_by === 'client' && mandatory && (slug === 'waiting' || slug === 'returned')
