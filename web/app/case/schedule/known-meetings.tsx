import type { OrderMeetings } from '@sojourn/contract/work/meetings'
import type { Order } from '@sojourn/contract/work/orders'
import { MeetingRequest } from '../meetings/meeting-request.tsx'
import { NextMeeting } from '../meetings/next-meeting.tsx'
import { FreeTimes } from './free-times.tsx'

interface Props {
  order: Order
  length: number
  meetings: OrderMeetings
}

export const KnownMeetings = ({ order, length, meetings }: Props) => (
  <>
    {meetings.request && (
      <MeetingRequest
        order={order}
        side="client"
        request={meetings.request}
        otherZone={meetings.agent_timezone}
      />
    )}
    {meetings.next && <NextMeeting order={order} side="client" meetings={meetings} next={meetings.next} />}
    {meetings.may.includes('book') && <FreeTimes order={order} length={length} />}
  </>
)
