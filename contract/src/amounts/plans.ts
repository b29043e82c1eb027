export const PLANS = ['free', 'pro', 'business'] as const
export type Plan = (typeof PLANS)[number]

export const TERMS = ['month', 'year'] as const
export type Term = (typeof TERMS)[number]

export interface PlanTerms {
  name: string
  /** Null means as many as one likes. */
  active_services: number | null
  commission_percent: number
  /** It is in whole cents of US dollars. */
  month: number
  year: number
}

/** Staff can change these terms (see `ground/rules/plan-terms.ts`). */
export const plans = {
  free: { name: 'Free', active_services: 2, commission_percent: 20, month: 0, year: 0 },
  pro: { name: 'Pro', active_services: 15, commission_percent: 12, month: 29_00, year: 290_00 },
  business: { name: 'Business', active_services: null, commission_percent: 8, month: 99_00, year: 990_00 },
} as const satisfies Record<Plan, PlanTerms>

/** Returns true if the first plan allows more than the second. */
export const isAbove = (one: Plan, other: Plan) => PLANS.indexOf(one) > PLANS.indexOf(other)
