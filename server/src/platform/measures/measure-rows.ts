import type { Registry } from 'prom-client'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import {
  countMails,
  findLastBackup,
  findNewestMigration,
  lastCronRuns,
  waitingJobs,
} from './measures-store.ts'
import * as figures from './row-figures.ts'
import { type Shown, showGathered } from './shown-gauge.ts'

interface Rows {
  db: Database
  clock: Clock
  countDeadLetters: () => Promise<Map<string, number>>
  countPaymentAlarms: () => Promise<number>
  lastGoodLedgerCheck: () => Promise<Date | null>
  knownLedgerFaults: () => Promise<number | null>
  waitingForSeal: () => Promise<number | null>
}

/** The figures are the same on every node, and never hold a word of anybody. */
export function measureRows(registry: Registry, { db, clock, ...rows }: Rows) {
  const show = <T>(ask: () => Promise<T>, ...gauges: readonly Shown<T>[]) =>
    showGathered(registry, clock, ask, gauges)
  show(() => waitingJobs(db), figures.jobsWaiting, figures.oldestJob)
  show(rows.countDeadLetters, figures.deadLetters)
  show(() => countMails(db), figures.mailsWaiting, figures.mailsRefused)
  show(rows.countPaymentAlarms, figures.paymentAlarms)
  show(rows.lastGoodLedgerCheck, figures.ledgerCheckAge)
  show(rows.knownLedgerFaults, figures.ledgerFaults)
  show(rows.waitingForSeal, figures.unsealed)
  show(() => findLastBackup(db), figures.backupAge)
  show(() => lastCronRuns(db), figures.cronRunAge)
  show(() => findNewestMigration(db), figures.release)
}
