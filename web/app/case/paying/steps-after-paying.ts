import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import type { NextStep } from '../../layouts/own/next-steps.tsx'
import { documentsStep, requiredOf } from './documents-step.tsx'

/** How far the first meeting is. */
type MeetingSoFar = 'to choose' | 'booked' | 'over'

const MEETING_WORDS: Record<MeetingSoFar, string> = {
  'to choose': t('The work starts with a meeting. Choose a free time in the calendar above.'),
  booked: t('Your meeting is booked. See the time above.'),
  over: t('You have met.'),
}

/** The way of an order from its payment to its end; what it does not need is left out. */
export function stepsAfterPaying(order: Order, meeting: MeetingSoFar): NextStep[] {
  const agent = order.agent.full_name
  return [
    { title: t('Pay'), text: t('Your payment arrived.'), done: true },
    ...(order.meeting_length
      ? [
          {
            title: t('Choose a time to meet {agent}', { agent }),
            text: MEETING_WORDS[meeting],
            done: meeting !== 'to choose',
          },
        ]
      : []),
    ...(requiredOf(order) > 0 ? [documentsStep(order)] : []),
    {
      title: t('{agent} starts the work', { agent }),
      text: t(
        '{count, plural, one {They then have one day to deliver it.} other {They then have # days to deliver it.}}',
        { count: order.delivery_time },
      ),
      done: order.started_at !== null,
    },
    {
      title: t('You accept the work'),
      text: t('{agent} is paid only then.', { agent }),
    },
  ]
}
