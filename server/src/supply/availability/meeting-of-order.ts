import type { Reader } from '../../platform/database/database.ts'
import { bookedMeetingOf, countMeetingsHad } from './meeting-store.ts'

/** When client and agent of an order meet; undefined while nothing is booked. */
export const meetingOfOrder = (db: Reader, orderId: string) => bookedMeetingOf(db, orderId)

/** Whether the meeting an order waits for is booked or took place. */
export const hasMeeting = async (db: Reader, orderId: string) => (await countMeetingsHad(db, orderId)) > 0
