import type { Term } from '@sojourn/contract/amounts/plans'
import type { PlanOffer } from '@sojourn/contract/money/subscriptions'

export const termWords: Record<Term, string> = { month: 'monthly', year: 'yearly' }
export const perTerm: Record<Term, string> = { month: 'a month', year: 'a year' }

export const servicesWords = (limit: number | null) =>
  limit === null ? 'Unlimited active services' : `${limit} active ${limit === 1 ? 'service' : 'services'}`

/** How many months of twelve a year costs less than by the month. */
export function monthsFree({ month, year }: PlanOffer) {
  return month.amount > 0 ? Math.floor(12 - year.amount / month.amount) : 0
}
