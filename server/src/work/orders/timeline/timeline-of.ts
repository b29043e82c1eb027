import type { Reader } from '../../../platform/database/database.ts'
import { viewEvent } from '../view.ts'
import { eventsByAge } from './event-store.ts'

const MOST = 200

/** Our team reads the newest first. */
export const timelineOf = async (db: Reader, orderId: string) =>
  (await eventsByAge(db, orderId, { limit: MOST, after: null })).slice(0, MOST).map(viewEvent)
