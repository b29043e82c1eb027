import { describe, expect, test } from 'vitest'
import type { EntryRule } from '../../ground/entry-rules/entry-rule.ts'
import { PURPOSES } from '../../ground/reference/purposes.ts'
import type { Asked, Place } from './asked.ts'
import type { Candidate } from './candidate.ts'
import { decide } from './decide.ts'

const PLACES: Record<string, string> = {
  ...{ NG: 'Nigeria', CA: 'Canada', US: 'United States', DE: 'Germany', FR: 'France', GB: 'United Kingdom' },
  ...{
    IE: 'Ireland',
    IN: 'India',
    LI: 'Liechtenstein',
    GL: 'Greenland',
    SO: 'Somalia',
    JP: 'Japan',
    NZ: 'New Zealand',
  },
}
const place = (id: string): Place => ({ id, name: PLACES[id] ?? id })

const purposeOf = (slug: string): Place | null =>
  PURPOSES.flatMap(({ slug: id, name }) => (id === slug ? [{ id, name }] : []))[0] ?? null

interface Plan extends Partial<Omit<Asked, 'passports' | 'destination' | 'purpose' | 'residence'>> {
  from: string
  to: string
  for?: string
  lives?: string
}

const askedBy = ({ from, to, for: purpose, lives, ...rest }: Plan): Asked => ({
  ...{ stay: null, age: null, job_offer: null, school_place: null, relative: null, studied_there: null },
  passports: from.split(' ').filter(Boolean).map(place),
  residence: lives ? place(lives) : null,
  destination: place(to),
  purpose: purpose ? purposeOf(purpose) : null,
  ...rest,
})

/** `NG visa_required` or `US visa_free 90`, for one destination. */
const rulesFor = (destination: string, ...lines: string[]) =>
  lines.map((line): EntryRule => {
    const [passport = '', rule, days] = line.split(' ')
    return { passport, destination, rule: rule as EntryRule['rule'], days: days ? Number(days) : null }
  })

const visa = (id: string, purpose: string, more: Partial<Candidate> = {}): Candidate => ({
  ...{ id, name: id, purposes: [purpose], description: 'For people who go there.', checklist: ['Passport'] },
  facts: {},
  ...more,
})

const fact = <T>(value: T) => ({
  value,
  source: 'https://example.gov',
  checked: '2026-10',
  age: 'current' as const,
})

const answerTo = (plan: Plan, rules: string[], visas: Candidate[] = []) =>
  decide(askedBy(plan), { rules: rulesFor(plan.to, ...rules), visas })

describe('the rule at the border', () => {
  test.each([
    ['CA', 'CA', [], 'own', /Canada is the country of your passport: you need no visa/],
    [
      'FR',
      'DE',
      ['FR visa_free'],
      'free_movement',
      /you need no visa for Germany, and may live, work and study/,
    ],
    ['IE', 'GB', ['IE visa_free'], 'free_movement', /no visa for the United Kingdom/],
    ['US', 'JP', ['US visa_free 90'], 'visa_free', /without a visa for up to 90 days/],
    ['US', 'JP', ['US visa_free'], 'visa_free', /does not say for how many days/],
    ['US', 'JP', ['US visa_on_arrival'], 'visa_on_arrival', /when you arrive in Japan/],
    ['DE', 'CA', ['DE eta'], 'eta', /travel authorisation, which you ask for online before you travel/],
    ['IN', 'GB', ['IN e_visa'], 'e_visa', /apply for online \(an e-visa\)/],
    [
      'NG',
      'US',
      ['NG visa_required'],
      'visa_required',
      /visit the United States, which you apply for before/,
    ],
    [
      'SO',
      'CA',
      ['SO no_admission'],
      'no_admission',
      /Canada does not admit travellers with a passport of Somalia/,
    ],
    ['NG', 'GL', [], 'unknown', /no entry rule for a passport of Nigeria in Greenland\. Ask its embassy/],
  ] as const)('%s to %s by %j is %s', (from, to, rules, kind, sentence) => {
    const { entry, answer } = answerTo({ from, to }, [...rules])
    expect(entry?.kind).toBe(kind)
    expect(entry?.text).toMatch(sentence)
    expect(answer?.text).toMatch(sentence)
  })

  test('free movement is not told against the file, nor where settling is limited', () => {
    expect(answerTo({ from: 'FR', to: 'DE' }, ['FR visa_required']).entry?.kind).toBe('visa_required')
    expect(answerTo({ from: 'FR', to: 'LI' }, ['FR visa_free']).entry?.kind).toBe('visa_free')
  })

  test('of two passports that differ the easier one decides, and both are told', () => {
    const { entry, answer } = answerTo({ from: 'IN FR', to: 'DE', for: 'work' }, [
      'IN visa_required',
      'FR visa_free',
    ])
    expect(entry).toMatchObject({ kind: 'free_movement', passport: { id: 'FR' } })
    expect(entry?.each.map(({ kind }) => kind)).toEqual(['visa_required', 'free_movement'])
    expect(entry?.notes.join(' ')).toMatch(/Your passports differ\. With a passport of India you need a visa/)
    expect(entry?.notes).toContain('Travel and apply with your passport of France.')
    expect(answer).toMatchObject({
      kind: 'no_visa',
      title: 'You may live, work and study in Germany without a visa',
    })
  })

  test('the passport of the destination comes first, and the longer of two stays', () => {
    const own = answerTo({ from: 'US DE', to: 'DE' }, ['US visa_free 90']).entry
    expect(own?.kind).toBe('own')
    expect(own?.notes).toContain('Enter Germany with its own passport; many countries ask their citizens to.')
    const longer = answerTo({ from: 'IN US', to: 'JP' }, ['IN visa_free 30', 'US visa_free 90']).entry
    expect(longer).toMatchObject({ passport: { id: 'US' }, days: 90 })
    const same = answerTo({ from: 'IN US', to: 'JP' }, ['IN visa_free 90', 'US visa_free 90']).entry
    expect(same?.notes).toEqual(['Both of your passports have the same rule.'])
  })

  test('days count together within Schengen, and a residence permit of one country opens the others', () => {
    expect(answerTo({ from: 'US', to: 'DE' }, ['US visa_free 90']).entry?.notes).toEqual([
      'Days in all Schengen countries count together: usually 90 in any 180.',
    ])
    for (const rule of ['NG visa_required', 'NG e_visa'])
      expect(answerTo({ from: 'NG', to: 'DE' }, [rule]).entry?.notes, 'a visa says its own days').toEqual([])
    expect(answerTo({ from: 'NG', to: 'DE', lives: 'FR' }, ['NG visa_required']).entry?.rights).toEqual([
      expect.objectContaining({ text: expect.stringMatching(/residence permit of one Schengen country/) }),
    ])
  })
})

describe('whether a visa is needed', () => {
  const visitor = visa('ca/visitor', 'visit')
  const student = visa('ca/student', 'study', { checklist: ['Letter of acceptance from the school'] })

  test('for a visit within the days none is, and for a longer one it is', () => {
    const short = answerTo({ from: 'US', to: 'CA', for: 'visit', stay: 90 }, ['US visa_free 90'], [visitor])
    expect(short).toMatchObject({ answer: { kind: 'no_visa' }, fits: [] })
    expect(short.nearly[0]?.missing).toEqual(['You do not need it for a visit of up to 90 days.'])
    const long = answerTo({ from: 'US', to: 'CA', for: 'visit', stay: 91 }, ['US visa_free 90'], [visitor])
    expect(long.answer).toMatchObject({ kind: 'visa', title: 'You need a visa to visit Canada' })
    expect(long.answer?.text).toContain(
      'That covers a visit of up to 90 days to Canada, and you want to stay for 91 days.',
    )
    expect(long.fits).toHaveLength(1)
  })

  test('an authorisation is light, and the visa that is one fits', () => {
    const eta = visa('ca/eta', 'visit', { name: 'Electronic Travel Authorization (eTA)' })
    const { answer, fits, nearly } = answerTo(
      { from: 'DE', to: 'CA', for: 'visit' },
      ['DE eta'],
      [eta, visitor],
    )
    expect(answer?.kind).toBe('before_travel')
    expect(fits.map(({ visa }) => visa.id)).toEqual(['ca/eta'])
    expect(nearly.map(({ visa }) => visa.id)).toEqual(['ca/visitor'])
  })

  const light = [
    visa('ca/eta', 'visit', { name: 'Electronic Travel Authorization (eTA)' }),
    visa('ca/esta', 'visit', { name: 'ESTA (Visa Waiver Program)' }),
    visa('ca/etias', 'visit', { name: 'Stay without a visa: EES and ETIAS' }),
  ]
  test.each(['NG visa_required', 'NG e_visa'])(
    'no travel authorisation is offered by the rule %s',
    (rule) => {
      const { fits, nearly, excluded } = answerTo({ from: 'NG', to: 'CA', for: 'visit' }, [rule], light)
      expect([...fits, ...nearly]).toEqual([])
      expect(excluded.map(({ ruledOut }) => ruledOut)).toEqual(
        light.map(() => 'It is for passports that need no visa for a visit to Canada.'),
      )
    },
  )

  test('who needs no visa is told what to do before the journey', () => {
    const found = answerTo({ from: 'US', to: 'CA', for: 'visit' }, ['US visa_free 90'], [...light, visitor])
    expect(found.fits.map(({ visa }) => visa.id)).toEqual(['ca/eta', 'ca/esta', 'ca/etias'])
    expect(found.nearly.map(({ visa }) => visa.id)).toEqual(['ca/visitor'])
  })

  test('an e-visa is not promised against the file, and is enough where a visa is given on arrival', () => {
    const online = visa('ca/e-visa', 'visit', { name: 'e-Visa (tourism and trade)' })
    const to = (rule: string) => answerTo({ from: 'NG', to: 'CA', for: 'visit' }, [rule], [online, visitor])
    expect(to('NG visa_required').nearly[0]?.missing[0]).toMatch(
      /^The source names no e-visa for your passport/,
    )
    expect(to('NG e_visa').fits).toHaveLength(2)
    const arrival = to('NG visa_on_arrival')
    expect(arrival.fits.map(({ visa }) => visa.id)).toEqual(['ca/e-visa'])
    expect(arrival.nearly[0]?.missing).toEqual(['You do not need it for a short visit.'])
  })

  test('an entry for a visa and for those without one is for both', () => {
    const both = visa('ca/both', 'visit', { name: 'Visitor visa (B/2) and ETA-IL' })
    expect(answerTo({ from: 'NG', to: 'CA', for: 'visit' }, ['NG visa_required'], [both]).fits).toHaveLength(
      1,
    )
  })

  test('a visa-free visit is not leave to study', () => {
    const { answer, fits } = answerTo({ from: 'US', to: 'CA', for: 'study' }, ['US visa_free 180'], [student])
    expect(answer).toMatchObject({ kind: 'visa', title: 'You need a visa to study in Canada' })
    expect(answer?.text).toContain('That covers a visit, not study.')
    expect(fits).toHaveLength(1)
  })

  test('who may live there is offered no visa, but citizenship', () => {
    const citizenship = visa('de/citizenship', 'citizenship')
    const rules = ['FR visa_free']
    expect(answerTo({ from: 'FR', to: 'DE', for: 'work' }, rules, [visa('de/job', 'work')]).fits).toEqual([])
    expect(
      answerTo({ from: 'FR', to: 'DE', for: 'citizenship', lives: 'DE' }, rules, [citizenship]),
    ).toMatchObject({
      answer: { title: 'You apply for the citizenship of Germany, not for a visa' },
      fits: [{ visa: { id: 'de/citizenship' } }],
    })
  })

  test('whom a country does not admit is told before anything else', () => {
    const { answer, fits, nearly } = answerTo(
      { from: 'SO', to: 'CA', for: 'study' },
      ['SO no_admission'],
      [student],
    )
    expect(answer).toMatchObject({ kind: 'unknown', title: 'Canada does not admit your passport' })
    expect(fits).toEqual([])
    expect(nearly[0]?.missing[0]).toMatch(/its authority must say first whether you may apply/)
  })

  test('where no visa serves the purpose the nearest are told, or whom to ask', () => {
    const job = visa('ca/job', 'work')
    const remote = answerTo({ from: 'NG', to: 'CA', for: 'remote-work' }, ['NG visa_required'], [job])
    expect(remote.nearly[0]?.missing).toEqual([
      'It is not made for remote work: ask the authority whether it can serve.',
    ])
    const refuge = answerTo(
      { from: 'NG', to: 'CA', for: 'humanitarian-protection' },
      ['NG visa_required'],
      [job],
    )
    expect(refuge).toMatchObject({ answer: { kind: 'unknown' }, fits: [], nearly: [] })
    expect(refuge.answer?.text).toMatch(
      /Our catalogue has no visa for protection there that fits: ask the authority/,
    )
  })
})

describe('how a visa fits', () => {
  const weigh = (one: Candidate, plan: Partial<Plan> = {}) =>
    answerTo(
      { from: 'NG', to: 'CA', for: one.purposes[0]!, ...plan },
      ['NG visa_required', 'IE visa_free 90'],
      [one],
    )

  test('by passport, also of the second one', () => {
    const holiday = visa('ca/holiday', 'work', {
      facts: { nationalities: fact({ only: ['IE', 'NZ'], except: [] }) },
    })
    expect(weigh(holiday).excluded[0]?.ruledOut).toBe('It is not open to passports of Nigeria.')
    expect(weigh(holiday, { from: 'NG IE' }).fits[0]?.why).toContain('It is open to passports of Ireland.')
    const listed = visa('ca/listed', 'work', { checklist: ['Passport from a country that takes part'] })
    expect(weigh(listed).fits[0]?.open[0]?.text).toBe(
      'Its checklist says: “Passport from a country that takes part”.',
    )
  })

  test('by age: asked, within, beside, and at the edge of a band', () => {
    const young = visa('ca/young', 'work', { facts: { age: fact({ min: 18, max: 33 }) } })
    expect(weigh(young).questions.map(({ name }) => name)).toEqual(['age'])
    expect(weigh(young, { age: '18-30' }).fits[0]?.why).toContain(
      'Your age is within its limits: aged 18 to 33.',
    )
    expect(weigh(young, { age: '50-plus' }).excluded[0]?.ruledOut).toBe('It is for people aged 18 to 33.')
    const fit = (limits: { min: number | null; max: number | null }, age: NonNullable<Asked['age']>) => {
      const { fits, excluded } = weigh(visa('ca/aged', 'work', { facts: { age: fact(limits) } }), { age })
      return excluded.length > 0 ? 'ruled out' : fits[0]?.open.length === 0 ? 'within' : 'to check'
    }
    expect(fit({ min: 35, max: null }, '31-35'), 'the oldest of the band may').toBe('to check')
    expect(fit({ min: 36, max: null }, '31-35')).toBe('ruled out')
    expect(fit({ min: null, max: 31 }, '31-35'), 'the youngest of the band may').toBe('to check')
    expect(fit({ min: null, max: 30 }, '31-35')).toBe('ruled out')
    expect(fit({ min: 31, max: 35 }, '31-35')).toBe('within')
    const edge = weigh(young, { age: '31-35' })
    expect(edge.fits[0]?.open[0]?.text).toBe('It is for people aged 18 to 33: check your exact age.')
    expect(edge.questions, 'answered already').toEqual([])
  })

  test('by length of stay, unless it can be extended', () => {
    const short = visa('ca/short', 'visit', { facts: { stay: fact({ max_days: 180, text: null }) } })
    expect(weigh(short, { stay: 180 }).fits[0]?.why).toContain('It allows the time you want to stay.')
    expect(weigh(short, { stay: 365 }).nearly[0]?.missing[0]).toMatch(/^It allows 180 days at most/)
    const longer = { ...short, facts: { ...short.facts, extend: fact('limited' as const) } }
    expect(weigh(longer, { stay: 365 }).fits[0]?.open[0]?.text).toMatch(/ask whether yours can be extended/)
  })

  test('and those made for the purpose come first, the fewest open points before others', () => {
    const founder = visa('ca/founder', 'business-and-investment', {
      purposes: ['business-and-investment', 'work'],
    })
    const job = visa('ca/job', 'work', { checklist: ['Job contract'] })
    const { fits } = answerTo(
      { from: 'NG', to: 'CA', for: 'work' },
      ['NG visa_required'],
      [founder, job, visa('ca/free', 'work')],
    )
    expect(fits.map(({ visa }) => visa.id)).toEqual(['ca/free', 'ca/job', 'ca/founder'])
  })

  test('by where one lives', () => {
    const settled = visa('ca/settled', 'permanent-residence', {
      description: 'For people who have lived legally in Canada for five years. It has no end date.',
    })
    expect(weigh(settled).nearly[0]?.missing[0]).toBe(
      'It is for people who live in Canada already. If you do, say so under “Where do you live now?”.',
    )
    expect(weigh(settled, { from: '' }).fits[0]?.open[0]?.text, 'nothing is known yet').toBe(
      'It is for people who live in Canada already.',
    )
    expect(weigh(settled, { lives: 'CA' }).fits).toHaveLength(1)
    expect(weigh(settled, { lives: 'NG' }).nearly[0]?.missing[0]).toBe(
      'It is for people who live in Canada already: For people who have lived legally in Canada for five years.',
    )
    const abroad = { ...settled, facts: { apply_from: fact(['abroad' as const]) } }
    expect(weigh(abroad, { lives: 'NG' }).nearly, 'the fact has the last word').toEqual([])
  })

  test('by a job offer, a relative and a course finished there', () => {
    const job = visa('ca/job', 'work', { checklist: ['Job contract signed by both sides'] })
    expect(weigh(job, { job_offer: false }).nearly[0]?.missing[0]).toContain(
      '“Job contract signed by both sides”',
    )
    expect(weigh(job, { job_offer: true }).fits[0]?.why).toContain('You have the job offer it asks for.')
    const family = visa('ca/family', 'family', { checklist: ['Marriage certificate'] })
    expect(weigh(family).questions.map(({ name }) => name)).toEqual(['relative'])
    const after = visa('ca/after', 'work', {
      description: 'For people who have just finished an eligible course.',
    })
    expect(weigh(after, { studied_there: false }).fits).toEqual([])
    expect(weigh(after).questions.map(({ name }) => name)).toEqual(['studied_there'])
  })
})

test.each([
  [{ from: 'CA', to: 'CA', for: 'citizenship' }, 'purpose', /you are a citizen already/],
  [{ from: 'CA', to: 'CA', for: 'humanitarian-protection' }, 'purpose', /you have its passport/],
  [{ from: 'NG', to: 'CA', for: 'visit', lives: 'CA' }, 'residence', /You live in Canada already/],
  [{ from: 'NG', to: 'CA', for: 'transit', stay: 90 }, 'stay', /For a longer stay choose another purpose/],
  [{ from: 'NG', to: 'CA', for: 'visit', stay: 800 }, 'stay', /more than a year as a visit/],
  [{ from: 'NG', to: 'CA', for: 'permanent-residence', stay: 30 }, 'stay', /For a short stay choose a visit/],
  [{ from: 'NG', to: 'CA', for: 'visit', job_offer: true }, 'job_offer', /choose work/],
  [{ from: 'NG', to: 'CA', for: 'family', relative: false }, 'relative', /choose another purpose/],
  [{ from: 'NG', to: 'CA', for: 'retirement', age: '18-30' }, 'age', /pension or savings/],
] as const)('answers that do not go together are told: %j', (plan, field, sentence) => {
  const { problems, answer } = answerTo({ ...plan }, ['NG visa_required'])
  expect(problems).toEqual([{ field, message: expect.stringMatching(sentence) }])
  expect(answer, 'the rest is answered').not.toBeNull()
})

test.each([
  ['visit', 365, 366],
  ['transit', 14, 15],
])('a %s of exactly %i days is not too long, one of %i is', (purpose, most, more) => {
  const problems = (stay: number) =>
    answerTo({ from: 'NG', to: 'CA', for: purpose, stay }, ['NG visa_required']).problems
  expect(problems(most)).toEqual([])
  expect(problems(more)).toMatchObject([{ field: 'stay' }])
})

test('answers that go together raise nothing', () => {
  expect(
    answerTo({ from: 'NG', to: 'CA', for: 'visit', stay: 30, lives: 'NG' }, ['NG visa_required']).problems,
  ).toEqual([])
})
