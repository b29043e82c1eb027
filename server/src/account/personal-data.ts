import { agentsData } from '../agents/personal-data.ts'
import { availabilityData } from '../availability/personal-data.ts'
import { contactData } from '../contact/personal-data.ts'
import { couponsData } from '../coupons/personal-data.ts'
import { discoveryData } from '../discovery/personal-data.ts'
import { favouritesData } from '../favourites/personal-data.ts'
import { goalsData } from '../goals/personal-data.ts'
import { identityData } from '../identity/personal-data.ts'
import { ledgerData } from '../ledger/personal-data.ts'
import { likesData } from '../likes/personal-data.ts'
import { ordersData } from '../orders/personal-data.ts'
import { paymentsData } from '../payments/personal-data.ts'
import type { RulesOf } from '../platform/data-rules.ts'
import type { DB } from '../platform/database/rows.generated.ts'
import { platformData } from '../platform/personal-data.ts'
import { referenceData } from '../reference/personal-data.ts'
import { reportsData } from '../reports/personal-data.ts'
import { reviewsData } from '../reviews/personal-data.ts'
import { servicesData } from '../services/personal-data.ts'
import { showcaseData } from '../showcase/personal-data.ts'
import { staffData } from '../staff/personal-data.ts'
import { accountData } from './account-data.ts'

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
  ...availabilityData,
  ...likesData,
  ...favouritesData,
  ...discoveryData,
  ...identityData,
  ...contactData,
  ...goalsData,
  ...ordersData,
  ...couponsData,
  ...ledgerData,
  ...paymentsData,
  ...staffData,
  ...platformData,
  ...referenceData,
  ...showcaseData,
}

/** Tables that are not our own. */
export const foreignSchemas: Record<string, string> = {
  pgboss:
    'work under way and ids of what it is about, with what lets it act sealed; gone a day after it is done, or 90 days after it failed',
  sandbox: 'the book of a processor no money moves at: invented cards, and customers without a name',
}
