import type { Reader } from '../platform/database/database.ts'
import type { PaymentRow } from './store.ts'

/** Returns true unless every dispute of the payment was won, or there was none. */
export const isDisputed = async (_db: Reader, { dispute }: Pick<PaymentRow, 'id' | 'dispute'>) =>
  dispute !== null && dispute !== 'won'
