import type { Reader } from '../../platform/database/database.ts'
import { countMeetingsHad } from './meeting-store.ts'

/** The meeting counts once it is booked. */
export const hasMeeting = async (db: Reader, orderId: string) => (await countMeetingsHad(db, orderId)) > 0
