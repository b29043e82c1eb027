import type { Order } from '@sojourn/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { freeTimesQuery, orderScheduleQuery } from '../../queries/order-queries.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useHydrated } from '../../ui/text/use-hydrated.ts'
import { meetingWords } from '../../words/agent-words.ts'
import { ChooseTime } from './choose-time.tsx'
import { MeetingLines } from './meeting-lines.tsx'
import css from './meeting-part.module.css'

/** When they meet: booked, or still to be chosen. Zones are the browser's, so it waits for the page to live. */
export function MeetingPart({ order, length }: { order: Order; length: number }) {
  const schedule = useQuery(orderScheduleQuery(order.uuid))
  const isAlive = useHydrated()
  return (
    <section className={css.meeting} aria-labelledby="meeting">
      <h2 id="meeting">Your meeting with {order.agent.full_name}</h2>
      {isAlive ? (
        <Loaded query={schedule} skeleton={<Bones />}>
          {({ meeting, agent_timezone }) =>
            meeting ? (
              <>
                <MeetingLines meeting={meeting} otherZone={agent_timezone} other={order.agent.full_name} />
                <p className={css.note}>
                  It is booked. Nobody else can book {order.agent.full_name} at this time.
                </p>
              </>
            ) : (
              <Choice order={order} length={length} />
            )
          }
        </Loaded>
      ) : (
        <Bones />
      )}
    </section>
  )
}

function Choice({ order, length }: { order: Order; length: number }) {
  const free = useQuery(freeTimesQuery(order.agent.uuid, length))
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
