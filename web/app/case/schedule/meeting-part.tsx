import { t } from '@sojourn/contract/words/t'
import type { OrderMeetings } from '@sojourn/contract/work/meetings'
import type { Order } from '@sojourn/contract/work/orders'
import type { UseQueryResult } from '@tanstack/react-query'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import css from '../meetings/meeting-part.module.css'
import { TimeBones } from '../meetings/time-bones.tsx'
import { KnownMeetings } from './known-meetings.tsx'

interface Props {
  order: Order
  length: number
  meetings: UseQueryResult<OrderMeetings>
}

/** When they meet: booked, or still to be chosen. Zones are the browser's, so it waits for the page to live. */
export function MeetingPart({ order, length, meetings }: Props) {
  const isAlive = useHydrated()
  return (
    <section className={css.meeting} aria-labelledby="meeting">
      <h2 id="meeting" data-hidden>
        {t('Your meeting with {name}', { name: order.agent.full_name })}
      </h2>
      {isAlive ? (
        <Loaded query={meetings} skeleton={<Bones />}>
          {(known) => <KnownMeetings order={order} length={length} meetings={known} />}
        </Loaded>
      ) : (
        <Bones />
      )}
    </section>
  )
}

/** A line of words, and the times. */
const Bones = () => (
  <div className={css.meeting}>
    <Skeleton width="long" />
    <TimeBones />
  </div>
)
