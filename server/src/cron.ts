import { erasePeople } from './account/erase-people.ts'
import { sweepUnproven } from './account/sweep-unproven.ts'
import { watchLicences } from './agents/expire-licences.ts'
import { sweepFormerNames } from './agents/sweep-former-names.ts'
import { turnLeaves } from './agents/turn-leaves.ts'
import { tendVerifications } from './agents/verification/tend-verifications.ts'
import { readCalendars } from './availability/busy/read-calendars.ts'
import { forgetHolds } from './availability/forget-holds.ts'
import { forgetMessages } from './contact/forget-messages.ts'
import { forgetWords } from './discovery/forget-words.ts'
import { renewFreeSlots } from './discovery/renew-free-slots.ts'
import { tellAllNews } from './discovery/tell-news.ts'
import { eraseDeletedGoals } from './goals/erase-deleted-goals.ts'
import { sweepIdentity } from './identity/sweep-identity.ts'
import { watchLedger } from './ledger/watch-ledger.ts'
import { expireOrders } from './orders/expire-orders.ts'
import { findRefundsElsewhere } from './payments/find-refunds-elsewhere.ts'
import { forgetEvents } from './payments/forget-events.ts'
import { reconcilePayments } from './payments/reconcile-payments.ts'
import { sweepCaptcha } from './platform/captcha/sweep-captcha.ts'
import { forgetAnswers } from './platform/http/forget-answers.ts'
import type { CronEntry } from './platform/jobs/jobs.ts'
import { sweepLimits } from './platform/limits/sweep-limits.ts'
import { forgetDeliveries } from './platform/mail/forget-deliveries.ts'
import { forgetReports } from './reports/forget-reports.ts'

/** Everything that happens by the clock alone, in UTC. */
export const cron: CronEntry[] = [
  { name: 'erase-deleted-goals-daily', cron: '37 2 * * *', job: eraseDeletedGoals },
  { name: 'erase-people-daily', cron: '7 2 * * *', job: erasePeople },
  { name: 'sweep-unproven-daily', cron: '51 1 * * *', job: sweepUnproven },
  { name: 'watch-licences-daily', cron: '3 0 * * *', job: watchLicences },
  { name: 'tend-verifications-hourly', cron: '9 * * * *', job: tendVerifications },
  { name: 'turn-leaves-daily', cron: '5 0 * * *', job: turnLeaves },
  { name: 'sweep-former-names-daily', cron: '23 3 * * *', job: sweepFormerNames },
  { name: 'forget-answers-hourly', cron: '17 * * * *', job: forgetAnswers },
  { name: 'sweep-limits-every-15-minutes', cron: '*/15 * * * *', job: sweepLimits },
  { name: 'forget-mail-deliveries-daily', cron: '41 3 * * *', job: forgetDeliveries },
  { name: 'forget-contact-messages-weekly', cron: '37 3 * * 0', job: forgetMessages },
  { name: 'forget-reports-weekly', cron: '47 3 * * 0', job: forgetReports },
  { name: 'sweep-captcha-hourly', cron: '29 * * * *', job: sweepCaptcha },
  { name: 'sweep-identity-hourly', cron: '53 * * * *', job: sweepIdentity },
  { name: 'renew-free-slots-every-5-minutes', cron: '*/5 * * * *', job: renewFreeSlots },
  { name: 'tell-search-news-daily', cron: '11 6 * * *', job: tellAllNews },
  { name: 'forget-words-weekly', cron: '23 4 * * 0', job: forgetWords },
  { name: 'forget-holds-hourly', cron: '11 * * * *', job: forgetHolds },
  { name: 'read-calendars-every-15-minutes', cron: '*/15 * * * *', job: readCalendars },
  { name: 'reconcile-payments-each-minute', cron: '* * * * *', job: reconcilePayments },
  { name: 'find-refunds-elsewhere-hourly', cron: '33 * * * *', job: findRefundsElsewhere },
  { name: 'forget-processor-events-daily', cron: '57 3 * * *', job: forgetEvents },
  { name: 'verify-ledger-daily', cron: '47 4 * * *', job: watchLedger },
  { name: 'expire-orders-every-5-minutes', cron: '*/5 * * * *', job: expireOrders },
]
