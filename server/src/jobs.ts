import { erasePeople } from './desk/leaving/erase-people.ts'
import { erasePerson } from './desk/leaving/erase-person.ts'
import { forgetMessages } from './ground/contact/forget-messages.ts'
import { hearFact } from './ground/facts/hear-fact.ts'
import { watchLedger } from './money/ledger/watch-ledger.ts'
import { forgetCard } from './money/payments/cards/forget-card.ts'
import { forgetCustomer } from './money/payments/cards/forget-customer.ts'
import { tellEmails } from './money/payments/cards/tell-emails.ts'
import { closeCheckout } from './money/payments/close-checkout.ts'
import { findDisputes } from './money/payments/find-disputes.ts'
import { findRefundsElsewhere } from './money/payments/find-refunds-elsewhere.ts'
import { forgetEvents } from './money/payments/forget-events.ts'
import { reconcilePayments } from './money/payments/reconcile-payments.ts'
import { sendRefund } from './money/payments/send-refund.ts'
import { renewSubscriptions } from './money/subscriptions/renew-subscriptions.ts'
import { payBySchedule } from './money/wallets/pay-by-schedule.ts'
import { sendPayout } from './money/wallets/send-payout.ts'
import { tendPayouts } from './money/wallets/tend-payouts.ts'
import { forgetPicture } from './people/account/forget-picture.ts'
import { sweepUnproven } from './people/account/sweep-unproven.ts'
import { mailResetLink } from './people/identity/recovery/send-reset-mail.ts'
import { sweepIdentity } from './people/identity/sweep-identity.ts'
import { sweepCaptcha } from './platform/captcha/sweep-captcha.ts'
import { removeSealedBytes } from './platform/files/sealed-files.ts'
import { forgetAnswers } from './platform/http/forget-answers.ts'
import type { Job } from './platform/jobs/define-job.ts'
import { sweepLimits } from './platform/limits/sweep-limits.ts'
import { forgetDeliveries } from './platform/mail/forget-deliveries.ts'
import { sendMail } from './platform/mail/send-mail.ts'
import { sweepFormerNames } from './supply/agents/sweep-former-names.ts'
import { refreshAgent, turnLeaves } from './supply/agents/turn-leaves.ts'
import { forgetHolds } from './supply/availability/forget-holds.ts'
import { endGrant } from './supply/calendars/end-grant.ts'
import { readCalendar, readCalendars } from './supply/calendars/read-calendars.ts'
import { expireLicence, remindOfLicence, watchLicences } from './supply/licences/expire-licences.ts'
import { forgetWords } from './supply/search/forget-words.ts'
import { renewFreeSlots } from './supply/search/renew-free-slots.ts'
import { tellAllNews, tellNews } from './supply/search/tell-news.ts'
import { tendVerification, tendVerifications } from './supply/verification/tend-verifications.ts'
import { forgetArticlePicture } from './talk/articles/forget-article-picture.ts'
import { scanAttachment } from './talk/articles/scan-attachment.ts'
import { tendArticles } from './talk/articles/tend-articles.ts'
import { scanMessageFile } from './talk/conversations/check-file.ts'
import { forgetConversations } from './talk/conversations/forget-conversations.ts'
import { mailUnread } from './talk/conversations/mail-unread.ts'
import { forgetNotices } from './talk/notifications/forget-notices.ts'
import { pushNotice } from './talk/notifications/push-notice.ts'
import { sendHeldMails, sendHeldMailsOf } from './talk/notifications/send-held-mails.ts'
import { forgetReports } from './talk/reports/forget-reports.ts'
import { answerForSilence } from './work/completion/answer-for-silence.ts'
import { clearReleases } from './work/completion/clear-releases.ts'
import { endUnstarted } from './work/conflicts/end-unstarted.ts'
import { tendConflicts } from './work/conflicts/tend-conflicts.ts'
import { scanCaseFile } from './work/documents/check-case-file.ts'
import { scanNewVersion } from './work/documents/check-version.ts'
import { remindOfDocuments, tendDocuments } from './work/documents/tend-documents.ts'
import { eraseDeletedGoals } from './work/goals/erase-deleted-goals.ts'
import { tendMeetings } from './work/meetings/tend-meetings.ts'
import { expireOrders } from './work/orders/expire-orders.ts'

/** Every job of the product. */
export const jobs: Job[] = [
  hearFact,
  erasePeople,
  eraseDeletedGoals,
  erasePerson,
  forgetPicture,
  sweepUnproven,
  watchLicences,
  expireLicence,
  remindOfLicence,
  tendVerifications,
  tendVerification,
  removeSealedBytes,
  turnLeaves,
  refreshAgent,
  sweepFormerNames,
  forgetAnswers,
  sweepLimits,
  sendMail,
  forgetDeliveries,
  forgetMessages,
  forgetReports,
  forgetNotices,
  pushNotice,
  sendHeldMails,
  sendHeldMailsOf,
  sweepCaptcha,
  mailResetLink,
  sweepIdentity,
  renewFreeSlots,
  tellAllNews,
  tellNews,
  forgetWords,
  forgetHolds,
  readCalendars,
  readCalendar,
  endGrant,
  watchLedger,
  closeCheckout,
  sendRefund,
  forgetCard,
  forgetCustomer,
  reconcilePayments,
  sendPayout,
  tendPayouts,
  payBySchedule,
  findDisputes,
  tellEmails,
  findRefundsElsewhere,
  forgetEvents,
  renewSubscriptions,
  expireOrders,
  endUnstarted,
  tendConflicts,
  answerForSilence,
  clearReleases,
  tendMeetings,
  tendDocuments,
  remindOfDocuments,
  scanCaseFile,
  scanNewVersion,
  scanMessageFile,
  mailUnread,
  forgetConversations,
  tendArticles,
  forgetArticlePicture,
  scanAttachment,
]
