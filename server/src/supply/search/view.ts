import type { FoundAgent, SavedSearch, SearchFilters } from '@sojourn/contract/supply/discovery'
import { languageName } from '../../ground/reference/language-name.ts'
import { viewAgentShare } from '../../ground/shares/view-share.ts'

/** The column `found_agent.card` holds what is shown as it is. */
export interface Card {
  uuid: string
  username: string | null
  name: string
  headline: string | null
  picture_key: string | null
  countries: FoundAgent['countries']
  categories: FoundAgent['categories']
  languages: string[]
  rating: number | null
  review_count: number
  completed_orders: number
  response_minutes: number | null
  /** Null means that there are none, as with cards of the release before. */
  decisions?: { approved: number; refused: number } | null
  service_count: number
  licences: FoundAgent['licences']
}

export interface FoundRow {
  card: Card
  min_price: number | null
  min_days: number | null
  next_free_at: Date | null
}

const USD = 'USD'
const MINUTES_AN_HOUR = 60

export const viewFoundAgent = ({ card, min_price, min_days, next_free_at }: FoundRow): FoundAgent => ({
  uuid: card.uuid,
  username: card.username ?? card.uuid,
  name: card.name,
  headline: card.headline ?? '',
  profile_picture: card.picture_key && `/api/${card.picture_key}.webp`,
  countries: card.countries,
  categories: card.categories,
  languages: card.languages.map((code) => [code, languageName(code)]),
  rating: card.rating,
  review_count: card.review_count,
  completed_orders: card.completed_orders,
  approvals: viewAgentShare(card.decisions),
  response_hours:
    card.response_minutes === null ? null : Math.max(1, Math.round(card.response_minutes / MINUTES_AN_HOUR)),
  verified: true,
  licensed: card.licences.length > 0,
  price_from: min_price === null ? null : { amount: min_price, currency: USD },
  days_from: min_days,
  service_count: card.service_count,
  licences: card.licences,
  next_free_at: next_free_at?.toISOString() ?? null,
})

export interface SearchRow {
  id: string
  name: string
  filters: unknown
  mail: boolean
  created_at: Date
}

/** Nothing is mailed where its owner has turned off this kind of mail. */
export const viewSearch = (row: SearchRow, areMailed: boolean): SavedSearch => ({
  id: row.id,
  name: row.name,
  filters: row.filters as SearchFilters,
  mail: row.mail && areMailed,
  created_at: { date: row.created_at.toISOString() },
})
