import type { Reader } from '../../platform/database/database.ts'
import { countMissedByAgent } from './meeting-store.ts'

/** From then on a conflict about it proposes all of the money for the client. */
export const agentMissedTwice = async (db: Reader, orderId: string) =>
  (await countMissedByAgent(db, orderId)) >= 2
