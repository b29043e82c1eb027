import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { cancelMeetingOf } from './meeting-store.ts'

/** The booked time of an order that ended is free again. */
export const freeMeetingOf = ({ clock }: Pick<Context, 'clock'>, tx: Tx, orderId: string) =>
  cancelMeetingOf(tx, orderId, clock.now())
