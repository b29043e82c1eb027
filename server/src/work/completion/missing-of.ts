import type { Reader } from '../../platform/database/database.ts'
import { hasMeeting } from '../../supply/availability/meeting-of-order.ts'
import { documentsMissing } from '../documents/completeness.ts'
import type { HeldOrder } from '../orders/hold-order.ts'

type Asked = Pick<HeldOrder, 'id' | 'meeting_minutes'>

/** The work waits for the meeting, and for the documents that must be there. */
export async function missingOf(db: Reader, order: Asked): Promise<string[]> {
  const isMeetingMissing = order.meeting_minutes !== null && !(await hasMeeting(db, order.id))
  return [...(isMeetingMissing ? ['The meeting'] : []), ...(await documentsMissing(db, order.id))]
}
