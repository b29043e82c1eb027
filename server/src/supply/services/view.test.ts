import { describe, expect, test } from 'vitest'
import { wordsOfLetter } from '../../../test/read-letters.ts'
import type { LicenceGate } from '../licences/licence-gate.ts'
import { type Publisher, wrongTogether } from './publish-requirements.ts'
import { changed, fieldsOf, newFields, rowOf } from './service-fields.ts'
import { serviceTakenMail } from './service-mails.ts'
import type { ServiceRow } from './store.ts'
import { viewOffer, viewOwnService, viewPlanUse } from './view.ts'

const CREATED = new Date('2026-11-02T09:00:00Z')
const row: ServiceRow = {
  ...{ id: 's1', agent_id: 'a1', status: 'draft', version: 0 },
  ...{ country_iso: 'DE', country_name: 'Germany' },
  ...{ visa_id: 'de/student-visa', visa_name: 'Student visa', visa_purposes: ['study'] },
  ...{ title: 'Your student visa for Germany', price_amount: 420_00, further_person_amount: null },
  description:
    'I prepare your application, check each of your documents and go with you through the interview.',
  ...{ delivery_value: 3, delivery_unit: 'week', delivery_days: 21, meeting_minutes: null },
  requirements: [{ name: 'Passport', mandatory: true }],
  ...{ refund_before_start: 100, refund_before_filing: 50, refund_after_filing: 0 },
  stages: [],
  ...{ ordered_at: null, published_at: null, withheld_at: null, created_at: CREATED, updated_at: CREATED },
}
const open: LicenceGate = { onLicence: new Set(), kinds: [], held: [] }
const publisher: Publisher = {
  ...{ plan: 'free', planLimit: 3, isVerified: true, isSeen: true, declaredTrader: false },
  ...{ hasBusiness: false, active: 0, licences: open },
}
const view = (changes: Partial<ServiceRow> = {}, whose: Partial<Publisher> = {}) =>
  viewOwnService({ ...row, ...changes }, { ...publisher, ...whose })
const missing = (changes: Partial<ServiceRow> = {}, whose: Partial<Publisher> = {}) =>
  view(changes, whose).missing.map(({ field, message }) => [field, message])

describe('what may be done with a service', () => {
  test.each<[string, Partial<ServiceRow>, string[]]>([
    ['a draft', {}, ['publish', 'change', 'archive', 'delete', 'duplicate']],
    ['one somebody ordered', { ordered_at: CREATED }, ['publish', 'change', 'archive', 'duplicate']],
    ['one that is offered', { status: 'active' }, ['change', 'unpublish', 'archive', 'duplicate']],
    ['one that is put away', { status: 'archived' }, ['publish', 'restore', 'duplicate']],
    ['one our team took down', { withheld_at: CREATED }, ['publish', 'change', 'archive', 'delete']],
    ['one our team put away', { status: 'archived', withheld_at: CREATED }, ['publish', 'restore']],
  ])('%s', (_, changes, acts) => {
    expect(view(changes).may.toSorted()).toEqual(acts.toSorted())
  })

  test('country and visa stay once somebody ordered', () => {
    expect([view().locked, view({ ordered_at: CREATED }).locked]).toEqual([false, true])
  })
})

describe('what is missing', () => {
  test('nothing of what is whole, and nothing is asked of what is offered already', () => {
    expect(missing()).toEqual([])
    expect(missing({ status: 'active', title: '' }, { isVerified: false })).toEqual([])
  })

  test.each<[string, Partial<Publisher>, [string, string]]>([
    [
      'who is not verified',
      { isVerified: false },
      ['verification', 'Verify your identity: clients can only find and hire verified agents.'],
    ],
    [
      'who never said whether they are a business',
      { declaredTrader: null },
      ['trader', 'Say whether you trade as a business: the rights of clients depend on it.'],
    ],
    [
      'a business without its name',
      { declaredTrader: true },
      ['trader', 'Enter your business: clients must know which business they hire.'],
    ],
    [
      'who shows no face',
      { isSeen: false },
      ['picture', 'Add a photo of yourself: clients hire people whose face they know.'],
    ],
    [
      'whose plan is full',
      { active: 3 },
      ['plan', 'Your Free plan holds 3 active services. Archive one, or choose a larger plan.'],
    ],
    [
      'whose plan holds fewer than they have',
      { active: 7, planLimit: 1 },
      ['plan', 'Your Free plan holds 1 active service. Archive one, or choose a larger plan.'],
    ],
  ])('%s', (_, whose, expected) => {
    expect(missing({}, whose)).toEqual([expected])
  })

  test.each<[string, Partial<Publisher>]>([
    ['a business that is named', { declaredTrader: true, hasBusiness: true }],
    ['the last that the plan holds', { active: 2 }],
    ['a plan without a limit', { active: 1000, planLimit: null }],
  ])('not with %s', (_, whose) => {
    expect(missing({}, whose)).toEqual([])
  })

  test('all of it at once: what our team took down first, then the fields, then the agent', () => {
    const fields = missing(
      { title: '', price_amount: null, withheld_at: CREATED },
      { isVerified: false, declaredTrader: null, isSeen: false, active: 3 },
    ).map(([field]) => field)
    expect(fields).toEqual([
      ...['withheld', 'title', 'price'],
      ...['verification', 'trader', 'picture', 'plan'],
    ])
  })

  test('each field once, however much is wrong with it', () => {
    const fields = missing({ title: '', description: '', delivery_value: null, delivery_unit: null }).map(
      ([field]) => field,
    )
    expect(new Set(fields).size).toBe(fields.length)
    expect(fields).toEqual(expect.arrayContaining(['title', 'description']))
  })
})

describe('where only licensed people may advise', () => {
  const kinds = [
    { country: 'CA', regulator: 'CICC', code: 'L1', name: 'RCIC', closedVisas: ['ca/appeal', 'ca/hearing'] },
    { country: 'CA', regulator: 'CICC', code: 'L3', name: 'RCIC-IRB', closedVisas: [] },
    { country: 'CA', regulator: 'LSO', code: null, name: 'Law Society', closedVisas: [] },
    { country: 'AU', regulator: 'OMARA', code: null, name: 'Registered agent', closedVisas: [] },
  ]
  const held = (regulator: string, classCode: string | null, country = 'CA') => ({
    ...{ country, regulator, classCode },
  })
  const gate = (...licences: LicenceGate['held']): Partial<Publisher> => ({
    licences: { onLicence: new Set(['CA', 'AU']), kinds, held: licences },
  })
  const canada = { country_iso: 'CA', country_name: 'Canada', visa_id: 'ca/appeal' }
  const NONE = 'Add your licence for Canada: only licensed people may advise there.'
  const closed = (names: string) =>
    `Your licence for Canada does not cover this visa. You have: ${names}. These cover it: RCIC-IRB; Law Society.`

  test.each<[string, Partial<Publisher>, string | null]>([
    ['none', gate(), NONE],
    ['one of another country', gate(held('OMARA', null, 'AU')), NONE],
    ['one that covers it', gate(held('CICC', 'L3')), null],
    ['one of a regulator without classes', gate(held('LSO', null)), null],
    ['one whose class nobody has named', gate(held('CICC', null)), null],
    ['one that does not', gate(held('CICC', 'L1')), closed('RCIC')],
    ['one of a class that is gone', gate(held('CICC', 'L9')), closed('CICC')],
    ['two, of which neither does', gate(held('CICC', 'L1'), held('CICC', 'L9')), closed('RCIC, CICC')],
    ['two, of which one does', gate(held('CICC', 'L1'), held('LSO', null)), null],
  ])('who has %s', (_, whose, message) => {
    expect(missing(canada, whose)).toEqual(message === null ? [] : [['licence', message]])
  })

  test('each class opens what it is not closed for, and other countries ask for none', () => {
    expect(missing({ ...canada, visa_id: 'ca/study-permit' }, gate(held('CICC', 'L1')))).toEqual([])
    expect(missing({}, gate())).toEqual([])
  })
})

describe('what its agent sees', () => {
  test('is all of it', () => {
    expect(view({ status: 'active', version: 2, published_at: CREATED })).toMatchObject({
      ...{ id: 's1', status: [1, 'Active'], version: 2, locked: false },
      country: { id: 'DE', name: 'Germany' },
      visa: { id: 'de/student-visa', name: 'Student visa', purposes: [{ id: 'study', name: 'Study' }] },
      price: { amount: 420_00, currency: 'USD' },
      ...{ delivery_time: 21, delivery: { value: 3, unit: 'Week' }, meeting_length: null },
      requirements: [{ name: 'Passport', mandatory: true }],
      refund_schedule: { before_start: 100, before_filing: 50, after_filing: 0 },
      ...{ published_at: '2026-11-02T09:00:00.000Z', created_at: { date: '2026-11-02T09:00:00.000Z' } },
    })
  })

  test.each<[string, Partial<ServiceRow>, object]>([
    ['no price', { price_amount: null }, { price: null }],
    ['a price of nothing', { price_amount: 0 }, { price: { amount: 0, currency: 'USD' } }],
    ['a number without its unit', { delivery_unit: null }, { delivery: null }],
    ['a unit without its number', { delivery_value: null }, { delivery: null }],
    [
      'a visa that left the catalogue',
      { visa_name: null, visa_purposes: null },
      { visa: { id: 'de/student-visa', name: 'de/student-visa', purposes: [] } },
    ],
  ])('with %s', (_, changes, expected) => {
    expect(view(changes)).toMatchObject(expected)
  })

  test.each([
    ['free', 3, 2, { plan: 'free', name: 'Free', active: 2, limit: 3 }],
    ['free', null, 9, { plan: 'free', name: 'Free', active: 9, limit: null }],
  ] as const)('how much of the plan %s of %s is used', (plan, planLimit, active, expected) => {
    expect(viewPlanUse({ ...publisher, plan, planLimit, active })).toEqual(expected)
  })
})

test('what a client sees is what is offered, and nothing of how its agent stands', () => {
  const seen = viewOffer(row)
  expect(Object.keys(seen).toSorted()).toEqual([
    ...['delivery_time', 'description', 'further_person', 'id', 'meeting_length', 'price'],
    ...['refund_schedule', 'requirements', 'stages', 'title', 'visa'],
  ])
  expect(seen).toMatchObject({
    ...{ price: { amount: 420_00, currency: 'USD' }, delivery_time: 21 },
    visa: { name: 'Student visa', country: { id: 'DE', name: 'Germany' } },
    refund_schedule: { before_start: 100, before_filing: 50, after_filing: 0 },
  })
})

test('a client reads that a document only some have is not needed, however the service keeps it', () => {
  const letter = { name: 'Provincial letter, if your course needs one', mandatory: true }
  const { requirements } = viewOffer({
    ...row,
    requirements: [{ name: 'Passport', mandatory: true }, letter],
  })
  expect(requirements.map(({ mandatory }) => mandatory)).toEqual([true, false])
})

describe('the fields', () => {
  test('are written as they were read', () => {
    const { requirements, stages, ...written } = rowOf(fieldsOf(row))
    expect(row).toMatchObject(written)
    expect(JSON.parse(stages)).toEqual(row.stages)
    expect(JSON.parse(requirements)).toEqual(row.requirements)
  })

  test('of a new one are those that were said, the documents of its visa, and the usual refunds', () => {
    const fields = newFields({ country: 'DE', visa: 'de/student-visa', title: 'A title' }, [
      'Passport',
      'Photo',
    ])
    expect(fields).toMatchObject({
      ...{ title: 'A title', description: '', price: null, delivery_time: null, delivery_unit: null },
      requirements: [
        { name: 'Passport', mandatory: true },
        { name: 'Photo', mandatory: true },
      ],
      refund_schedule: { before_start: 100 },
    })
    const own = [{ name: 'Mine', mandatory: false }]
    expect(
      newFields({ country: 'DE', visa: 'de/student-visa', requirements: own }, ['Passport']).requirements,
    ).toEqual(own)
  })

  test('that a change does not name stay, and those it takes back are empty', () => {
    const fields = fieldsOf(row)
    expect(changed(fields, {})).toEqual(fields)
    expect(changed(fields, { title: undefined, price: null })).toEqual({ ...fields, price: null })
    expect(changed(fields, { title: 'Another' }).title).toBe('Another')
    expect(fields.price).toBe(420_00)
  })

  test('a draft may lack anything; only what contradicts itself is refused', () => {
    expect(wrongTogether(fieldsOf(row))).toEqual([])
    const empty = fieldsOf({ ...row, title: '', description: '', price_amount: null, delivery_value: null })
    expect(wrongTogether(empty)).toEqual([])
    const long = fieldsOf({ ...row, delivery_value: 365, delivery_unit: 'month' })
    expect(wrongTogether(long).map(({ field }) => field)).toEqual(['delivery_time'])
  })
})

describe('our team took a service down', () => {
  const whose = { title: 'A visa for Germany', first_name: 'Amara' }
  const reason = 'The title promises a visa.'
  const take = (move: 'unpublish' | 'archive', title = whose.title) =>
    serviceTakenMail({ ...whose, title }, { entryId: 'e1', move, reason })

  test('and says what becomes of it, and why', () => {
    expect(wordsOfLetter(take('unpublish'))).toEqual([
      'We unpublished your service "A visa for Germany"',
      'Your service is no longer offered, Amara',
      '"A visa for Germany" is a draft again. Paid orders continue, and unpaid orders are cancelled. You can publish it again once you have fixed the problem below.',
      'The reason our team gave:',
      '> The title promises a visa.',
      expect.stringContaining('[See your services] '),
    ])
    expect(wordsOfLetter(take('archive'))).toEqual(
      expect.arrayContaining([
        'We archived your service "A visa for Germany"',
        '"A visa for Germany" is archived. Paid orders continue, and unpaid orders are cancelled.',
      ]),
    )
  })

  test('also a draft nobody has named', () => {
    const words = wordsOfLetter(take('archive', ''))
    expect(words).toContain('We archived your service "Untitled"')
    expect(words).toContain('"Untitled" is archived. Paid orders continue, and unpaid orders are cancelled.')
  })

  test('once for each time it was written down', () => {
    expect(take('archive').key).toBe('audit:e1:service')
  })
})
