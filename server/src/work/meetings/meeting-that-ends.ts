import type { Reader } from '../../platform/database/database.ts'
import { bookedMeeting } from './meeting-store.ts'
import { waitingRequest } from './requests/request-store.ts'

/** What the end of an order takes of its meetings: the booked one that has not begun, and a request for another time. */
export async function meetingThatEnds(db: Reader, orderId: string, now: Date) {
  const meeting = await bookedMeeting(db, orderId)
  const request = await waitingRequest(db, orderId)
  return {
    meeting_at: meeting && meeting.starts_at > now ? meeting.starts_at : null,
    has_request: request !== undefined,
  }
}
