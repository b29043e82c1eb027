import type { AgentLicence, AgentProfile, AgentReview, AgentService } from '@sojourn/contract/supply/agents'
import { languageName } from '../../ground/reference/language-name.ts'
import { namedPurposes } from '../../ground/reference/named-purposes.ts'
import { viewAgentShare } from '../../ground/shares/view-share.ts'
import { isOnLeave } from '../../supply/agents/is-on-leave.ts'
import type { sumOfOffers } from '../../supply/services/offers-of.ts'
import type { LicenceRow, ProfileRow, starsOf } from './profile-store.ts'

interface Page<Item> {
  data: { items: Item[]; pagination: { next_cursor: string | null } }
}

interface Parts {
  row: ProfileRow
  licences: LicenceRow[]
  stars: Awaited<ReturnType<typeof starsOf>>
  services: Page<AgentService>
  sum: Awaited<ReturnType<typeof sumOfOffers>>
  reviews: Page<AgentReview>
  hidden: AgentProfile['hidden']
  now: Date
}

export function viewProfile({
  row,
  licences,
  stars,
  services,
  sum,
  reviews,
  hidden,
  now,
}: Parts): AgentProfile {
  const { review_count, response_minutes, away_until } = row
  const city = row.alt_city ?? row.city
  return {
    uuid: row.uuid,
    username: row.username ?? row.uuid,
    name: `${row.first_name} ${row.last_name}`,
    headline: row.headline ?? '',
    profile_picture: row.picture_key && `/api/${row.picture_key}.webp`,
    countries: sum.countries,
    categories: namedPurposes(sum.purposes).map(({ name }) => ({ name })),
    languages: row.languages.map((code) => [code, languageName(code)]),
    rating: review_count > 0 ? Math.round((Number(row.rating_sum) / review_count) * 10) / 10 : null,
    review_count,
    completed_orders: row.completed_orders,
    approvals: viewAgentShare({
      approved: row.decisions_approved ?? 0,
      refused: row.decisions_refused ?? 0,
    }),
    response_hours: response_minutes === null ? null : Math.max(1, Math.round(response_minutes / 60)),
    verified: row.verified_at !== null,
    licensed: licences.length > 0,
    price_from: sum.price_from === null ? null : { amount: sum.price_from, currency: 'USD' },
    about: row.about ?? '',
    location: city && row.country_name ? { city, country: row.country_name } : null,
    timezone: row.timezone,
    verified_since: row.verified_at?.toISOString().slice(0, 10) ?? null,
    licences: licences.map(viewLicence),
    declared_trader: row.declared_trader,
    trader: traderIn(row),
    services: services.data.items,
    service_count: sum.count,
    services_next: services.data.pagination.next_cursor,
    reviews: reviews.data.items,
    reviews_next: reviews.data.pagination.next_cursor,
    stars: [5, 4, 3, 2, 1].map((star) => ({
      star,
      count: stars.find((known) => known.star === star)?.count ?? 0,
    })),
    likes: row.likes ?? 0,
    like_id: row.like_id,
    hello: helloIn(row),
    away_until: isOnLeave(row, now) ? away_until : null,
    takes_questions: row.takes_questions,
    hidden,
  }
}

const helloIn = ({ hello_id, hello_seconds, hello_poster_id, hello_captions }: ProfileRow) =>
  hello_id && hello_seconds
    ? {
        id: hello_id,
        seconds: hello_seconds,
        has_poster: hello_poster_id !== null,
        has_captions: hello_captions !== null,
      }
    : null

/** It is null where they told us of no business. */
function traderIn(row: ProfileRow): AgentProfile['trader'] {
  const { legal_name, registration_number, business_street, business_postal_code, business_country_name } =
    row
  if (!row.declared_trader || legal_name === null) return null
  const city = row.business_alt_city ?? row.business_city
  const address = [`${business_street}, ${business_postal_code} ${city}`, business_country_name ?? '']
  return { legal_name, registration_number, address, website: row.business_website }
}

const viewLicence = (row: LicenceRow): AgentLicence => ({
  regulator: { code: row.regulator, name: row.regulator_name ?? row.regulator },
  licence_class:
    row.class_code && row.class_name && row.class_may
      ? { code: row.class_code, name: row.class_name, may: row.class_may }
      : null,
  number: row.number,
  country: { id: row.country_iso, name: row.country_name },
  valid_until: row.valid_until,
  register_url: row.register_url ?? row.regulator_url,
})
