import { PRODUCT } from '@sojourn/contract/calls/names'
import type { OrderMeetings } from '@sojourn/contract/work/meetings'
import type { Context } from '../../context.ts'
import { HOUR_MS } from '../../platform/clock.ts'
import type { Reader } from '../../platform/database/database.ts'
import { findLink } from './link-store.ts'
import type { MeetingRow } from './meeting-store.ts'
import type { Side } from './policy.ts'

/** The client sees the address so long before: an agent may still change theirs. */
const SHOWN_BEFORE_MS = HOUR_MS

/** A meeting is at the agent’s own address, else in a room whose name nobody can guess. */
export async function placeOf(
  { settings, clock }: Pick<Context, 'settings' | 'clock'>,
  db: Reader,
  meeting: MeetingRow,
  side: Side,
): Promise<OrderMeetings['place']> {
  const own = await findLink(db, meeting.agent_id)
  const { meetingRooms } = settings
  const room = meetingRooms && `${meetingRooms}/${PRODUCT}-${meeting.room.replaceAll('-', '')}`
  const from = new Date(meeting.starts_at.getTime() - SHOWN_BEFORE_MS)
  const isShown = side === 'agent' || from <= clock.now()
  return {
    kind: own ? 'own' : room ? 'room' : 'none',
    address: isShown ? (own ?? room) : null,
    from: from.toISOString(),
  }
}
