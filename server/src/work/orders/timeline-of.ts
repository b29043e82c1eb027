import { orderStatus } from '@sojourn/contract/status'
import type { Reader } from '../../platform/database/database.ts'
import { eventsByAge } from './event-store.ts'

const MOST = 100

/** What happened with an order, the newest first, for our team. */
export const timelineOf = async (db: Reader, orderId: string) =>
  (await eventsByAge(db, orderId, { limit: MOST, after: null })).map((row) => ({
    id: row.id,
    step: row.step,
    by: row.actor_mode,
    to: [...orderStatus[row.to_status]] as [number, string],
    subject: row.subject,
    reason: row.reason,
    at: row.created_at.toISOString(),
  }))
