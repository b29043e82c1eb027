import { api } from '@sojourn/contract/api'
import { leavingHandlers } from './desk/leaving/routes.ts'
import { profileHandlers } from './desk/profiles/routes.ts'
import { staffConflictHandlers } from './desk/staff/conflict-routes.ts'
import { staffConversationHandlers } from './desk/staff/conversation-routes.ts'
import { staffLedgerHandlers } from './desk/staff/ledger-routes.ts'
import { staffLicenceHandlers } from './desk/staff/licence-routes.ts'
import { staffOrderHandlers } from './desk/staff/order-routes.ts'
import { staffPayoutHandlers } from './desk/staff/payout-routes.ts'
import { staffReportHandlers } from './desk/staff/report-routes.ts'
import { staffHandlers } from './desk/staff/routes.ts'
import { staffRuleHandlers } from './desk/staff/rule-routes.ts'
import { staffServiceHandlers } from './desk/staff/service-routes.ts'
import { verificationQueueHandlers } from './desk/staff/verification-routes.ts'
import { workspaceHandlers } from './desk/workspace/routes.ts'
import { contactHandlers } from './ground/contact/routes.ts'
import { referenceHandlers } from './ground/reference/routes.ts'
import { couponHandlers } from './money/coupons/routes.ts'
import { paymentHandlers } from './money/payments/routes.ts'
import { subscriptionHandlers } from './money/subscriptions/routes.ts'
import { walletHandlers } from './money/wallets/routes.ts'
import { accountHandlers } from './people/account/routes.ts'
import { outsideHandlers } from './people/identity/providers/routes.ts'
import { identityHandlers } from './people/identity/routes.ts'
import { captchaHandlers } from './platform/captcha/routes.ts'
import type { Handler } from './platform/http/handler.ts'
import { agentHandlers } from './supply/agents/routes.ts'
import { availabilityHandlers } from './supply/availability/routes.ts'
import { connectedCalendarHandlers } from './supply/calendars/routes.ts'
import { favouriteHandlers } from './supply/favourites/routes.ts'
import { licenceHandlers } from './supply/licences/routes.ts'
import { discoveryHandlers } from './supply/search/routes.ts'
import { serviceHandlers } from './supply/services/routes.ts'
import { verificationHandlers } from './supply/verification/routes.ts'
import { articleHandlers, likeHandlers } from './talk/articles/routes.ts'
import { conversationHandlers } from './talk/conversations/routes.ts'
import { notificationHandlers } from './talk/notifications/routes.ts'
import { reportHandlers } from './talk/reports/routes.ts'
import { reviewHandlers } from './talk/reviews/routes.ts'
import { showcaseHandlers } from './talk/showcase/routes.ts'
import { completionHandlers } from './work/completion/routes.ts'
import { conflictHandlers } from './work/conflicts/routes.ts'
import { documentHandlers } from './work/documents/routes.ts'
import { goalHandlers } from './work/goals/routes.ts'
import { meetingHandlers } from './work/meetings/routes.ts'
import { orderHandlers } from './work/orders/routes.ts'

export const handlers: Handler[] = [
  ...leavingHandlers,
  ...licenceHandlers,
  ...referenceHandlers,
  ...profileHandlers,
  ...serviceHandlers,
  ...likeHandlers,
  ...discoveryHandlers,
  ...favouriteHandlers,
  ...showcaseHandlers,
  ...articleHandlers,
  ...contactHandlers,
  ...reportHandlers,
  ...identityHandlers,
  ...outsideHandlers,
  ...accountHandlers,
  ...agentHandlers,
  ...verificationHandlers,
  ...staffHandlers,
  ...verificationQueueHandlers,
  ...staffLicenceHandlers,
  ...staffServiceHandlers,
  ...staffReportHandlers,
  ...staffOrderHandlers,
  ...staffConflictHandlers,
  ...staffConversationHandlers,
  ...staffRuleHandlers,
  ...staffLedgerHandlers,
  ...staffPayoutHandlers,
  ...goalHandlers,
  ...orderHandlers,
  ...meetingHandlers,
  ...conflictHandlers,
  ...workspaceHandlers,
  ...completionHandlers,
  ...reviewHandlers,
  ...conversationHandlers,
  ...notificationHandlers,
  ...documentHandlers,
  ...couponHandlers,
  ...walletHandlers,
  ...availabilityHandlers,
  ...connectedCalendarHandlers,
  ...paymentHandlers,
  ...subscriptionHandlers,
  ...captchaHandlers,
]

/** A declared call nobody answers would be a promise broken in production: it stops the start instead. */
export function refuseUnhandled(handled: Handler[]) {
  const answered = new Set(handled.map((handler) => handler.call))
  const missing = Object.entries(api).flatMap(([name, call]) => (answered.has(call) ? [] : [name]))
  if (missing.length > 0) throw new Error(`No handler for ${missing.join(', ')}`)
}
