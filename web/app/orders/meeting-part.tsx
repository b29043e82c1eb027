import type { Order } from '@sojourn/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../account/loaded.tsx'
import { meetingWords } from '../agents/agent-words.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { ChooseTime } from './choose-time.tsx'
import { MeetingLines } from './meeting-lines.tsx'
import css from './meeting-part.module.css'
import { freeTimesQuery, orderScheduleQuery } from './order-queries.ts'

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
