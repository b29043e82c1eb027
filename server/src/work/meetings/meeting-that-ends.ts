import type { Reader } from '../../platform/database/database.ts'
import { bookedMeeting } from './meeting-store.ts'
import { waitingRequest } from './requests/request-store.ts'

/** The end of an order takes the booked meeting that has not begun, and a request for another time. */
export async function meetingThatEnds(db: Reader, orderId: string, now: Date) {
  const meeting = await bookedMeeting(db, orderId)
  const request = await waitingRequest(db, orderId)
  return {
    meeting_at: meeting && meeting.starts_at > now ? meeting.starts_at : null,
    has_request: request !== undefined,
  }
}
