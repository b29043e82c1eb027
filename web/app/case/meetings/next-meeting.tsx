import { t } from '@sojourn/contract/words/t'
import type { Meeting, OrderMeetings } from '@sojourn/contract/work/meetings'
import type { Order } from '@sojourn/contract/work/orders'
import { otherSide, type Side } from '../../words/order-words.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import { CancelMeeting } from './cancel-meeting.tsx'
import { EndButtons } from './end-buttons.tsx'
import { MeetingLines } from './meeting-lines.tsx'
import { MeetingPlace } from './meeting-place.tsx'
import css from './meetings.module.css'
import { MoveMeeting } from './move-meeting.tsx'
import { MoveNote } from './move-note.tsx'

interface Props {
  order: Order
  side: Side
  meetings: OrderMeetings
  next: Meeting
}

/** The meeting to come: when on both clocks, where, and what can be done with it. */
export function NextMeeting({ order, side, meetings, next }: Props) {
  const other = otherSide(order, side).full_name
  const otherZone = side === 'client' ? meetings.agent_timezone : meetings.client_timezone
  const isAhead = !next.may.includes('mark_done')
  const mayMove = next.may.includes('move')
  return (
    <div className={css.next}>
      <h3>{t('Next meeting')}</h3>
      <MeetingLines meeting={next} otherZone={otherZone} />
      {meetings.place && <MeetingPlace place={meetings.place} side={side} other={other} />}
      {mayMove && <MoveNote meetings={meetings} side={side} other={other} />}
      {(isAhead || next.may.length > 0) && (
        <div className={css.acts}>
          {isAhead && <AddToCalendar order={order.uuid} />}
          {mayMove && <MoveMeeting order={order} side={side} meetings={meetings} />}
          {next.may.includes('cancel') && <CancelMeeting order={order} side={side} meeting={next} />}
          <EndButtons order={order} side={side} meeting={next} />
        </div>
      )}
    </div>
  )
}
