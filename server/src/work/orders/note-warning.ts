import type { Tx } from '../../platform/database/database.ts'

/** So that each warning before an order ends unstarted goes out once. */
export const noteWarning = (tx: Tx, orderId: string, hours: number) =>
  tx.updateTable('client_order').set({ unstarted_warning: hours }).where('id', '=', orderId).execute()
