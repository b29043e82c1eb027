import { describe, expect, test } from 'vitest'
import { wordsOfLetter } from '../../../test/read-letters.ts'
import { explainRank } from './explain-rank.ts'
import { hiddenBy, mayBeFound } from './policy.ts'
import {
  bayesianRating,
  MOST_POINTS,
  pointsOf,
  ratingRankOf,
  standingOf,
  type TrackRecord,
} from './ranking.ts'
import { type News, newsMail } from './saved/news-mails.ts'
import { type FoundRow, viewFoundAgent } from './view.ts'

const record = (changed: Partial<TrackRecord> = {}): TrackRecord => ({
  ...{ rating_sum: 0, review_count: 0, completed_orders: 0, response_minutes: null },
  ...changed,
})

describe('a rating among others', () => {
  test.each([
    ['without reviews is what is usual', record(), 4.5],
    ['of one perfect review hardly moves', record({ rating_sum: 5, review_count: 1 }), 4.583],
    ['of one bad review does not ruin anybody', record({ rating_sum: 1, review_count: 1 }), 3.917],
    ['of many is what they say', record({ rating_sum: 400, review_count: 100 }), 4.024],
  ])('%s', (_name, given, expected) => {
    expect(bayesianRating(given)).toBeCloseTo(expected, 3)
  })

  test('puts who has no review behind all who have', () => {
    expect(ratingRankOf(record())).toBe(0)
    expect(ratingRankOf(record({ rating_sum: 0.5, review_count: 1 }))).toBeGreaterThan(0)
  })
})

describe('the points of an agent', () => {
  const best = record({
    rating_sum: 50_000,
    review_count: 10_000,
    completed_orders: 200,
    response_minutes: 0,
  })

  test('are a hundred at most, and nobody goes beyond', () => {
    expect(standingOf(best)).toBeLessThanOrEqual(100_000)
    expect(standingOf(best)).toBeGreaterThan(99_900)
    expect(pointsOf({ ...best, completed_orders: 1_000_000 }).orders).toBe(MOST_POINTS.orders)
  })

  test.each([
    ['an order', { completed_orders: 1 }],
    ['a good review', { rating_sum: 5, review_count: 1 }],
    ['an answer', { response_minutes: 60 }],
  ])('grow by %s', (_name, more) => {
    expect(standingOf(record(more))).toBeGreaterThan(standingOf(record()))
  })

  test('grow less by each order', () => {
    const orders = (completed_orders: number) => pointsOf(record({ completed_orders })).orders
    expect(orders(1) - orders(0)).toBeGreaterThan(orders(2) - orders(1))
    expect(orders(100) - orders(99)).toBeGreaterThan(0)
  })

  test.each([
    [0, 15],
    [1440, 7.5],
    [2880, 0],
    [100_000, 0],
    [null, 0],
  ])('for answering after %s minutes are %d', (response_minutes, points) => {
    expect(pointsOf(record({ response_minutes })).response).toBeCloseTo(points, 5)
  })

  test('are explained part by part, and the parts are the whole', () => {
    const { points, most, parts } = explainRank(
      record({ rating_sum: 9, review_count: 2, completed_orders: 1, response_minutes: 90 }),
    )
    expect(most).toBe(100)
    expect(parts.map(({ because }) => because)).toEqual([
      '4.5 from 2 reviews',
      '1 completed order',
      'In the last 90 days you usually answered within 2 hours.',
    ])
    expect(parts.reduce((sum, part) => sum + part.points, 0)).toBeCloseTo(points, 0)
  })

  test('of who has done nothing yet say so', () => {
    expect(explainRank(record()).parts.map(({ because }) => because)).toEqual([
      'No reviews yet. You count as average.',
      '0 completed orders',
      'Measured once you have answered five clients within 90 days.',
    ])
    expect(explainRank(record()).parts.map(({ is_assumed }) => is_assumed)).toEqual([true, false, true])
    expect(explainRank(record({ response_minutes: 1 })).parts[2]?.because).toBe(
      'In the last 90 days you usually answered within 1 hour.',
    )
  })
})

describe('who is found', () => {
  const agent = {
    ...{
      verified_at: new Date('2026-01-02T09:00:00Z'),
      suspended_at: null,
      deleted_at: null,
      deletion_due_at: null,
    },
    ...{ away_from: null, away_until: null, timezone: null },
  }
  const today = '2026-11-20'
  const now = new Date('2026-11-20T23:30:00Z')
  const gone = new Date('2026-11-01T09:00:00Z')

  test.each([
    ['who is verified', {}, [], true],
    ['not who is not', { verified_at: null }, ['not_verified'], false],
    ['not who is suspended', { suspended_at: gone }, ['suspended'], false],
    ['not who asked for the end of their account', { deletion_due_at: gone }, ['leaving'], false],
    [
      'not who is on leave, from the first day',
      { away_from: today, away_until: '2026-11-30' },
      ['on_leave'],
      false,
    ],
    ['to the last', { away_from: '2026-11-01', away_until: today }, ['on_leave'], false],
    ['again the day after', { away_from: '2026-11-01', away_until: '2026-11-19' }, [], true],
    [
      'not who is on leave where their day began earlier',
      { away_from: '2026-11-21', away_until: '2026-11-30', timezone: 'Pacific/Auckland' },
      ['on_leave'],
      false,
    ],
    [
      'nor where their last day is not over',
      { away_from: '2026-11-01', away_until: today, timezone: 'Pacific/Honolulu' },
      ['on_leave'],
      false,
    ],
    [
      'again where the day after has begun',
      { away_from: '2026-11-01', away_until: today, timezone: 'Pacific/Auckland' },
      [],
      true,
    ],
    ['still the day before', { away_from: '2026-11-21', away_until: '2026-11-30' }, [], true],
    ['not who left for good', { deleted_at: gone }, [], false],
    [
      'with all that hides them',
      { verified_at: null, suspended_at: gone, away_from: today, away_until: today },
      ['not_verified', 'suspended', 'on_leave'],
      false,
    ],
  ])('%s', (_name, changed, hiding, found) => {
    expect([hiddenBy({ ...agent, ...changed }, now), mayBeFound({ ...agent, ...changed }, now)]).toEqual([
      hiding,
      found,
    ])
  })
})

describe('a card of an agent', () => {
  const row = (card: object = {}, more: Partial<FoundRow> = {}): FoundRow => ({
    card: {
      ...{ uuid: 'agent-1', username: 'amara', name: 'Amara Okafor', headline: null, picture_key: null },
      ...{ countries: [], categories: [], languages: ['en', 'fr'], rating: null, review_count: 0 },
      ...{ completed_orders: 0, response_minutes: null, service_count: 1, licences: [], ...card },
    },
    ...{ min_price: 420_00, min_days: 21, next_free_at: null, ...more },
  })

  test('has what people choose by', () => {
    expect(viewFoundAgent(row({ picture_key: 'pictures/one', response_minutes: 20 }))).toMatchObject({
      ...{ username: 'amara', headline: '', profile_picture: '/api/pictures/one.webp', response_hours: 1 },
      ...{ price_from: { amount: 420_00, currency: 'USD' }, days_from: 21, licensed: false, verified: true },
      languages: [
        ['en', 'English'],
        ['fr', 'French'],
      ],
    })
  })

  test('leads to the number of who has no name of their own, and says nothing that is not known', () => {
    expect(viewFoundAgent(row({ username: null }, { min_price: null, min_days: null }))).toMatchObject({
      ...{ username: 'agent-1', price_from: null, days_from: null, response_hours: null, next_free_at: null },
    })
  })
})

describe('the mail of a saved search', () => {
  const person = { id: 'person-1', first_name: 'Ines' }
  const now = new Date('2026-11-02T09:00:00Z')
  const news = (changed: Partial<News> = {}): News => ({
    ...{ name: 'Canada, study', names: ['Amara Okafor', 'Liam Chen'], count: 2 },
    ...{ filters: { country: 'CA', max_price: 500_50, sort: 'price' }, ...changed },
  })
  const mail = (all: News[]) => newsMail(person, all, 'token-1', now)

  test('of one leads to its list, the newest first, with the price in whole dollars', () => {
    expect(wordsOfLetter(mail([news()]))).toEqual([
      'New agents for “Canada, study”',
      'New agents for you, Ines',
      'New for “Canada, study”: Amara Okafor, Liam Chen.',
      '[See them] /p/agents?country=CA&max_price=501&sort=newest',
      'We email you at most once a week, and only when there are new agents.',
    ])
  })

  test('of several leads to all of them', () => {
    expect(wordsOfLetter(mail([news(), news({ name: 'Germany' })]))).toEqual(
      expect.arrayContaining([
        'New agents for 2 of your saved searches',
        'New for “Germany”: Amara Okafor, Liam Chen.',
        '[Your saved searches] /p/client/wishlist/searches',
      ]),
    )
  })

  test.each([
    [3, 'Amara Okafor, Liam Chen and 1 more'],
    [1000, 'Amara Okafor, Liam Chen and 998 more'],
    [1001, 'Amara Okafor, Liam Chen and many more'],
  ])('of %i agents names the first', (count, words) => {
    expect(mail([news({ count })]).paragraphs).toEqual([`New for “Canada, study”: ${words}.`])
  })

  test('can be ended with one click', () => {
    expect(mail([news()])).toMatchObject({ unsubscribePath: '/api/unsubscribe/token-1' })
  })
})
