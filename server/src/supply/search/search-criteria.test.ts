import type { SearchFilters } from '@sojourn/contract/supply/discovery'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../../platform/clock.ts'
import { chosen } from './filters.ts'
import { byWord, inAims, isNarrowed, offerConditions } from './offer-filters.ts'
import { aimOf, aimsOf, fingerprintOf, readFilters } from './search-criteria.ts'
import { Values } from './values.ts'
import type { Words } from './words/read-words.ts'
import { all, everybodyUnit, most, quoted, type Unit, widened, wordUnit } from './words/search-terms.ts'

const now = new Date('2026-11-02T09:00:00Z')
const filters = (given: object = {}) => given as SearchFilters
const aims = (given: object) => aimsOf(filters(given))?.map(({ country, aim }) => `${country}|${aim}`)

describe('where a search looks', () => {
  test.each([
    ['everywhere, for anything', {}, ['|']],
    ['in a country', { country: 'ca' }, ['CA|']],
    ['for a purpose', { purpose: 'study' }, ['|study']],
    ['for a purpose in a country', { country: 'CA', purpose: 'study' }, ['CA|study']],
    [
      'for each purpose in each country',
      { country: 'DE,CA', purpose: 'work,study' },
      ['CA|study', 'CA|work', 'DE|study', 'DE|work'],
    ],
    ['for a visa, in its country', { visa: 'ca/study-permit' }, ['CA|ca/study-permit']],
    ['for a visa of the country named', { visa: 'ca/study-permit', country: 'CA' }, ['CA|ca/study-permit']],
    [
      'for a visa of one of the countries named',
      { visa: 'ca/study-permit', country: 'DE,CA' },
      ['CA|ca/study-permit'],
    ],
    ['for a visa of every country, in one', { visa: 'general/visit', country: 'KE' }, ['KE|general/visit']],
    ['for a visa of every country', { visa: 'general/visit' }, ['|general/visit']],
    [
      'for a visa and not by its purposes',
      { visa: 'ca/study-permit', purpose: 'work' },
      ['CA|ca/study-permit'],
    ],
  ])('%s', (_name, given, expected) => {
    expect(aims(given)).toEqual(expected)
  })

  test('nowhere, where the visa is of another country', () => {
    expect(aims({ visa: 'ca/study-permit', country: 'DE' })).toBeUndefined()
    expect(readFilters(filters({ visa: 'ca/study-permit', country: 'DE' }), null, now)).toBeNull()
  })

  test('cards show the price of the one place asked for, or the lowest of all', () => {
    expect(aimOf(filters({ country: 'CA', purpose: 'study' }))).toEqual({ country: 'CA', aim: 'study' })
    expect(aimOf(filters({ country: 'CA,DE' }))).toEqual({ country: '', aim: '' })
    expect(aimOf(filters({ visa: 'ca/study-permit', country: 'DE' }))).toEqual({ country: '', aim: '' })
  })
})

describe('what several values in one filter mean', () => {
  test.each([
    ['', []],
    ['de', ['de']],
    ['fr,de', ['de', 'fr']],
    ['de,,de,', ['de']],
  ])('%j', (text, expected) => {
    expect(chosen(text)).toEqual(expected)
  })
})

describe('filters', () => {
  const read = (given: object, words: Words | null = null) => readFilters(filters(given), words, now)

  test('that were not chosen narrow nothing', () => {
    const sought = read({})
    expect(sought).toMatchObject({
      narrowed: {
        ...{ language: null, min_rating: null, max_price: null, max_days: null, licensed: null },
        ...{ free_within: null, found_after: null },
      },
      visaServes: null,
    })
    expect(sought && isNarrowed(sought)).toBe(false)
  })

  test.each([
    ['a language', { language: 'DE,fr' }, { language: ['de', 'fr'] }],
    ['a rating', { min_rating: 4 }, { min_rating: 4 }],
    ['a price', { max_price: 500_00 }, { max_price: 500_00 }],
    ['a price of nothing', { max_price: 0 }, { max_price: 0 }],
    ['a time', { max_days: 30 }, { max_days: 30 }],
    ['a licence', { licensed: '1' }, { licensed: true }],
    ['a free time', { free_within: 7 }, { free_within: new Date(now.getTime() + 7 * DAY_MS) }],
  ])('%s narrows', (_name, given, expected) => {
    const sought = read(given)
    expect(sought).toMatchObject({ narrowed: expected })
    expect(sought && isNarrowed(sought)).toBe(true)
  })

  test('a visa that must serve purposes as well', () => {
    expect(read({ visa: 'ca/study-permit', purpose: 'work,study' })?.visaServes).toEqual({
      ...{ visa: 'ca/study-permit', purposes: ['study', 'work'] },
    })
  })

  test('words without a letter find nobody; none at all find everybody', () => {
    expect(read({ query: '???' })).toBeNull()
    expect(read({ query: '  ' })).not.toBeNull()
  })
})

describe('the statement', () => {
  test('never holds what was typed: all of it goes beside it', () => {
    const values = new Values()
    const hostile = "x'; drop table agent; --"
    const sought = readFilters(
      filters({ language: hostile, visa: `ca/${hostile}`, purpose: hostile, max_price: 1, max_days: 2 }),
      null,
      now,
    )
    if (!sought) throw new Error('Nobody is sought')
    const text = [
      inAims(sought.aims, values),
      ...offerConditions(sought, values),
      ...byWord(sought, values),
    ].join(' ')
    expect(text).not.toContain('drop table')
    expect(text).toContain('offer.min_price <=')
    expect(text).toContain('offer.languages like any')
  })

  test('asks for one offer that is both cheap and quick enough', () => {
    const both = readFilters(filters({ max_price: 100, max_days: 5 }), null, now)
    const one = readFilters(filters({ max_price: 100 }), null, now)
    if (!both || !one) throw new Error('Nobody is sought')
    expect(offerConditions(both, new Values()).join(' ')).toContain('cheapest_is_quickest')
    expect(offerConditions(one, new Values()).join(' ')).not.toContain('cheapest_is_quickest')
  })
})

describe('a cursor goes on only with the search it came from', () => {
  const print = (given: object) => fingerprintOf(filters(given))

  test.each([
    ['letters of a country', { country: 'ca' }, { country: 'CA' }],
    ['the order of countries', { country: 'DE,CA' }, { country: 'CA,DE' }],
    ['blanks around words', { query: ' visa ' }, { query: 'visa' }],
    ['an empty filter', { country: '', min_rating: undefined }, {}],
    ['letters of a language', { language: 'DE' }, { language: 'de' }],
  ])('which is the same whatever the %s', (_name, one, other) => {
    expect(print(one)).toBe(print(other))
  })

  test.each([
    ['words', { query: 'visa' }, { query: 'visas' }],
    ['a country', { country: 'CA' }, { country: 'DE' }],
    ['an order', { sort: 'price' }, { sort: 'rating' }],
    ['a price', { max_price: 1 }, { max_price: 2 }],
    ['which filter it is in', { country: 'DE' }, { language: 'de' }],
  ])('and another with other %s', (_name, one, other) => {
    expect(print(one)).not.toBe(print(other))
  })
})

describe('words as PostgreSQL searches for them', () => {
  const place = (country: string): Unit => ({
    ...wordUnit(`'${country.toLowerCase()}'`),
    countries: [country],
  })
  const aim = (purpose: string): Unit => ({ ...wordUnit(`'${purpose}'`), purposes: [purpose] })
  const visa: Unit = { ...wordUnit("'permit'"), visas: [{ id: 'ca/permit', country: 'CA' }] }

  test.each([
    ["it's", "'it''s'"],
    ['a\\b', "'a\\\\b'"],
    ['n:ada', "'n:ada'"],
  ])('%j is quoted', (lexeme, expected) => {
    expect(quoted(lexeme)).toBe(expected)
  })

  test('a country or a purpose alone is what it means, or its word', () => {
    expect(all([place('CA')])).toBe("('CA:'|'ca')")
    expect(all([aim('study')])).toBe("(':study'|'study')")
  })

  test('a purpose beside a country is sought there, and nowhere else', () => {
    expect(all([place('CA'), aim('study')])).toBe("('CA:study')")
  })

  test('a visa beside its country is that visa, beside another the word alone', () => {
    expect(all([place('CA'), visa])).toBe("('CA:ca/permit'|('CA:')&'permit')")
    expect(all([place('DE'), visa])).toBe("(('DE:')&'permit')")
  })

  test('other words have to stand as well', () => {
    expect(all([place('CA'), aim('study'), wordUnit("'cheap'")])).toBe("('CA:study')&('cheap')")
  })

  test('what every agent is finds everybody', () => {
    expect(all([everybodyUnit("'lawyer'")])).toBe("(':'|'lawyer')")
  })

  test('where nobody has all, all but one are asked for, then all but two', () => {
    const units = ['a', 'b', 'c'].map((word) => wordUnit(`'${word}'`))
    expect(most(units)).toEqual([
      "('a')&('b')&('c')",
      "((('b')&('c'))|(('a')&('c'))|(('a')&('b')))",
      "((('c'))|(('b'))|(('a')))",
    ])
  })

  test('a visa nobody offers is sought by what it is for, in its country', () => {
    const [wide] = widened([visa], new Map([['ca/permit', ['study', 'work']]]))
    expect(wide && all([wide])).toBe("('CA:study'|'CA:work'|'permit')")
  })
})
