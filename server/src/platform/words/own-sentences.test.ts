import { VerificationDraft } from '@sojourn/contract/supply/verification'
import { deadlinesOf, type Journey } from '@sojourn/contract/work/deadlines'
import { expect, test } from 'vitest'
import { PAUSES, type WaitsFor, waitsToAgent } from '../../money/wallets/payouts/waiting-words.ts'
import { gatesToOffer, missingOf, type Publisher } from '../../supply/services/publish-requirements.ts'
import { newFields } from '../../supply/services/service-fields.ts'
import type { VerificationRow } from '../../supply/verification/verification-store.ts'
import { whatIsMissing } from '../../supply/verification/what-is-missing.ts'
import { NO_QUESTIONS, YOURSELF } from '../../talk/conversations/questions/may-ask.ts'
import { NO_MORE } from '../../work/orders/stages/why-no-more.ts'
import { inOwnNames } from './own-names.ts'
import { TRANSLATED } from './read-catalogue.ts'
import { say } from './say.ts'

const CHECKLIST = ['Passport valid for six months after you leave.']
const programme = (more: object = {}) => ({
  ...{ name: 'Study permit', processing_time: { min_days: 30, max_days: 60 }, checked: '2026-11-03' },
  ...{ checklist: [], ...more },
})
const journey = (more: Partial<Journey> = {}): Journey => ({
  ...{ today: '2026-11-30', arrival: '2027-09-01', stayDays: 90, passportExpiresOn: '2030-01-01' },
  ...{ programme: programme(), ...more },
})
const journeys = [
  journey(),
  journey({ arrival: '2027-02-05', passportExpiresOn: '2027-02-01' }),
  journey({ arrival: '2027-01-30', passportExpiresOn: '2027-02-10' }),
  journey({ arrival: '2027-01-15', passportExpiresOn: '2027-07-01' }),
  journey({ arrival: '2026-12-20', programme: programme({ checked: null }) }),
  journey({ programme: programme({ checklist: CHECKLIST, checked: '2026-11' }) }),
  journey({ passportExpiresOn: '2028-01-01', programme: programme({ checklist: CHECKLIST }) }),
  journey({ programme: programme({ isOld: true }) }),
  journey({ programme: programme({ isOld: true, checked: null }) }),
  journey({ programme: programme({ processing_time: null }) }),
  journey({ programme: programme({ processing_time: { min_days: 20, max_days: 20 } }) }),
]

const nobody: Publisher = {
  ...{ plan: 'free', planLimit: 1, isVerified: false, isSeen: false, declaredTrader: null },
  ...{ hasBusiness: false, active: 1, licences: { onLicence: new Set(['CA']), kinds: [], held: [] } },
}
const trader: Publisher = {
  ...nobody,
  ...{ plan: 'pro', planLimit: 15, active: 15, declaredTrader: true },
  licences: {
    onLicence: new Set(['CA']),
    kinds: [
      { country: 'CA', regulator: 'cicc', code: 'L1', name: 'RCIC L1', closedVisas: ['ca/pr'] },
      { country: 'CA', regulator: 'cicc', code: 'L2', name: 'RCIC L2', closedVisas: [] },
    ],
    held: [{ country: 'CA', regulator: 'cicc', classCode: 'L1' }],
  },
}
const empty = newFields({ country: 'CA', visa: 'ca/pr' }, [])
const country = { country_name: 'Canada', withheld_at: new Date(0) }

const unverified = {
  ...{ label: null, reasons: {}, licence_notice: 'Licensed only.', has_licence: false, home_name: 'Canada' },
} as unknown as VerificationRow

const said: [string, object][] = [
  ...journeys.map((one, at): [string, object] => [`deadlines ${at}`, { deadlines: deadlinesOf(one) }]),
  ['a draft of nobody', { missing: missingOf(empty, country, nobody) }],
  ['a draft of a trader', { missing: missingOf(empty, country, trader) }],
  ['an offer', { missing: gatesToOffer({ country: 'CA', visa: 'ca/pr' }, 'Canada', trader) }],
  ['a verification', { missing: whatIsMissing(unverified, VerificationDraft.parse({})) }],
  ['who takes no questions', { closed: NO_QUESTIONS('Jordan') }],
  ['oneself', { closed: YOURSELF }],
  ['an agent who can take on no more', { no_extra: NO_MORE }],
  ...(['suspended', 'revoked', 'staff', 'guards_changed', 'wallet_changed', 'funds'] as WaitsFor[]).map(
    (waits_for): [string, object] => [
      waits_for,
      { waits_for: waitsToAgent({ status: 'pending', waits_for }) },
    ],
  ),
  ...Object.entries(PAUSES).map(([cause, { toAgent }]): [string, object] => [
    `a pause: ${cause}`,
    { pause: { reason: toAgent, ends_at: null } },
  ]),
]

/** Each text of a reply, but for codes. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return value.includes(' ') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

test.each(said)('%s: each sentence is said in the language of its reader', (_, reply) => {
  const english = textsOf(reply)
  expect(english).not.toEqual([])
  for (const language of TRANSLATED) {
    const own = textsOf(inOwnNames(language, reply))
    expect(own).toHaveLength(english.length)
    expect(
      own.filter((one) => english.includes(one)),
      language,
    ).toEqual([])
  }
})

test('the meeting among what an order lacks is said; papers keep the names people gave them', () => {
  const said = TRANSLATED.map((language) => inOwnNames(language, { missing: ['The meeting', 'My passport'] }))
  expect(said.map(({ missing }) => missing)).toEqual([
    ['Le rendez-vous', 'My passport'],
    ['La reunión', 'My passport'],
    ['الاجتماع', 'My passport'],
  ])
})

test('the meeting that was missing at the start of the work is said in the timeline and in the talk', () => {
  const started = (step: string, subject: string) =>
    TRANSLATED.map((language) => inOwnNames(language, { step, subject }).subject)
  expect(started('O5', 'The meeting, My passport, all pages')).toEqual([
    'Le rendez-vous, My passport, all pages',
    'La reunión, My passport, all pages',
    'الاجتماع، \u2068My passport\u2069، \u2068all pages\u2069',
  ])
  expect(started('O5', 'The meeting')).toEqual(['Le rendez-vous', 'La reunión', 'الاجتماع'])
  const minutes = started('O5', 'The meeting minutes').map((name) => name.replaceAll(/[\u2068\u2069]/g, ''))
  expect(new Set(minutes)).toEqual(new Set(['The meeting minutes']))
  expect(new Set(started('D1', 'The meeting'))).toEqual(new Set(['The meeting']))

  const line = 'You started the work. Not there yet: The meeting, My passport.'
  expect(TRANSLATED.map((language) => say(language, line, 'lines'))).toEqual([
    'Vous avez commencé le travail. Pas encore là : Le rendez-vous, My passport.',
    'Empezó el trabajo. Falta todavía: La reunión, My passport.',
    'لقد بدأتم العمل. لم يصل بعد: \u2068الاجتماع، \u2068My passport\u2069\u2069.',
  ])
})

test('days, lengths and numbers of a deadline are those of the language', () => {
  const [apply] = inOwnNames('fr', { deadlines: deadlinesOf(journey({ arrival: '2027-02-05' })) }).deadlines
  expect(apply?.title).toBe('Faites la demande avant le 7 déc. 2026')
  expect(apply?.text.replaceAll(/\s/g, ' ').replaceAll(/[\u2068\u2069]/g, '')).toBe(
    'Study permit : la décision prend en général 30 à 60 jours (3 nov. 2026). Il vous reste 7 jours pour faire la demande.',
  )
  const [month] = inOwnNames('fr', {
    deadlines: deadlinesOf(journey({ programme: programme({ checked: '2026-11' }) })),
  }).deadlines
  expect(month?.text).toContain('30 à 60 jours (nov. 2026)')
})

test('what our team or a bank wrote stays, and so does what is no sentence', () => {
  const reply = {
    pause: { reason: 'We look into two of your orders.', ends_at: null },
    payout: { waits_for: null, reason: 'Wire 2026-11-30' },
    missing: [{ item: 'name', sentence: 'It is not the name of your passport.' }, 'documents', 'Old visa'],
    deadlines: true,
    closed: null,
  }
  expect(inOwnNames('ar', reply)).toEqual(reply)
})

test('a payout that was not made says why in the words of its mail', () => {
  const reasons = [
    'The bank did not accept the payout. Please check the details of your bank account.',
    'The bank sent the money back. Please check the details of your bank account.',
    'The bank account was not accepted by the company that pays you out.',
    'A refund or a chargeback came first, and is paid from it.',
    'Another company makes our payouts now. Please remove your bank account from your wallet and link it again.',
    'Your bank account cannot be paid at the moment.',
    'Your bank account changed after you asked for this payout.',
    'Payouts were paused for a week. Your bank account changed.',
  ]
  for (const language of TRANSLATED)
    for (const reason of reasons)
      expect(inOwnNames(language, { waits_for: null, reason }).reason).not.toBe(reason)
})

test('credit that a bank kept from being paid out says why in the words of its mail', () => {
  const reasons = [
    'Your bank reversed the payment that this credit came from.',
    'You owe us money because your bank reversed another payment, and your credit pays that first.',
  ]
  for (const language of TRANSLATED)
    for (const reason of reasons)
      expect(inOwnNames(language, { destination: 'team', reason }).reason).not.toBe(reason)
})
