import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { orderTimesQuery } from '../../queries/order-queries.ts'
import { useHere } from '../../ui/date/reader.ts'
import { meetingWords } from '../../words/agent-words.ts'
import css from '../meetings/meeting-part.module.css'
import { TimeBones } from '../meetings/time-bones.tsx'
import { BookTime } from './book-time.tsx'

/** The free times of the agent, one to choose. */
export function FreeTimes({ order, length }: { order: Order; length: number }) {
  const free = useQuery(orderTimesQuery(order.uuid, useHere()))
  return (
    <>
      <p className={css.note}>
        {t('{meeting}. Choose a day, then a time.', { meeting: meetingWords(length) })}
      </p>
      <Loaded query={free} skeleton={<TimeBones />}>
        {(schedules) => <BookTime order={order} schedules={schedules} />}
      </Loaded>
    </>
  )
}
