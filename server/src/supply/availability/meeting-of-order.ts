import type { Reader } from '../../platform/database/database.ts'
import { countMeetingsHad } from './meeting-store.ts'

/** Whether the meeting an order waits for is booked or took place. */
export const hasMeeting = async (db: Reader, orderId: string) => (await countMeetingsHad(db, orderId)) > 0
