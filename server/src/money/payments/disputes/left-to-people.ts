import type { Bearer } from '@sojourn/contract/desk/staff-ledger'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { DisputeState } from '../../../platform/payments/processor.ts'
import { settleAlarmsOfDispute } from '../alarms/alarm-store.ts'
import type { HeldAttempt } from '../attempts/lock-own-payment.ts'
import type { Outcome } from '../news/event-store.ts'
import type { PayableType } from '../store.ts'
import { tellOfCharge } from '../tell-of-charge.ts'
import { type DisputeRow, setBooks } from './dispute-store.ts'
import { newCause } from './new-cause.ts'

interface Again {
  known: DisputeRow
  dispute: DisputeState
  /** Its client has this much of it again as credit, or lost it, below zero. */
  credit: number
}

/** The bank gave so much back, or took it, below zero, and nobody has it or bears it in the books; null where they follow. */
export function toBook({
  state,
  cause,
  unbooked,
  amount,
}: Pick<DisputeRow, 'state' | 'cause' | 'unbooked' | 'amount'>) {
  if (state === 'open' || cause !== null) return null
  return unbooked ?? (state === 'won' ? amount : -amount)
}

/**
 * An end that is not the first: our team says who bears what the bank took, or has what it gave back. Where it took back what
 * it had just given, the books are whole again.
 */
export async function leaveToPeople(
  context: Context,
  tx: Tx,
  held: HeldAttempt,
  { known, dispute, credit }: Again,
): Promise<Outcome> {
  // The books followed at the beginning of what ends for the first time.
  const took = known.state === 'open' ? 0 : -dispute.amount
  const rest = (toBook(known) ?? 0) + (dispute.state === 'won' ? dispute.amount : took) - credit
  const now = context.clock.now()
  await settleAlarmsOfDispute(tx, held.activity.id, dispute.id, now)
  if (rest === 0 && known.state !== 'open') {
    await setBooks(tx, known.id, { cause: newCause(), unbooked: null })
    return 'applied'
  }
  await setBooks(tx, known.id, { cause: null, unbooked: rest })
  const about = `${dispute.id}:${dispute.state}:${now.toISOString()}`
  await tellOfCharge(context, tx, held, dispute, { kind: 'dispute_by_hand', about })
  return 'refused'
}

interface Ended {
  payable: PayableType
  end: 'won' | 'lost'
  isGone: boolean
}

/** Money that came back makes no plan again, and nobody is there to have it whose account is deleted. */
export function bearersOf({ payable, end, isGone }: Ended): Bearer[] {
  if (end === 'lost') return ['order', 'us']
  const bearers: Bearer[] = payable === 'order' ? ['order', 'payer', 'us'] : ['payer', 'us']
  return bearers.filter((bearer) => bearer !== 'payer' || !isGone)
}
