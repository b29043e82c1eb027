import { auditData } from '../../ground/audit/personal-data.ts'
import { contactData } from '../../ground/contact/personal-data.ts'
import { factsData } from '../../ground/facts/personal-data.ts'
import { referenceData } from '../../ground/reference/personal-data.ts'
import { rulesData } from '../../ground/rules/personal-data.ts'
import { couponsData } from '../../money/coupons/personal-data.ts'
import { ledgerData } from '../../money/ledger/personal-data.ts'
import { paymentsData } from '../../money/payments/personal-data.ts'
import { subscriptionsData } from '../../money/subscriptions/personal-data.ts'
import { walletsData } from '../../money/wallets/personal-data.ts'
import { accountData } from '../../people/account/personal-data.ts'
import { identityData } from '../../people/identity/personal-data.ts'
import type { RulesOf } from '../../platform/data-rules.ts'
import type { DB } from '../../platform/database/rows.generated.ts'
import { platformData } from '../../platform/personal-data.ts'
import { agentsData } from '../../supply/agents/personal-data.ts'
import { availabilityData } from '../../supply/availability/personal-data.ts'
import { favouritesData } from '../../supply/favourites/personal-data.ts'
import { likesData } from '../../supply/likes/personal-data.ts'
import { discoveryData } from '../../supply/search/personal-data.ts'
import { servicesData } from '../../supply/services/personal-data.ts'
import { articlesData } from '../../talk/articles/personal-data.ts'
import { conversationsData } from '../../talk/conversations/personal-data.ts'
import { notificationsData } from '../../talk/notifications/personal-data.ts'
import { reportsData } from '../../talk/reports/personal-data.ts'
import { reviewsData } from '../../talk/reviews/personal-data.ts'
import { showcaseData } from '../../talk/showcase/personal-data.ts'
import { completionData } from '../../work/completion/personal-data.ts'
import { conflictsData } from '../../work/conflicts/personal-data.ts'
import { documentsData } from '../../work/documents/personal-data.ts'
import { goalsData } from '../../work/goals/personal-data.ts'
import { meetingsData } from '../../work/meetings/personal-data.ts'
import { ordersData } from '../../work/orders/personal-data.ts'

/**
 * What every table holds on people, as each domain says of its own. The export and the deletion are made from it, and a
 * table or column that is not here fails a test.
 */
export const personalData: RulesOf<keyof DB> = {
  ...accountData,
  ...agentsData,
  ...servicesData,
  ...reviewsData,
  ...reportsData,
  ...notificationsData,
  ...availabilityData,
  ...likesData,
  ...favouritesData,
  ...discoveryData,
  ...identityData,
  ...contactData,
  ...goalsData,
  ...ordersData,
  ...conflictsData,
  ...completionData,
  ...documentsData,
  ...meetingsData,
  ...conversationsData,
  ...couponsData,
  ...ledgerData,
  ...paymentsData,
  ...walletsData,
  ...subscriptionsData,
  ...auditData,
  ...factsData,
  ...rulesData,
  ...platformData,
  ...referenceData,
  ...showcaseData,
  ...articlesData,
}

/** Tables that are not our own. */
export const foreignSchemas: Record<string, string> = {
  pgboss:
    'unfinished work and ids of what it is about, with what lets it act sealed; gone a day after it is done, or 90 days after it failed',
  sandbox:
    'the book of a processor no money moves at: invented cards, and customers by their email alone, until they are removed',
}
