import { type Plan, type PlanTerms, plans } from '@sojourn/contract/amounts/plans'
import type { Reader } from '../../platform/database/database.ts'
import { rulesNow } from './rule.ts'
import { type RuleName, rules } from './rules.ts'

const OF_PLANS = (Object.keys(rules) as RuleName[]).filter((name) => /^(free|pro|business)_/.test(name))

/** Staff may have set a term; else it is as it came. */
export async function planTerms(db: Reader): Promise<Record<Plan, PlanTerms>> {
  const values = await rulesNow(db, OF_PLANS)
  const now = (name: RuleName) => values[name]
  return {
    free: {
      ...plans.free,
      active_services: now('free_services'),
      commission_percent: now('free_commission'),
    },
    pro: {
      ...plans.pro,
      active_services: now('pro_services'),
      commission_percent: now('pro_commission'),
      month: now('pro_month'),
      year: now('pro_year'),
    },
    business: {
      ...plans.business,
      commission_percent: now('business_commission'),
      month: now('business_month'),
      year: now('business_year'),
    },
  }
}
