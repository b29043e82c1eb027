import { t } from '@sojourn/contract/words/t'
import type { OrderEvent } from '@sojourn/contract/work/orders'
import { InstantText } from '../../ui/date/time-text.tsx'
import { actorWords, eventWords } from '../../words/event-words.ts'
import type { Side } from '../../words/order-words.ts'

/** One thing that happened: what, by whom and when. */
export const TimelineStep = ({ event, side }: { event: OrderEvent; side: Side }) => (
  <li>
    <b>{eventWords(event, side)}</b>
    <span>
      <bdi>{actorWords(event, side)}</bdi>
      {t(', ')}
      <InstantText value={event.created_at.date} />
    </span>
    {event.reason && <p dir="auto">{event.reason}</p>}
  </li>
)
