import type { OrderEvent } from '@sojourn/contract/work/orders'
import { Panel } from '../../layouts/own/panel.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { eventWords } from '../../words/event-words.ts'
import css from './timeline.module.css'

const BY: Record<OrderEvent['by'], string> = {
  client: 'Client',
  agent: 'Agent',
  staff: 'Our team',
  system: 'Automatic',
  processor: 'Payment processor',
}

/** All that happened, the newest first. */
export const TimelineOfOrder = ({ events }: { events: OrderEvent[] }) => (
  <Panel title="Activity of the order">
    <ol className={css.list}>
      {events.map((event) => (
        <li key={event.id}>
          <span>{eventWords(event, 'staff')}</span>
          {event.reason && <p className={css.text}>“{event.reason}”</p>}
          <small>
            {BY[event.by]}
            {event.full_name && ` (${event.full_name})`}, <InstantText value={event.created_at.date} />
          </small>
        </li>
      ))}
    </ol>
  </Panel>
)
