import type { Order } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { orderTimesQuery } from '../../queries/order-queries.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { meetingWords } from '../../words/agent-words.ts'
import { ChooseTime } from './choose-time.tsx'
import css from './meeting-part.module.css'
import { meetingsQuery } from './meeting-queries.ts'
import { MeetingRequest } from './meeting-request.tsx'
import { NextMeeting } from './next-meeting.tsx'

/** When they meet: booked, or still to be chosen. Zones are the browser's, so it waits for the page to live. */
export function MeetingPart({ order, length }: { order: Order; length: number }) {
  const meetings = useQuery(meetingsQuery(order.uuid))
  const isAlive = useHydrated()
  return (
    <section className={css.meeting} aria-labelledby="meeting">
      <h2 id="meeting">Your meeting with {order.agent.full_name}</h2>
      {isAlive ? (
        <Loaded query={meetings} skeleton={<Bones />}>
          {(known) => (
            <>
              {known.request && (
                <MeetingRequest
                  order={order}
                  side="client"
                  request={known.request}
                  otherZone={known.agent_timezone}
                />
              )}
              {known.next && <NextMeeting order={order} side="client" meetings={known} next={known.next} />}
              {known.may.includes('book') && <Choice order={order} length={length} />}
            </>
          )}
        </Loaded>
      ) : (
        <Bones />
      )}
    </section>
  )
}

function Choice({ order, length }: { order: Order; length: number }) {
  const free = useQuery(orderTimesQuery(order.uuid))
  return (
    <>
      <p className={css.note}>{meetingWords(length)}. Choose a day, then a time.</p>
      <Loaded query={free} skeleton={<Bones />}>
        {(schedules) => <ChooseTime order={order} schedules={schedules} />}
      </Loaded>
    </>
  )
}

const Bones = () => (
  <div className={css.choice}>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </div>
)
