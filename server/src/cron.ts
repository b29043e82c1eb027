import { erasePeople } from './desk/leaving/erase-people.ts'
import { forgetMessages } from './ground/contact/forget-messages.ts'
import { watchLedger } from './money/ledger/watch-ledger.ts'
import { tellEmails } from './money/payments/cards/tell-emails.ts'
import { findDisputes } from './money/payments/find-disputes.ts'
import { findRefundsElsewhere } from './money/payments/find-refunds-elsewhere.ts'
import { forgetEvents } from './money/payments/forget-events.ts'
import { reconcilePayments } from './money/payments/reconcile-payments.ts'
import { renewSubscriptions } from './money/subscriptions/renew-subscriptions.ts'
import { payBySchedule } from './money/wallets/pay-by-schedule.ts'
import { tendPayouts } from './money/wallets/tend-payouts.ts'
import { sweepUnproven } from './people/account/sweep-unproven.ts'
import { sweepIdentity } from './people/identity/sweep-identity.ts'
import { sweepCaptcha } from './platform/captcha/sweep-captcha.ts'
import { forgetAnswers } from './platform/http/forget-answers.ts'
import type { CronEntry } from './platform/jobs/jobs.ts'
import { sweepLimits } from './platform/limits/sweep-limits.ts'
import { forgetDeliveries } from './platform/mail/forget-deliveries.ts'
import { sweepFormerNames } from './supply/agents/sweep-former-names.ts'
import { turnLeaves } from './supply/agents/turn-leaves.ts'
import { forgetHolds } from './supply/availability/forget-holds.ts'
import { readCalendars } from './supply/calendars/read-calendars.ts'
import { watchLicences } from './supply/licences/expire-licences.ts'
import { forgetWords } from './supply/search/forget-words.ts'
import { renewFreeSlots } from './supply/search/renew-free-slots.ts'
import { tellAllNews } from './supply/search/tell-news.ts'
import { tendVerifications } from './supply/verification/tend-verifications.ts'
import { tendArticles } from './talk/articles/tend-articles.ts'
import { forgetConversations } from './talk/conversations/forget-conversations.ts'
import { forgetNotices } from './talk/notifications/forget-notices.ts'
import { sendHeldMails } from './talk/notifications/send-held-mails.ts'
import { forgetReports } from './talk/reports/forget-reports.ts'
import { answerForSilence } from './work/completion/answer-for-silence.ts'
import { clearReleases } from './work/completion/clear-releases.ts'
import { endUnstarted } from './work/conflicts/end-unstarted.ts'
import { tendConflicts } from './work/conflicts/tend-conflicts.ts'
import { tendDocuments } from './work/documents/tend-documents.ts'
import { eraseDeletedGoals } from './work/goals/erase-deleted-goals.ts'
import { tendMeetings } from './work/meetings/tend-meetings.ts'
import { expireOrders } from './work/orders/expire-orders.ts'

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
  { name: 'forget-conversations-daily', cron: '49 3 * * *', job: forgetConversations },
  { name: 'forget-notices-weekly', cron: '57 4 * * 0', job: forgetNotices },
  { name: 'send-held-mails-each-minute', cron: '* * * * *', job: sendHeldMails },
  { name: 'sweep-captcha-hourly', cron: '29 * * * *', job: sweepCaptcha },
  { name: 'sweep-identity-hourly', cron: '53 * * * *', job: sweepIdentity },
  { name: 'renew-free-slots-every-5-minutes', cron: '*/5 * * * *', job: renewFreeSlots },
  { name: 'tell-search-news-daily', cron: '11 6 * * *', job: tellAllNews },
  { name: 'forget-words-weekly', cron: '23 4 * * 0', job: forgetWords },
  { name: 'forget-holds-hourly', cron: '11 * * * *', job: forgetHolds },
  { name: 'read-calendars-every-15-minutes', cron: '*/15 * * * *', job: readCalendars },
  { name: 'reconcile-payments-each-minute', cron: '* * * * *', job: reconcilePayments },
  { name: 'tend-payouts-each-minute', cron: '* * * * *', job: tendPayouts },
  { name: 'pay-by-schedule-daily', cron: '21 6 * * *', job: payBySchedule },
  { name: 'find-refunds-elsewhere-hourly', cron: '33 * * * *', job: findRefundsElsewhere },
  { name: 'tell-emails-every-5-minutes', cron: '2-59/5 * * * *', job: tellEmails },
  { name: 'find-disputes-hourly', cron: '43 * * * *', job: findDisputes },
  { name: 'forget-processor-events-daily', cron: '57 3 * * *', job: forgetEvents },
  { name: 'renew-subscriptions-every-10-minutes', cron: '7-59/10 * * * *', job: renewSubscriptions },
  { name: 'verify-ledger-daily', cron: '47 4 * * *', job: watchLedger },
  { name: 'expire-orders-every-5-minutes', cron: '*/5 * * * *', job: expireOrders },
  { name: 'end-unstarted-hourly', cron: '19 * * * *', job: endUnstarted },
  { name: 'tend-conflicts-every-10-minutes', cron: '4-59/10 * * * *', job: tendConflicts },
  { name: 'answer-for-silence-every-10-minutes', cron: '4-59/10 * * * *', job: answerForSilence },
  { name: 'clear-releases-hourly', cron: '27 * * * *', job: clearReleases },
  { name: 'tend-meetings-every-5-minutes', cron: '1-59/5 * * * *', job: tendMeetings },
  { name: 'tend-articles-daily', cron: '13 4 * * *', job: tendArticles },
  { name: 'tend-documents-hourly', cron: '27 * * * *', job: tendDocuments },
]
