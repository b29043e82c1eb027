import type { Term } from '@sojourn/contract/amounts/plans'
import type { PlanOffer } from '@sojourn/contract/money/subscriptions'
import { t } from '@sojourn/contract/words/t'

export type PlanWord = 'switch' | 'upgrade' | 'downgrade'

export const termWords: Record<Term, string> = { month: t('monthly'), year: t('yearly') }
export const perTerm: Record<Term, string> = { month: t('a month'), year: t('a year') }

export const servicesWords = (limit: number | null) =>
  limit === null
    ? t('Unlimited active services')
    : t('{count, plural, one {# active service} other {# active services}}', { count: limit })

/** How many months of twelve a year costs less than by the month. */
export function monthsFree({ month, year }: PlanOffer) {
  return month.amount > 0 ? Math.floor(12 - year.amount / month.amount) : 0
}
