import { GUIDE_PARAMETERS } from '@sojourn/contract/supply/guide-answers'
import { describe, expect, test } from 'vitest'
import type { Asked } from './asked.ts'
import { contradictionsIn } from './contradictions.ts'
import { type Lists, readAsked } from './read-asked.ts'

const lists: Lists = {
  countries: new Map([
    ...[['NG', 'Nigeria'] as const, ['CA', 'Canada'] as const, ['US', 'United States'] as const],
    ['DE', 'Germany'] as const,
  ]),
  purposes: [
    ...[
      { id: 'study', name: 'Study' },
      { id: 'visit', name: 'Visit' },
      { id: 'family', name: 'Family' },
    ],
    { id: 'permanent-residence', name: 'Permanent residence' },
    ...[
      { id: 'transit', name: 'Transit' },
      { id: 'citizenship', name: 'Citizenship' },
    ],
    ...[
      { id: 'retirement', name: 'Retirement' },
      { id: 'humanitarian-protection', name: 'Protection' },
    ],
  ],
  countryCalled: (text) => ({ deutschland: 'DE', kanada: 'CA', atlantis: 'XX' })[text.toLowerCase()],
}
const read = (query: Record<string, string>) => readAsked(query, lists)
const NOTHING: Asked = {
  ...{ passports: [], residence: null, destination: null, purpose: null, stay: null, age: null },
  ...{ job_offer: null, school_place: null, relative: null, studied_there: null },
}

describe('an address of the guide', () => {
  test('without anything asks nothing', () => {
    expect(read({})).toEqual({ asked: NOTHING, problems: [] })
  })

  test('of blanks asks nothing either', () => {
    const blanks = Object.fromEntries(GUIDE_PARAMETERS.map((field) => [field, '  ']))
    expect(read(blanks)).toEqual({ asked: NOTHING, problems: [] })
  })

  test('says all there is to say', () => {
    const { asked, problems } = read({
      ...{ passport: 'NG', passport2: 'US', residence: 'DE', destination: 'CA', purpose: 'study' },
      ...{ stay: '365', age: '18-30', job_offer: 'no', school_place: 'yes', relative: 'No' },
      studied_there: 'YES',
    })
    expect(problems).toEqual([])
    expect(asked).toEqual({
      passports: [
        { id: 'NG', name: 'Nigeria' },
        { id: 'US', name: 'United States' },
      ],
      ...{ residence: { id: 'DE', name: 'Germany' }, destination: { id: 'CA', name: 'Canada' } },
      ...{ purpose: { id: 'study', name: 'Study' }, stay: 365, age: '18-30' },
      ...{ job_offer: false, school_place: true, relative: false, studied_there: true },
    })
  })

  test.each([
    ['ca', 'CA'],
    [' CA ', 'CA'],
    ['Kanada', 'CA'],
    ['DEUTSCHLAND', 'DE'],
  ])('names a country as people write it: %j', (destination, id) => {
    expect(read({ destination }).asked.destination?.id).toBe(id)
  })

  test.each([
    ['I want to study in Kanada', 'study'],
    ['permanent residence, Kanada', 'permanent-residence'],
    ['visit my family in Kanada', undefined],
    ['studying in Kanada', undefined],
    ['Kanada', undefined],
  ])('takes the one purpose that is named beside the country: %j', (destination, id) => {
    expect(read({ destination }).asked.purpose?.id).toBe(id)
    expect(read({ destination, purpose: 'transit' }).asked.purpose?.id).toBe('transit')
  })

  test('names a purpose in any letters', () => {
    expect(read({ purpose: ' Study ' }).asked.purpose?.id).toBe('study')
  })

  test.each([
    ['destination', 'Narnia', 'We know no country called “Narnia”. Choose it from the list.'],
    ['passport', 'Atlantis', 'We know no country called “Atlantis”. Choose it from the list.'],
    ['residence', '??', 'We know no country called “??”. Choose it from the list.'],
    ['purpose', 'fun', 'We know no purpose called “fun”. Choose one from the list.'],
    ['stay', '0', 'The length of stay is a whole number of days, from 1 to 3650.'],
    ['stay', '3651', 'The length of stay is a whole number of days, from 1 to 3650.'],
    ['stay', '2.5', 'The length of stay is a whole number of days, from 1 to 3650.'],
    ['stay', 'long', 'The length of stay is a whole number of days, from 1 to 3650.'],
    ['age', '44', 'Choose your age from the list.'],
    ['age', 'constructor', 'Choose your age from the list.'],
    ['job_offer', 'maybe', 'Answer with yes or no.'],
    ['school_place', 'true', 'Answer with yes or no.'],
    // Words every object of the language knows.
    ['relative', 'constructor', 'Answer with yes or no.'],
    ['studied_there', '__proto__', 'Answer with yes or no.'],
  ] as const)('%s %j is left out, with a sentence', (field, text, message) => {
    const { asked, problems } = read({ [field]: text })
    expect(problems).toEqual([{ field, message }])
    expect(asked).toEqual(NOTHING)
  })

  test.each(['1', '3650'])('a stay of %s days is one', (stay) => {
    expect(read({ stay }).asked.stay).toBe(Number(stay))
  })

  test('what is wrong leaves the rest as it is', () => {
    const { asked, problems } = read({ passport: 'NG', destination: 'Narnia', stay: '30' })
    expect([asked.passports.length, asked.stay, problems.length]).toEqual([1, 30, 1])
  })

  test('the same passport twice counts once', () => {
    const { asked, problems } = read({ passport: 'NG', passport2: 'ng' })
    expect(asked.passports).toEqual([{ id: 'NG', name: 'Nigeria' }])
    expect(problems).toEqual([
      {
        field: 'passport2',
        message: 'You named the passport of Nigeria twice. Name another one, or leave this empty.',
      },
    ])
  })

  test('a second passport alone is a passport', () => {
    expect(read({ passport2: 'US' }).asked.passports).toEqual([{ id: 'US', name: 'United States' }])
  })
})

describe('answers that do not go together', () => {
  const told = (query: Record<string, string>) => contradictionsIn(read(query).asked)

  test.each([
    [
      'a citizen who wants citizenship',
      { passport: 'CA', destination: 'CA', purpose: 'citizenship' },
      'purpose',
    ],
    [
      'a citizen who wants protection',
      { passport: 'CA', destination: 'CA', purpose: 'humanitarian-protection' },
      'purpose',
    ],
    [
      'who lives there and wants to visit',
      { residence: 'CA', destination: 'CA', purpose: 'visit' },
      'residence',
    ],
    ['a transit of weeks', { purpose: 'transit', stay: '15' }, 'stay'],
    ['a visit of more than a year', { purpose: 'visit', stay: '366' }, 'stay'],
    ['staying for good for 90 days', { purpose: 'permanent-residence', stay: '90' }, 'stay'],
    ['citizenship for a month', { purpose: 'citizenship', stay: '30' }, 'stay'],
    ['a visit with a job offer', { purpose: 'visit', job_offer: 'yes' }, 'job_offer'],
    ['joining family one does not have', { purpose: 'family', relative: 'no' }, 'relative'],
    ['retiring at 25', { purpose: 'retirement', age: '18-30' }, 'age'],
  ])('%s', (_name, query, field) => {
    const problems = told(query as unknown as Record<string, string>)
    expect(problems.map((problem) => problem.field)).toEqual([field])
    expect(problems[0]?.message).toMatch(/^[A-Z].*\.$/)
  })

  test.each([
    ['a transit of two weeks', { purpose: 'transit', stay: '14' }],
    ['a visit of a year', { purpose: 'visit', stay: '365' }],
    ['staying for good for 91 days', { purpose: 'permanent-residence', stay: '91' }],
    ['a citizen who visits', { passport: 'CA', residence: 'CA', destination: 'CA', purpose: 'visit' }],
    ['a visit without a job offer', { purpose: 'visit', job_offer: 'no' }],
    ['family that was not asked about', { purpose: 'family' }],
    ['retiring at 31', { purpose: 'retirement', age: '31-35' }],
    ['a stay without a purpose', { stay: '3650' }],
  ])('%s does', (_name, query) => {
    expect(told(query as unknown as Record<string, string>)).toEqual([])
  })

  test('the country is named in the sentence', () => {
    expect(told({ purpose: 'visit', stay: '366', destination: 'US' })[0]?.message).toMatch(
      /^The United States usually does not count more than a year as a visit/,
    )
    expect(told({ purpose: 'visit', stay: '366' })[0]?.message).toMatch(/^The country usually/)
  })
})
