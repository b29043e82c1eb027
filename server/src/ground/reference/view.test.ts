import { headlineFee } from '@sojourn/contract/ground/headline-fee'
import type { VisaFacts } from '@sojourn/contract/ground/visa-facts'
import { describe, expect, test } from 'vitest'
import { MovableClock } from '../../platform/clock.ts'
import { correctionsByOrigin, withCorrections } from './corrections/with-corrections.ts'
import { languageName } from './language-name.ts'
import { listTimezones } from './list-timezones.ts'
import { namedPurposes } from './named-purposes.ts'
import { PURPOSES } from './purposes.ts'
import { viewCountryDetails, viewPurpose, viewVisa } from './view.ts'

const source = 'https://example.gov'
const fee = (amount: number | null, more: object = {}) => ({
  ...{ what: 'Application', amount, currency: amount === null ? null : 'CAD', for: 'main', ...more },
})
const feesOf = (...value: object[]) => ({ fees: { value, source, checked: '2026-10' } }) as VisaFacts

describe('the fee that is shown first', () => {
  test.each([
    ['of one part', [fee(150_00)], { amount: 150_00, currency: 'CAD' }],
    ['of all that the main applicant pays', [fee(150_00), fee(85_00)], { amount: 235_00, currency: 'CAD' }],
    ['with what each pays', [fee(150_00), fee(85_00, { for: 'each' })], { amount: 235_00, currency: 'CAD' }],
    [
      'without what others pay',
      [fee(150_00), fee(75_00, { for: 'child' })],
      { amount: 150_00, currency: 'CAD' },
    ],
    [
      'without what comes every year',
      [fee(150_00), fee(900_00, { per: 'year' })],
      { amount: 150_00, currency: 'CAD' },
    ],
    ['is none where a part is not known', [fee(150_00), fee(null)], null],
    ['is none where nothing is known', [fee(null)], null],
    ['is none where parts are in different money', [fee(150_00), fee(50_00, { currency: 'EUR' })], null],
    ['is none where only others pay', [fee(75_00, { for: 'child' })], null],
    ['of nothing is nothing', [fee(0)], { amount: 0, currency: 'CAD' }],
    [
      'without a deposit and a renewal',
      [fee(150_00), fee(1000_00, { in_total: false })],
      { amount: 150_00, currency: 'CAD' },
    ],
  ])('%s', (_name, value, expected) => {
    expect(headlineFee(feesOf(...value))).toEqual(expected)
  })

  test('is none where no fee is known', () => {
    expect(headlineFee({})).toBeNull()
  })
})

describe('what our team corrected', () => {
  const inFile = { value: 'yes', source, checked: '2026-08' } as never
  const corrected = (checked: string) => ({ may_work: { value: 'no', source, checked } }) as never
  const workOf = (facts: VisaFacts) => facts.may_work?.value

  test.each([
    ['later than the file counts', '2026-09-01', 'no'],
    ['on the first day of the file’s month counts', '2026-08-01', 'no'],
    ['earlier does not', '2026-07-31', 'yes'],
  ])('%s', (_name, checked, expected) => {
    expect(workOf(withCorrections({ may_work: inFile }, corrected(checked)))).toBe(expected)
  })

  test('of a fact the file does not have counts', () => {
    expect(workOf(withCorrections({}, corrected('2020-01-01')))).toBe('no')
  })

  test('leaves the other facts, and what nobody corrected, as they are', () => {
    const facts = { ...feesOf(fee(1)), may_work: inFile }
    expect(withCorrections(facts, corrected('2026-09-01'))).toMatchObject({ fees: facts.fees })
    expect(withCorrections(facts)).toEqual(facts)
  })

  test('is kept by visa, and of each fact the last one', () => {
    const row = (origin: string, fact: string, value: string) => ({ origin, fact, after: { value } })
    const all = correctionsByOrigin([
      ...[row('ca/study', 'time', 'old'), row('ca/study', 'time', 'new')],
      ...[row('ca/study', 'stay', 'other'), row('de/study', 'time', 'theirs')],
    ])
    expect(all.get('ca/study')).toEqual({ time: { value: 'new' }, stay: { value: 'other' } })
    expect(all.get('de/study')).toEqual({ time: { value: 'theirs' } })
    expect(all.size).toBe(2)
  })
})

describe('a country', () => {
  const country = (changed: object = {}) =>
    ({
      ...{ iso: 'CA', name: 'Canada', native_name: 'Canada', dial_codes: ['+1'], capital: 'Ottawa' },
      ...{ continent: 'North America', currencies: ['CAD'], languages: ['en', 'fr'], visa_count: 2 },
      ...{ summary: 'Large.', authority_name: 'IRCC', authority_url: source, licence_notice: null },
      ...{ warnings: null, checked: '2026-10', ...changed },
    }) as never
  const view = (changed: object = {}, today = '2026-11-20') =>
    viewCountryDetails({ country: country(changed), regulators: [], classes: [], visas: [], today })

  test('has its flag, its authority and how many visas it has', () => {
    expect(view()).toMatchObject({
      ...{ id: 'CA', flag: '/flags/CA.svg', visa_count: 2, authority: { name: 'IRCC', url: source } },
      ...{ warnings: [], visas: [], summary: 'Large.' },
    })
  })

  test.each([
    ['a name', { authority_url: null }],
    ['an address', { authority_name: null }],
  ])('has no authority of which only %s is known', (_name, changed) => {
    expect(view(changed).authority).toBeNull()
  })

  const warning = (more: object) => ({ text: 'Offices are closed.', source, checked: '2026-10', ...more })
  test.each([
    ['without days always', {}, '2026-11-20', true],
    ['from its first day', { from: '2026-11-20' }, '2026-11-20', true],
    ['not before', { from: '2026-11-21' }, '2026-11-20', false],
    ['to its last day', { until: '2026-11-20' }, '2026-11-20', true],
    ['not after', { until: '2026-11-19' }, '2026-11-20', false],
  ])('warns %s', (_name, more, today, expected) => {
    expect(view({ warnings: [warning(more)] }, today).warnings).toHaveLength(expected ? 1 : 0)
  })

  test('warns of the visas and passports it is about', () => {
    const [shown] = view({
      warnings: [warning({ visas: ['study-permit'], nationalities: { only: ['NG'], except: [] } })],
    }).warnings
    expect(shown).toMatchObject({ visas: ['ca/study-permit'], from: null, until: null })
    expect(shown?.nationalities).toEqual({ only: ['NG'], except: [] })
  })
})

describe('a visa', () => {
  const visa = (changed: object = {}) =>
    ({
      ...{ id: 'ca/study-permit', name: 'Study permit', aliases: null, former_codes: null, facts: null },
      ...{ purposes: ['study', 'no-such-purpose'], description: 'To study.', url: source, checklist: [] },
      ...{ front_door: null, promises: null, ...changed },
    }) as never
  const view = (changed: object = {}) =>
    viewVisa({
      ...{ visa: visa(changed), purposes: new Map([['study', 'Study']]), licensed: true, classes: [] },
      today: '2026-11-20',
    })

  test('without facts is shown without them', () => {
    expect(view()).toMatchObject({
      ...{ id: 'ca/study-permit', aliases: [], former_codes: [], processing_time: null, fee: null },
      ...{ front_door: false, promises: [], needs_licensed_agent: true },
      purposes: [
        { id: 'study', name: 'Study' },
        { id: 'no-such-purpose', name: 'no-such-purpose' },
      ],
    })
  })

  test('shows its fee and time, however old they are', () => {
    const facts = (checked: string) => ({
      fees: { value: [fee(150_00)], source, checked },
      time: { value: { min_days: 30, max_days: 60 }, source, checked },
    })
    expect(view({ facts: facts('2026-10') })).toMatchObject({
      ...{ fee: { amount: 150_00, currency: 'CAD' }, processing_time: { min_days: 30, max_days: 60 } },
    })
    expect(view({ facts: facts('2019-10') })).toMatchObject({
      fee: { amount: 150_00 },
      processing_time: { min_days: 30 },
    })
  })
})

describe('names', () => {
  test.each([
    ['de', 'German'],
    ['pt-BR', 'Brazilian Portuguese'],
    ['xx', 'xx'],
    ['not a code', 'not a code'],
  ])('of the language %j: %s', (code, name) => {
    expect(languageName(code)).toBe(name)
  })

  test('of purposes come in the order they are offered, unknown ones left out', () => {
    expect(namedPurposes(['work', 'study', 'fun']).map(({ id }) => id)).toEqual(['study', 'work'])
    expect(namedPurposes([])).toEqual([])
  })

  test('of each purpose come with what to ask oneself', () => {
    for (const { slug, name, description, questions } of PURPOSES)
      expect(viewPurpose({ slug, name, description, questions } as never)).toEqual({
        ...{ id: slug, name, description, questions },
      })
    expect(
      viewPurpose({ slug: 'new', name: 'New', description: null, questions: null } as never),
    ).toMatchObject({
      ...{ description: '', questions: [] },
    })
  })
})

test('zones are told with the offset they have on this day', () => {
  const offsetOf = (moment: string, zone: string) =>
    listTimezones(new MovableClock(moment)).find(({ name }) => name === zone)?.offset_minutes
  expect([
    offsetOf('2026-01-15T12:00:00Z', 'Europe/Berlin'),
    offsetOf('2026-07-15T12:00:00Z', 'Europe/Berlin'),
  ]).toEqual([60, 120])
  expect(offsetOf('2026-01-15T12:00:00Z', 'Australia/Adelaide')).toBe(630)
})
