import type { LedgerOverview } from '@sojourn/contract/desk/staff-ledger'
import type { Context } from '../../context.ts'
import { nameOf } from './accounts.ts'
import { findLastCheck, findWaitingCheck, heldByKind, movedSince, type SumRow } from './check-store.ts'
import { newestSeal } from './verify-store.ts'
import { viewBalance, viewCheck } from './view.ts'

/** The platform's accounts are summed from the last check on, as they hold no balance. */
export async function showLedger({ db }: Context): Promise<Omit<LedgerOverview, 'payment_alarms'>> {
  const last = await findLastCheck(db)
  const waiting = await findWaitingCheck(db)
  const moved = await movedSince(db, last?.sealed ?? 0)
  const since = moved.map(({ kind, code, ...sum }) => ({
    account: nameOf({ kind, subject: null, code }),
    ...sum,
  }))
  const held = await heldByKind(db)
  return {
    entries: (await newestSeal(db))?.number ?? 0,
    balances: added(last?.balances ?? [], since).map(viewBalance),
    held: held.map(({ account, amount, currency }) => ({ account, amount: { amount, currency } })),
    last_check: last ? viewCheck(last) : null,
    waiting_check: waiting ? viewCheck(waiting) : null,
  }
}

function added(before: SumRow[], since: SumRow[]): SumRow[] {
  const sums = new Map<string, SumRow>()
  for (const sum of [...before, ...since]) {
    const key = `${sum.account} ${sum.currency}`
    sums.set(key, { ...sum, amount: (sums.get(key)?.amount ?? 0) + sum.amount })
  }
  return [...sums.keys()].toSorted().flatMap((key) => sums.get(key) ?? [])
}
