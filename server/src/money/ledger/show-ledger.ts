import type { LedgerOverview } from '@sojourn/contract/desk/staff-ledger'
import type { Context } from '../../context.ts'
import { addMoved } from './add-moved.ts'
import { countEntries, findLastCheck, findWaitingCheck, heldByKind, movedSince } from './check-store.ts'
import { viewBalance, viewCheck } from './view.ts'

/** The platform's accounts are summed from the last check on, as they hold no balance. */
export async function showLedger({ db }: Context): Promise<Omit<LedgerOverview, 'payment_alarms'>> {
  const last = await findLastCheck(db)
  const waiting = await findWaitingCheck(db)
  const moved = await movedSince(db, last?.sealed ?? 0)
  const held = await heldByKind(db)
  return {
    entries: await countEntries(db),
    balances: addMoved(last?.balances ?? [], moved).map(viewBalance),
    held: held.map(({ account, amount, currency }) => ({ account, amount: { amount, currency } })),
    last_check: last ? viewCheck(last) : null,
    waiting_check: waiting ? viewCheck(waiting) : null,
  }
}
