import type { Schedule } from '@sojourn/contract/money/wallet-words'
import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { DAY_MS, dayOf } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { SYSTEM } from '../../../platform/http/by.ts'
import { holdingsOf } from '../../ledger/holdings-of.ts'
import { leastFor, payableOf } from '../amounts.ts'
import { currenciesAvailable } from '../earning-store.ts'
import { readerOf } from '../reader-store.ts'
import { lockWalletOf } from '../wallet-store.ts'
import { pauseOf } from './pause-of.ts'

/**
 * A pause after a change ends by itself, long before the schedule comes round again. Its agent is told when they
 * are paid next, and from when they can withdraw. Every other pause has its own mail. Answers whether it skips the day.
 */
export const sayIfSkipped = (context: Context, agentId: string, day: string) =>
  transact(context, async (tx) => {
    const wallet = await lockWalletOf(tx, agentId)
    const pause = await pauseOf(context, tx, agentId)
    if (!wallet?.schedule || !pause?.ends_at) return false
    if (await isWorthPaying(tx, agentId))
      await tell(
        context,
        tx,
        {
          fact: 'payout_skipped',
          agent: agentId,
          wallet: wallet.id,
          day,
          along: { pause, next: nextDayOf(wallet.schedule, context.clock.now()) },
        },
        SYSTEM,
      )
    return true
  })

async function isWorthPaying(tx: Tx, agentId: string) {
  const isLeaving = (await readerOf(tx, agentId)).deletion_due_at !== null
  for (const currency of await currenciesAvailable(tx, agentId)) {
    const { available, debt } = await holdingsOf(tx, agentId, currency)
    const payable = payableOf(available - debt, currency)
    if (payable > 0 && payable >= (await leastFor(tx, currency, { available, isLeaving }))) return true
  }
  return false
}

/** The first day after this one on which the schedule pays. */
export function nextDayOf(schedule: Schedule, now: Date) {
  let day = new Date(`${dayOf(now)}T00:00:00Z`)
  do day = new Date(day.getTime() + DAY_MS)
  while (!schedulesOn(day).includes(schedule))
  return dayOf(day)
}

export function schedulesOn(day: Date) {
  const due: Schedule[] = []
  if (day.getUTCDay() === 1) due.push('weekly')
  if (day.getUTCDate() === 1) due.push('monthly')
  return due
}
