import { STAYS } from '@sojourn/contract/supply/guide-answers'

/** A length of one's own, from an address, is kept. */
export function staysWith(days: number | null) {
  const stays = STAYS.map((stay) => ({ value: String(stay.days), label: stay.name as string }))
  const isKnown = days === null || STAYS.some((stay) => stay.days === days)
  return isKnown ? stays : [...stays, { value: String(days), label: `${days} days` }]
}
