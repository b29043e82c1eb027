import type { Visa } from '@sojourn/contract/ground/reference'
import type { GuideAnswer, GuideVisa } from '@sojourn/contract/supply/guide'

export const SOURCE = 'https://www.canada.ca/study'

export const aVisa = (changes: Partial<Visa> = {}): Visa => ({
  id: 'ca/study-permit',
  former_codes: [],
  name: 'Study permit',
  aliases: [],
  purposes: [{ id: 'study', name: 'Study' }],
  description: 'To study at a school in Canada.',
  processing_time: { min_days: 28, max_days: 98 },
  fee: { amount: 15_000, currency: 'CAD' },
  facts: {},
  needs_licensed_agent: false,
  licence_limits: null,
  url: SOURCE,
  front_door: false,
  promises: [],
  checklist: ['Passport', 'Letter of acceptance'],
  ...changes,
})

export const aGuideVisa = (changes: Partial<GuideVisa> = {}, visa: Partial<Visa> = {}): GuideVisa => ({
  visa: aVisa(visa),
  why: ['You have a place at a school.'],
  missing: [],
  open: [],
  offers: null,
  approvals: null,
  ...changes,
})

const place = (id: string, name: string) => ({ id, name })

/** From Nigeria to Canada to study. */
export const anAnswer = (changes: Partial<GuideAnswer> = {}): GuideAnswer => ({
  asked: {
    passports: [place('NG', 'Nigeria')],
    residence: null,
    destination: { ...place('CA', 'Canada'), flag: '/flags/CA.svg' },
    purpose: { id: 'study', name: 'Study' },
    stay: null,
    age: null,
    job_offer: null,
    school_place: null,
    relative: null,
    studied_there: null,
  },
  problems: [],
  answer: { kind: 'visa', title: 'You need a visa', text: 'People with a passport of Nigeria need a visa.' },
  entry: {
    passport: place('NG', 'Nigeria'),
    kind: 'visa_required',
    days: null,
    text: 'A visa is needed.',
    each: [
      { passport: place('NG', 'Nigeria'), kind: 'visa_required', days: null, text: 'A visa is needed.' },
    ],
    notes: [],
    rights: [],
  },
  source: {
    title: 'Entry rules',
    author: 'The source',
    licence: 'CC BY',
    url: 'https://rules.example',
    as_of: '2026-09-01',
  },
  authority: { name: 'IRCC', url: 'https://ircc.example' },
  licence: null,
  warnings: [],
  checked: '2026-09',
  fits: [],
  nearly: [],
  excluded: [],
  questions: [],
  agents: [],
  notice: 'The authority decides; nothing here is a promise.',
  ...changes,
})
