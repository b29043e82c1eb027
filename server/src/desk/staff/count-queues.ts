import type { Queue, QueueCounts } from '@sojourn/contract/desk/staff-queue'
import type { Context } from '../../context.ts'
import { countFactReports } from '../../ground/reference/corrections/count-fact-reports.ts'
import { countWaitingDebts } from '../../money/debts/list-staff-debts.ts'
import { countWaitingCreditRefunds } from '../../money/payments/credit/list-credit-refunds.ts'
import { countFailedRefunds } from '../../money/payments/failed/list-failed-refunds.ts'
import { countWaitingPayouts } from '../../money/wallets/payouts/count-waiting-payouts.ts'
import { countWaitingLicences } from '../../supply/licences/count-waiting-licences.ts'
import { countWaitingVerifications } from '../../supply/verification/staff/count-waiting-verifications.ts'
import { countArticlesInReview } from '../../talk/articles/checking/count-articles-in-review.ts'
import { countWaitingReports } from '../../talk/reports/count-waiting-reports.ts'
import { countWaitingConflicts } from '../../work/conflicts/staff/count-waiting-conflicts.ts'
import { countGiftChecks } from '../../work/gifts/list-gift-checks.ts'

const counts: Record<Queue, (context: Context) => Promise<number>> = {
  verifications: countWaitingVerifications,
  licences: countWaitingLicences,
  reports: countWaitingReports,
  conflicts: countWaitingConflicts,
  facts: countFactReports,
  payouts: countWaitingPayouts,
  debts: countWaitingDebts,
  coupon_refunds: countWaitingCreditRefunds,
  failed_refunds: countFailedRefunds,
  articles: countArticlesInReview,
  gifts: countGiftChecks,
}

/** How much waits for staff, queue by queue. */
export async function countQueues(context: Context) {
  const counted = Object.entries(counts).map(async ([queue, count]) => [queue, await count(context)])
  return Object.fromEntries(await Promise.all(counted)) as QueueCounts
}
