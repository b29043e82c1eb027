import { couponMachine } from './money/coupons/coupon-state.ts'
import { attemptMachine } from './money/payments/attempt-state.ts'
import { setupMachine } from './money/payments/cards/setup-state.ts'
import { disputeMachine } from './money/payments/dispute-state.ts'
import { paymentMachine } from './money/payments/payment-state.ts'
import { refundMachine } from './money/payments/refund-state.ts'
import { subscriptionMachine } from './money/subscriptions/subscription-state.ts'
import { payoutMachine } from './money/wallets/payout-state.ts'
import { walletMachine } from './money/wallets/wallet-state.ts'
import type { Machine } from './platform/states/machine.ts'
import { meetingMachine } from './supply/availability/meeting-state.ts'
import { calendarMachine } from './supply/calendars/calendar-state.ts'
import { licenceMachine } from './supply/licences/licence-state.ts'
import { serviceMachine } from './supply/services/service-state.ts'
import { verificationMachine } from './supply/verification/verification-state.ts'
import { articleMachine } from './talk/articles/article-state.ts'
import { reportMachine } from './talk/reports/report-state.ts'
import { completionMachine, extensionMachine } from './work/completion/completion-state.ts'
import { conflictMachine } from './work/conflicts/conflict-state.ts'
import { endingMachine } from './work/conflicts/ending-state.ts'
import { proposalMachine } from './work/conflicts/refund-state.ts'
import { documentMachine } from './work/documents/document-state.ts'
import { goalMachine } from './work/goals/goal-state.ts'
import { meetingRequestMachine } from './work/meetings/request-state.ts'
import { orderMachine } from './work/orders/order-state.ts'

/** Every thing that has states. docs/states.md is printed from them. */
export const machines: readonly Machine[] = [
  orderMachine,
  completionMachine,
  extensionMachine,
  documentMachine,
  paymentMachine,
  attemptMachine,
  refundMachine,
  disputeMachine,
  setupMachine,
  couponMachine,
  walletMachine,
  payoutMachine,
  subscriptionMachine,
  goalMachine,
  serviceMachine,
  verificationMachine,
  licenceMachine,
  meetingMachine,
  meetingRequestMachine,
  calendarMachine,
  reportMachine,
  articleMachine,
  conflictMachine,
  proposalMachine,
  endingMachine,
]
