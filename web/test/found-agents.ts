import type { AgentProfile, AgentReview, AgentService } from '@sojourn/contract/supply/agents'
import type { AgentFacets, FoundAgent } from '@sojourn/contract/supply/discovery'
import type { AccountState, ShellAccount } from '../app/session/account.ts'

export const AMARA = '0190a0a0-0000-7000-8000-0000000000a1'
export const BRUNO = '0190a0a0-0000-7000-8000-0000000000a2'
export const CHIARA = '0190a0a0-0000-7000-8000-0000000000a3'
export const DINA = '0190a0a0-0000-7000-8000-0000000000a4'

const usd = (amount: number) => ({ amount, currency: 'USD' })

export const aFoundAgent = (changes: Partial<FoundAgent> = {}): FoundAgent => ({
  uuid: AMARA,
  username: 'amara-okafor',
  name: 'Amara Okafor',
  headline: 'Study in Canada',
  profile_picture: null,
  countries: [{ id: 'CA', name: 'Canada' }],
  categories: [{ name: 'Study' }],
  languages: [['en', 'English']],
  rating: 4.8,
  review_count: 12,
  completed_orders: 31,
  approvals: null,
  response_hours: 3,
  verified: true,
  licensed: true,
  price_from: usd(50_000),
  days_from: 14,
  service_count: 4,
  licences: [{ id: 'CA', name: 'Canada' }],
  next_free_at: '2026-03-10T12:00:00.000Z',
  ...changes,
})

export const bruno = (changes: Partial<FoundAgent> = {}) =>
  aFoundAgent({ uuid: BRUNO, username: 'bruno', name: 'Bruno Costa', ...changes })

export const aNewAgent = (changes: Partial<FoundAgent> = {}) =>
  aFoundAgent({
    uuid: CHIARA,
    username: CHIARA,
    name: 'Chiara Neri',
    rating: null,
    review_count: 0,
    completed_orders: 0,
    response_hours: null,
    licensed: false,
    licences: [],
    price_from: null,
    days_from: null,
    service_count: 0,
    next_free_at: null,
    ...changes,
  })

export const theFacets = (changes: Partial<AgentFacets> = {}): AgentFacets => ({
  total: { count: 2, more: false },
  countries: [
    { id: 'CA', name: 'Canada', count: 1_204, more: true },
    { id: 'DE', name: 'Germany', count: 0, more: false },
  ],
  purposes: [{ id: 'study', name: 'Study', count: 7, more: false }],
  languages: [{ id: 'en', name: 'English', count: 9, more: false }],
  names: {},
  is_partial: false,
  ...changes,
})

export const aHirable = (changes: Partial<AgentService> = {}): AgentService => ({
  id: '0190a0a0-0000-7000-8000-0000000000b5',
  title: 'Study permit',
  description: 'All of it.',
  visa: {
    id: 'ca/study-permit',
    name: 'Study permit',
    purposes: [{ id: 'study', name: 'Study' }] as AgentService['visa']['purposes'],
    country: { id: 'CA', name: 'Canada' },
  },
  price: usd(50_000),
  further_person: null,
  delivery_time: 14,
  meeting_length: 30,
  requirements: [],
  refund_schedule: { before_start: 100, before_filing: 50, after_filing: 0 },
  stages: [],
  ...changes,
})

export const aReview = (changes: Partial<AgentReview> = {}): AgentReview => ({
  id: '0190a0a0-0000-7000-8000-0000000000b6',
  from: { full_name: 'Ngozi Traveller', username: null },
  visa: { name: 'Study permit', purposes: [], country: { id: 'CA', name: 'Canada' } },
  star: 5,
  refunded: false,
  content: 'All went well.',
  created_at: { date: '2026-02-03T12:00:00.000Z' },
  reply: null,
  ...changes,
})

export const aProfile = (changes: Partial<AgentProfile> = {}): AgentProfile => {
  const { days_from: _, next_free_at: __, ...card } = aFoundAgent()
  return {
    ...card,
    about: '',
    location: { city: 'Lagos', country: 'Nigeria' },
    timezone: null,
    verified_since: '2025-05-06',
    licences: [],
    declared_trader: null,
    trader: null,
    services: [aHirable()],
    service_count: 1,
    services_next: null,
    reviews: [aReview()],
    reviews_next: null,
    stars: [5, 4, 3, 2, 1].map((star) => ({ star, count: star === 5 ? 12 : 0 })),
    likes: 3,
    like_id: null,
    hello: null,
    away_until: null,
    takes_questions: true,
    hidden: null,
    ...changes,
  }
}

export const VISITOR: AccountState = { kind: 'visitor' }

/** Somebody who is signed in, as public pages know them. */
export const signedIn = (changes: Partial<ShellAccount> = {}): AccountState => ({
  kind: 'present',
  logOut: () => {},
  account: {
    uuid: '0190a0a0-0000-7000-8000-0000000000c9',
    role: 'subscriber',
    fullname: 'Ngozi Traveller',
    username: null,
    profile_picture: null,
    order_count: 0,
    switched: false,
    ...changes,
  },
})
