import { z } from 'zod'
import { defineCall, empty, list, one } from '../calls/call.ts'
import { line } from '../calls/fields.ts'
import { MOST_CHOSEN, MOST_COMPARED } from '../calls/limits.ts'
import { pageQuery } from '../calls/page.ts'
import { CreatedAt, Instant } from '../dates/time.ts'
import { AgentCard } from './agents.ts'

export const SORTS = ['relevance', 'rating', 'price', 'speed', 'newest'] as const
export const MOST_SEARCHES = 20

const Yes = z.literal('1')
const within = (number: z.ZodNumber, least: number, most: number) => number.min(least).max(most).optional()

const severalOf = ({ source }: RegExp) =>
  z.string().regex(new RegExp(`^${source}(,${source}){0,${MOST_CHOSEN - 1}}$`))

/** The same filters stand in an address, where numbers are text, and in a saved search. */
const filters = (number: () => z.ZodNumber) => ({
  /** The words are of a name, a headline, a service, a country, a visa or a purpose; misspelt ones are understood. */
  query: z.string().max(2000).optional(),
  /** Any of several, with commas between, as purposes and languages are. */
  country: severalOf(/[A-Za-z]{2}/).optional(),
  /** Purposes have ids such as `study`. */
  purpose: severalOf(/[a-z0-9-]{1,50}/).optional(),
  /** Visas have ids such as `ca/study-permit`. */
  visa: z.string().max(100).optional(),
  /** Languages are ISO 639 codes. */
  language: severalOf(/[A-Za-z]{2,3}/).optional(),
  min_rating: within(number(), 0, 5),
  /** Limits are in whole cents of US dollars; one service has to keep both. */
  max_price: within(number().int(), 1, 1e12),
  max_days: within(number().int(), 1, 36_500),
  /** Everybody who is found is verified; taken for those who ask. */
  verified: Yes.optional(),
  /** The licence is of the country, where one is given or a visa of it, and of any otherwise. */
  licensed: Yes.optional(),
  /** Has a free slot within so many days. */
  free_within: within(number().int(), 1, 92),
})

const fromAddress = filters(() => z.coerce.number() as unknown as z.ZodNumber)

/** Prices are those of services for it. */
export const placeAsked = {
  country: fromAddress.country,
  purpose: fromAddress.purpose,
  visa: fromAddress.visa,
}

/** The filters as they are saved. */
export const SearchFilters = z.strictObject({
  ...filters(() => z.number()),
  sort: z.enum(SORTS).optional(),
})
export type SearchFilters = z.output<typeof SearchFilters>

const Place = z.strictObject({ id: z.string(), name: z.string() })

/** Price and days are those of the country and purpose asked for. */
export const FoundAgent = AgentCard.extend({
  /** The quickest delivery counts, in days. */
  days_from: z.number().int().nullable(),
  service_count: z.number().int(),
  /** The countries whose regulator they are licensed by, confirmed by staff. */
  licences: z.array(Place),
  next_free_at: Instant.nullable(),
})
export type FoundAgent = z.output<typeof FoundAgent>

export const ComparedAgent = FoundAgent.extend({ takes_questions: z.boolean() })
export type ComparedAgent = z.output<typeof ComparedAgent>

export const listAgents = defineCall({
  method: 'GET',
  path: '/consultants',
  summary:
    'Agents who can be hired, by filters; a cursor goes on only with the filters and the sort it came from.',
  who: 'anyone',
  sameForAll: true,
  query: z.object({ ...pageQuery, ...fromAddress, sort: z.enum(SORTS).default('relevance') }),
  reply: list(FoundAgent),
})

/** With `more` there are at least so many, said as `1,000+`, and nothing is said of none. */
export const Count = z.strictObject({ count: z.number().int(), more: z.boolean() })
export type Count = z.output<typeof Count>

const Facet = z.array(Place.extend({ ...Count.shape }))

export const showAgentFacets = defineCall({
  method: 'GET',
  path: '/consultants/facets',
  summary: 'How many agents the filters find, and how many each other country, purpose or language would.',
  who: 'anyone',
  sameForAll: true,
  query: z.object(fromAddress),
  reply: one(
    z.strictObject({
      total: Count,
      countries: Facet,
      purposes: Facet,
      languages: Facet,
      names: z.record(z.string(), z.string()),
      /** Nobody has all words of the query: who is found has most of them. */
      is_partial: z.boolean(),
    }),
  ),
})
export type AgentFacets = z.output<typeof showAgentFacets.reply>['data']

export const compareAgents = defineCall({
  method: 'GET',
  path: '/consultants/compare',
  summary:
    'Up to three agents side by side, in the order asked for, with their prices for what is asked for; those who cannot be found now are left out.',
  who: 'anyone',
  query: z.object({
    ...placeAsked,
    ids: z
      .string()
      .max(200)
      .transform((ids) => [...new Set(ids.split(','))])
      .pipe(z.array(z.uuid()).min(1).max(MOST_COMPARED, `please compare at most ${MOST_COMPARED} agents`)),
  }),
  reply: list(ComparedAgent),
})

export const SavedSearch = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  filters: SearchFilters,
  /** New agents who match are mailed once a week: false as well where its owner has turned off mails about saved searches. */
  mail: z.boolean(),
  created_at: CreatedAt,
})
export type SavedSearch = z.output<typeof SavedSearch>

export const listSearches = defineCall({
  method: 'GET',
  path: '/account/searches',
  summary: 'The searches one has saved, the newest first.',
  who: 'person',
  reply: list(SavedSearch),
})

export const addSearch = defineCall({
  method: 'POST',
  path: '/account/searches',
  summary: `Saves a search; at most ${MOST_SEARCHES} a person. The same filters again change the search that is there.`,
  who: 'person',
  body: z.strictObject({
    name: line('please input a name'),
    filters: SearchFilters,
    mail: z.boolean().default(true),
  }),
  reply: one(SavedSearch),
  status: 201,
})

export const updateSearch = defineCall({
  method: 'PATCH',
  path: '/account/searches/{id}',
  summary: 'Renames a saved search, or turns its weekly mail on or off.',
  who: 'person',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ name: line('please input a name').optional(), mail: z.boolean().optional() }),
  reply: one(SavedSearch),
})

export const removeSearch = defineCall({
  method: 'DELETE',
  path: '/account/searches/{id}',
  summary: 'Forgets a saved search.',
  who: 'person',
  params: z.object({ id: z.uuid() }),
  reply: empty,
  status: 204,
})

const unsubscribing = {
  who: 'anyone',
  params: z.object({ token: z.string().max(200) }),
} as const

export const openUnsubscribe = defineCall({
  ...unsubscribing,
  method: 'GET',
  path: '/unsubscribe/{token}',
  summary: 'The link under a mail: leads to the page that asks, so that a mail scanner unsubscribes nobody.',
  reply: empty,
  status: 303,
})

export const unsubscribe = defineCall({
  ...unsubscribing,
  method: 'POST',
  path: '/unsubscribe/{token}',
  summary:
    'Stops the mails of all searches a person saved, by the link under each: also what a mail program sends on one click.',
  nonce: false,
  reply: one(z.strictObject({ name: z.string() })),
})

export const HIDDEN_BY = [
  'not_verified',
  'suspended',
  'leaving',
  'on_leave',
  'no_service',
  'licence_missing',
  'licence_closed',
] as const

export const Visibility = z.strictObject({
  found: z.boolean(),
  hidden_by: z.array(z.strictObject({ code: z.enum(HIDDEN_BY), message: z.string() })),
  /** Countries whose services are hidden because no licence there is confirmed. */
  hidden_countries: z.array(Place),
  /** The parts of their rank where no words are searched for; each at most `most` points. */
  rank: z.strictObject({
    points: z.number(),
    most: z.number(),
    parts: z.array(
      z.strictObject({
        code: z.enum(['rating', 'orders', 'response']),
        name: z.string(),
        points: z.number(),
        most: z.number(),
        /** The tip says what would lift it. */
        because: z.string(),
        tip: z.string(),
        /** Nothing was measured yet: the points are those of an average agent. */
        is_assumed: z.boolean(),
      }),
    ),
  }),
  /** The place is among all who are found for a country and purpose they serve. */
  places: z.array(
    z.strictObject({ country: Place, purpose: Place, place: z.number().int(), of: z.number().int() }),
  ),
})
export type Visibility = z.output<typeof Visibility>

export const showVisibility = defineCall({
  method: 'GET',
  path: '/account/consultant/visibility',
  summary: 'Why clients find one where they do, and what would lift it.',
  who: 'agent',
  reply: one(Visibility),
})
