import { describe, expect, test } from 'vitest'
import { countriesOfCatalogue } from '../../../test/catalogue.ts'
import type { EntryRule } from '../../ground/entry-rules/entry-rule.ts'
import { PURPOSES } from '../../ground/reference/purposes.ts'
import type { Asked, Place } from './asked.ts'
import type { Candidate } from './candidate.ts'
import { decide } from './decide.ts'
import { treatyOf } from './treaties.ts'

const places = new Map(countriesOfCatalogue.map((place) => [place.id, place]))
const place = (id: string) => places.get(id) as Place

const visa = (id: string, purpose: string): Candidate => ({
  ...{ id, name: id, purposes: [purpose], description: 'For people who go there.', checklist: ['Passport'] },
  facts: {},
})

interface Plan {
  from: string
  to: string
  rule: string
  for?: string
  stay?: number
  lives?: string
}

/** `rule` has a word for each passport: `DE eta, BR visa_free 90`. */
function ask({ from, to, rule, for: slug = 'visit', stay, lives }: Plan) {
  const purpose = PURPOSES.find((one) => one.slug === slug)
  const asked: Asked = {
    ...{ age: null, job_offer: null, school_place: null, relative: null, studied_there: null },
    passports: from.split(' ').map(place),
    residence: lives ? place(lives) : null,
    destination: place(to),
    purpose: purpose ? { id: purpose.slug, name: purpose.name } : null,
    stay: stay ?? null,
  }
  const rules = rule.split(', ').map((line): EntryRule => {
    const [passport = '', kind, days] = line.split(' ')
    return { passport, destination: to, rule: kind as EntryRule['rule'], days: days ? Number(days) : null }
  })
  return decide(asked, { rules, visas: [visa('visitor', 'visit'), visa('worker', 'work')] })
}

describe('a travel authorisation lets one in for the days its authority names', () => {
  test.each([
    ['a German in Canada', { from: 'DE', to: 'CA', rule: 'DE eta' }, 180, 180],
    ['an American in Britain', { from: 'US', to: 'GB', rule: 'US eta' }, 180, 180],
    ['a German in the United States', { from: 'DE', to: 'US', rule: 'DE eta' }, 90, 90],
    ['a Briton in New Zealand', { from: 'GB', to: 'NZ', rule: 'GB eta' }, 180, 180],
    ['a German in New Zealand', { from: 'DE', to: 'NZ', rule: 'DE eta' }, 90, 90],
  ])('%s', (_who, plan, stay, days) => {
    const within = ask({ ...plan, stay })
    expect(within.entry?.days).toBe(days)
    expect(within.answer?.kind).toBe('before_travel')
    expect(within.answer?.text).toContain(`up to ${days} days`)
    expect(within.entry?.rights[0]?.url).toMatch(/^https:/)
    expect(ask({ ...plan, stay: stay + 1 }).answer?.kind).toBe('visa')
  })

  test.each(['DE eta', 'DE visa_on_arrival', 'DE visa_free'])(
    'where the days of %s are not known the answer says so, and calls nothing a visa',
    (rule) => {
      const long = ask({ from: 'DE', to: 'KR', rule, stay: 120 })
      expect(long.answer).toMatchObject({
        kind: 'unknown',
        title: 'Ask for how long you may stay in South Korea',
      })
      expect(long.answer?.text).toContain('does not say for how many days')
      expect(long.answer?.text).toContain('120 days')
      expect(ask({ from: 'DE', to: 'KR', rule, stay: 30 }).answer?.text).toContain(
        'does not say for how many days',
      )
    },
  )
})

describe('a treaty', () => {
  test.each([
    ['IN', 'NP', 'visa_free', /1950/],
    ['AE', 'SA', 'visa_free', /Gulf Cooperation Council/],
    ['BY', 'RU', 'visa_free 90', /Union State/],
    ['BB', 'DM', 'visa_free 180', /1 October 2025/],
    ['SE', 'NO', 'visa_free', /Nordic citizens/],
    ['NL', 'BE', 'visa_free', /Benelux/],
    ['IE', 'GB', 'visa_free', /Common Travel Area/],
    ['FR', 'DE', 'visa_free', /EU, the EEA/],
  ])('lets %s live and work in %s, with its source', (from, to, rule, words) => {
    const { entry, answer, fits } = ask({ from, to, rule: `${from} ${rule}`, for: 'work' })
    expect(entry).toMatchObject({ kind: 'free_movement', days: null })
    expect(entry?.rights).toEqual([
      {
        text: expect.stringMatching(words),
        source: expect.any(String),
        url: expect.stringMatching(/^https:/),
        reference: expect.any(String),
        is_read: expect.any(Boolean),
      },
    ])
    expect(answer?.kind).toBe('no_visa')
    expect(fits).toEqual([])
  })

  test('gives residence for the asking: the answer says so first, and other visas stay to be seen', () => {
    const { entry, answer, fits } = ask({ from: 'AR', to: 'BR', rule: 'AR visa_free 90', for: 'work' })
    expect(entry).toMatchObject({ kind: 'visa_free', days: 90 })
    expect(answer).toMatchObject({
      kind: 'visa',
      title: 'You can ask for residence in Brazil under the Mercosur residence agreement',
    })
    expect(answer?.text).toContain('two years of residence')
    expect(fits.map(({ visa: { id } }) => id)).toEqual(['worker'])
    expect(ask({ from: 'NG', to: 'GH', rule: 'NG visa_free', for: 'work' }).answer?.title).toBe(
      'You can ask for residence in Ghana under ECOWAS',
    )
  })

  test('says nothing of a visit beyond what it gives, nor where a country does not apply it', () => {
    const visit = ask({ from: 'AR', to: 'BR', rule: 'AR visa_free 90', stay: 30 })
    expect(visit.answer?.title).toBe('You can visit Brazil without a visa')
    expect(visit.entry?.rights[0]?.text).toContain('Mercosur')
    const long = ask({ from: 'AR', to: 'BR', rule: 'AR visa_free 90', stay: 200 })
    expect(long.answer?.title).toMatch(/residence in Brazil under the Mercosur/)
    expect(ask({ from: 'CO', to: 'CL', rule: 'CO visa_free 90', for: 'work' }).entry?.rights).toEqual([])
    expect(ask({ from: 'TT', to: 'JM', rule: 'TT visa_free', for: 'work' }).answer?.kind).toBe('visa')
    expect(ask({ from: 'TT', to: 'JM', rule: 'TT visa_free' }).entry?.rights[0]?.text).toContain('six months')
  })

  test('never stands against the file', () => {
    expect(ask({ from: 'IN', to: 'NP', rule: 'IN visa_required' }).entry).toMatchObject({
      kind: 'visa_required',
      rights: [],
    })
  })
})

describe('of two passports', () => {
  test('the one that covers the stay is the one to travel with', () => {
    const rule = 'BR visa_free 30, DE eta'
    const short = ask({ from: 'BR DE', to: 'CA', rule, stay: 14 })
    expect(short.entry?.passport.id).toBe('BR')
    const long = ask({ from: 'BR DE', to: 'CA', rule, stay: 120 })
    expect(long.entry?.passport.id).toBe('DE')
    expect(long.answer?.kind).toBe('before_travel')
    expect(long.entry?.notes).toContain('Travel and apply with your passport of Germany.')
  })

  test('the one a treaty helps is told for work', () => {
    const { entry, answer } = ask({
      from: 'US AR',
      to: 'BR',
      rule: 'US visa_free 90, AR visa_free 90',
      for: 'work',
    })
    expect(entry?.passport.id).toBe('AR')
    expect(answer?.title).toMatch(/^You can ask for residence in Brazil/)
  })
})

describe('where one lives can spare the visa', () => {
  test('the answer says on what, with its source', () => {
    const { answer, entry, fits } = ask({
      from: 'NG',
      to: 'CA',
      rule: 'NG visa_required',
      lives: 'US',
      stay: 30,
    })
    expect(answer).toMatchObject({
      kind: 'visa',
      title: 'You need a visa to visit Canada, unless you are a permanent resident of the United States',
    })
    expect(answer?.text).toContain('a valid green card')
    expect(entry?.rights.at(-1)?.text).toContain('a valid green card')
    expect(fits).toHaveLength(1)
  })

  test('not for work, not for longer than a visit, and not for whoever needs none anyway', () => {
    const plan = { from: 'NG', to: 'DE', rule: 'NG visa_required', lives: 'FR' }
    expect(ask({ ...plan, stay: 30 }).answer?.title).toMatch(/unless you hold a residence permit of France$/)
    expect(ask({ ...plan, for: 'work' }).answer?.title).toBe('You need a visa to work in Germany')
    expect(ask({ ...plan, stay: 120 }).answer?.title).toBe('You need a visa to visit Germany')
    expect(ask({ from: 'US', to: 'DE', rule: 'US visa_free 90', lives: 'FR' }).answer?.title).not.toMatch(
      /unless/,
    )
  })
})

test.each([
  ['IE', 'GB', /Memorandum of Understanding on the Common Travel Area/],
  ['FR', 'DE', /Directive 2004\/38\/EC, Articles 6 and 7/],
  ['NL', 'BE', /Directive 2004\/38\/EC/],
  ['FR', 'CH', /Switzerland on the free movement of persons/],
  ['SE', 'NO', /Nordic passport agreements/],
  ['AU', 'NZ', /Trans-Tasman/],
  ['IN', 'NP', /31 July 1950, Articles 6 and 7/],
  ['AE', 'OM', /Economic Agreement .* Article 3/],
  ['BY', 'RU', /25 December 1998/],
  ['BB', 'BZ', /Enhanced Cooperation Protocol/],
  ['AR', 'BR', /6 December 2002/],
  ['NG', 'GH', /Protocol A\/P\.1\/5\/79/],
  ['TT', 'JM', /Revised Treaty of Chaguaramas/],
])('from %s to %s the treaty is named, and somebody read it', (from, to, reference) => {
  const told = treatyOf(from, to)
  expect(told?.isRead).toBe(true)
  expect(told?.reference).toMatch(reference)
})
