import type { PayoutRow } from './payout-store.ts'

/** One of our team approved it, so another may be at the bank with it: its agent would have the money twice. */
export const isBeingMade = ({ status, approved_by }: Pick<PayoutRow, 'status' | 'approved_by'>) =>
  status === 'pending' && approved_by !== null
