import { domain } from '../../platform/domain.ts'
import { staffArticleHandlers } from './article-routes.ts'
import { staffConflictHandlers } from './conflict-routes.ts'
import { staffConversationHandlers } from './conversation-routes.ts'
import { staffDecisionHandlers } from './decision-routes.ts'
import { staffFactHandlers } from './fact-routes.ts'
import { staffGiftHandlers } from './gift-routes.ts'
import { staffLedgerHandlers } from './ledger-routes.ts'
import { staffLicenceHandlers } from './licence-routes.ts'
import { staffOrderHandlers } from './order-routes.ts'
import { staffPayoutHandlers } from './payout-routes.ts'
import { staffRefundHandlers } from './refund-routes.ts'
import { staffReportHandlers } from './report-routes.ts'
import { staffHandlers } from './routes.ts'
import { staffRuleHandlers } from './rule-routes.ts'
import { staffServiceHandlers } from './service-routes.ts'
import { verificationQueueHandlers } from './verification-routes.ts'

export const staffDomain = domain({
  handlers: [
    ...staffHandlers,
    ...verificationQueueHandlers,
    ...staffLicenceHandlers,
    ...staffServiceHandlers,
    ...staffReportHandlers,
    ...staffArticleHandlers,
    ...staffOrderHandlers,
    ...staffConflictHandlers,
    ...staffConversationHandlers,
    ...staffRuleHandlers,
    ...staffFactHandlers,
    ...staffLedgerHandlers,
    ...staffPayoutHandlers,
    ...staffRefundHandlers,
    ...staffDecisionHandlers,
    ...staffGiftHandlers,
  ],
})
