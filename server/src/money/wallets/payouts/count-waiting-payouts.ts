import type { Context } from '../../../context.ts'
import { countWaitingByHand } from './payout-store.ts'

/** Transfers by hand that our team has to make or to look after. */
export const countWaitingPayouts = ({ db }: Context) => countWaitingByHand(db)
