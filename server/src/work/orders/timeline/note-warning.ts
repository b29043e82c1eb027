import type { Tx } from '../../../platform/database/database.ts'
import { setOrder } from '../move-store.ts'

/** Each warning before an order ends unstarted goes out once by it. */
export const noteWarning = (tx: Tx, orderId: string, hours: number) =>
  setOrder(tx, orderId, { unstarted_warning: hours })
