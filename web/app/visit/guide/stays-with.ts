import { STAYS } from '@sojourn/contract/supply/guide-answers'
import { t } from '@sojourn/contract/words/t'

/** A length of one's own, from an address, is kept. */
export function staysWith(days: number | null) {
  const stays = STAYS.map((stay) => ({ value: String(stay.days), label: stay.name }))
  const isKnown = days === null || STAYS.some((stay) => stay.days === days)
  return isKnown
    ? stays
    : [
        ...stays,
        { value: String(days), label: t('{count, plural, one {# day} other {# days}}', { count: days }) },
      ]
}
