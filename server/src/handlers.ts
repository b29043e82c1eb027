import { api } from '@sojourn/contract/api'
import { accountHandlers } from './account/routes.ts'
import { profileHandlers } from './agents/profile-routes.ts'
import { agentHandlers } from './agents/routes.ts'
import { verificationHandlers } from './agents/verification/routes.ts'
import { connectedCalendarHandlers } from './availability/busy/routes.ts'
import { availabilityHandlers } from './availability/routes.ts'
import { contactHandlers } from './contact/routes.ts'
import { couponHandlers } from './coupons/routes.ts'
import { discoveryHandlers } from './discovery/routes.ts'
import { favouriteHandlers } from './favourites/routes.ts'
import { goalHandlers } from './goals/routes.ts'
import { outsideHandlers } from './identity/outside/routes.ts'
import { identityHandlers } from './identity/routes.ts'
import { likeHandlers } from './likes/routes.ts'
import { orderHandlers } from './orders/routes.ts'
import { paymentHandlers } from './payments/routes.ts'
import { captchaHandlers } from './platform/captcha/routes.ts'
import type { Handler } from './platform/http/handler.ts'
import { referenceHandlers } from './reference/routes.ts'
import { reportHandlers } from './reports/routes.ts'
import { serviceHandlers } from './services/routes.ts'
import { showcaseHandlers } from './showcase/routes.ts'
import { staffLedgerHandlers } from './staff/ledger-routes.ts'
import { staffLicenceHandlers } from './staff/licence-routes.ts'
import { staffReportHandlers } from './staff/report-routes.ts'
import { staffHandlers } from './staff/routes.ts'
import { staffServiceHandlers } from './staff/service-routes.ts'
import { verificationQueueHandlers } from './staff/verification-routes.ts'

export const handlers: Handler[] = [
  ...referenceHandlers,
  ...profileHandlers,
  ...serviceHandlers,
  ...likeHandlers,
  ...discoveryHandlers,
  ...favouriteHandlers,
  ...showcaseHandlers,
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
  ...staffLedgerHandlers,
  ...goalHandlers,
  ...orderHandlers,
  ...couponHandlers,
  ...availabilityHandlers,
  ...connectedCalendarHandlers,
  ...paymentHandlers,
  ...captchaHandlers,
]

/** A declared call nobody answers would be a promise broken in production: it stops the start instead. */
export function refuseUnhandled(handled: Handler[]) {
  const answered = new Set(handled.map((handler) => handler.call))
  const missing = Object.entries(api).flatMap(([name, call]) => (answered.has(call) ? [] : [name]))
  if (missing.length > 0) throw new Error(`No handler for ${missing.join(', ')}`)
}
