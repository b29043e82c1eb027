import type { Order } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { KnownMeetings } from './known-meetings.tsx'
import css from './meeting-part.module.css'
import { meetingsQuery } from './meeting-queries.ts'
import { TimeBones } from './time-bones.tsx'

/** When they meet: booked, or still to be chosen. Zones are the browser's, so it waits for the page to live. */
export function MeetingPart({ order, length }: { order: Order; length: number }) {
  const meetings = useQuery(meetingsQuery(order.uuid))
  const isAlive = useHydrated()
  return (
    <section className={css.meeting} aria-labelledby="meeting">
      <h2 id="meeting">Your meeting with {order.agent.full_name}</h2>
      {isAlive ? (
        <Loaded query={meetings} skeleton={<TimeBones />}>
          {(known) => <KnownMeetings order={order} length={length} meetings={known} />}
        </Loaded>
      ) : (
        <TimeBones />
      )}
    </section>
  )
}
