import type { Context } from '../../context.ts'
import type { Told } from '../../ground/facts/listeners.ts'
import type { Tx } from '../../platform/database/database.ts'
import { setDayOnce } from './work-store.ts'

/** Every pending balance has an order that will clear it. A day that was set before stays. */
export const setClearingDay = (_context: Context, tx: Tx, { order, clears_at }: Told<'money_released'>) =>
  setDayOnce(tx, order, clears_at)
