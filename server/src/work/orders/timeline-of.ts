import type { Reader } from '../../platform/database/database.ts'
import { eventsByAge } from './event-store.ts'
import { viewEvent } from './view.ts'

const MOST = 200

/** What happened with an order, the newest first, for our team. */
export const timelineOf = async (db: Reader, orderId: string) =>
  (await eventsByAge(db, orderId, { limit: MOST, after: null })).slice(0, MOST).map(viewEvent)
