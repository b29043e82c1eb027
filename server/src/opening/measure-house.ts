import type { Context } from '../context.ts'
import { knownFaults, lastGoodCheck } from '../money/ledger/known-faults.ts'
import { waitingForSeal } from '../money/ledger/seal-ledger.ts'
import { countPaymentAlarms } from '../money/payments/alarms/count-alarms.ts'
import { measureParts } from '../platform/measures/measure-parts.ts'
import { measureRows } from '../platform/measures/measure-rows.ts'

type Parts = Pick<Context, 'pool' | 'db' | 'clock' | 'probes'> & {
  countLimitsHere: () => number
  countDeadLetters: () => Promise<Map<string, number>>
}

/** Figures that are read when somebody asks for them. */
export function measureHouse({ registry }: Context['metrics'], parts: Parts) {
  const { pool, db, clock, probes, countLimitsHere, countDeadLetters } = parts
  measureParts(registry, { pool, countLimitsHere, probes })
  measureRows(registry, {
    db,
    clock,
    countDeadLetters,
    countPaymentAlarms: () => countPaymentAlarms(db),
    lastGoodLedgerCheck: () => lastGoodCheck(db),
    knownLedgerFaults: () => knownFaults({ db, clock }),
    waitingForSeal: () => waitingForSeal(db),
  })
}
