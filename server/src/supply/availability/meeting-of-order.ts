import type { Reader } from '../../platform/database/database.ts'
import { bookedMeetingOf } from './meeting-store.ts'

/** When client and agent of an order meet; undefined while nothing is booked. */
export const meetingOfOrder = (db: Reader, orderId: string) => bookedMeetingOf(db, orderId)
