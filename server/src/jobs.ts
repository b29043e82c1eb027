import { erasePeople } from './account/erase-people.ts'
import { erasePerson } from './account/erase-person.ts'
import { forgetPicture } from './account/forget-picture.ts'
import { sweepUnproven } from './account/sweep-unproven.ts'
import { expireLicence, remindOfLicence, watchLicences } from './agents/expire-licences.ts'
import { sweepFormerNames } from './agents/sweep-former-names.ts'
import { refreshAgent, turnLeaves } from './agents/turn-leaves.ts'
import { tendVerification, tendVerifications } from './agents/verification/tend-verifications.ts'
import { endGrant } from './availability/busy/end-grant.ts'
import { readCalendar, readCalendars } from './availability/busy/read-calendars.ts'
import { forgetHolds } from './availability/forget-holds.ts'
import { forgetMessages } from './contact/forget-messages.ts'
import { forgetWords } from './discovery/forget-words.ts'
import { renewFreeSlots } from './discovery/renew-free-slots.ts'
import { tellAllNews, tellNews } from './discovery/tell-news.ts'
import { eraseDeletedGoals } from './goals/erase-deleted-goals.ts'
import { mailResetLink } from './identity/send-reset-mail.ts'
import { sweepIdentity } from './identity/sweep-identity.ts'
import { watchLedger } from './ledger/watch-ledger.ts'
import { expireOrders } from './orders/expire-orders.ts'
import { forgetCard } from './payments/cards/forget-card.ts'
import { forgetCustomer } from './payments/cards/forget-customer.ts'
import { closeCheckout } from './payments/close-checkout.ts'
import { findRefundsElsewhere } from './payments/find-refunds-elsewhere.ts'
import { forgetEvents } from './payments/forget-events.ts'
import { reconcilePayments } from './payments/reconcile-payments.ts'
import { sendRefund } from './payments/send-refund.ts'
import { sweepCaptcha } from './platform/captcha/sweep-captcha.ts'
import { removeSealedBytes } from './platform/files/sealed-files.ts'
import { forgetAnswers } from './platform/http/forget-answers.ts'
import type { Job } from './platform/jobs/define-job.ts'
import { sweepLimits } from './platform/limits/sweep-limits.ts'
import { forgetDeliveries } from './platform/mail/forget-deliveries.ts'
import { sendMail } from './platform/mail/send-mail.ts'
import { forgetReports } from './reports/forget-reports.ts'

/** Every job of the product. */
export const jobs: Job[] = [
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
  findRefundsElsewhere,
  forgetEvents,
  expireOrders,
]
