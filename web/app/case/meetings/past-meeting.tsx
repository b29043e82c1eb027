import type { Meeting } from '@sojourn/contract/work/meetings'
import type { Order } from '@sojourn/contract/work/orders'
import { InstantText } from '../../ui/date/time-text.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import { otherSide, type Side } from '../../words/order-words.ts'
import { EndButtons } from './end-buttons.tsx'
import { endedWords, stateWords } from './meeting-words.ts'
import css from './meetings.module.css'

interface Props {
  order: Order
  side: Side
  meeting: Meeting
}

/** A meeting that is over: when it was, and how it ended. */
export function PastMeeting({ order, side, meeting }: Props) {
  const other = otherSide(order, side).full_name
  const { name, icon, tone } = stateWords(meeting, side, other)
  const ended = endedWords(meeting, side, other)
  return (
    <li className={css.line}>
      <span className={css.when}>
        <InstantText value={meeting.start} />
        {ended && <small>{ended}</small>}
        {meeting.reason && (
          <small className={css.words}>
            “<bdi>{meeting.reason}</bdi>”
          </small>
        )}
      </span>
      <Pill tone={tone} icon={icon}>
        {name}
      </Pill>
      <EndButtons order={order} side={side} meeting={meeting} />
    </li>
  )
}
