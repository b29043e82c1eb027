import { JUDGED, type LabelSlug, NEW_DOCUMENT } from '@sojourn/contract/supply/verification'
import { describe, expect, test } from 'vitest'
import { testSettings } from '../../../test/settings.ts'
import { MINUTE_MS, MovableClock } from '../../platform/clock.ts'
import type { Person } from '../../platform/http/actor.ts'
import {
  markOfDocument,
  maskDocumentId,
  readDocumentId,
  readDraft,
  sealDocumentId,
  sealDraft,
} from './answers.ts'
import { askedOf, hasNewName, listReasons } from './asked-of.ts'
import { dayAfter, daysUntil, graceAfter, isOfAge } from './days.ts'
import { viewCase } from './staff/staff-view.ts'
import { maySend, triesLeft } from './verification-state.ts'
import type { VerificationRow } from './verification-store.ts'
import { viewLevel, viewStatus, viewVerification } from './view.ts'

const settings = testSettings('/nowhere')
const now = new Date('2026-11-20T09:00:00Z')
const stored = (label: LabelSlug | null, more: object = {}) => ({
  ...{ label, tries: 1, tries_allowed: 5, is_final: false, reasons: {}, ...more },
})

/** Amara, who sent everything and waits; her passport ends in 2031. */
const row = (changed: Partial<VerificationRow> = {}) =>
  ({
    ...{ agent_id: 'agent-1', email: 'amara@example.com', email_verified_at: now, verified_at: null },
    ...{ own_first_name: 'Amara', own_last_name: 'Okafor', first_name: 'Amara', last_name: 'Okafor' },
    ...{ label: 'in_progress', tries: 1, tries_allowed: 5, is_final: false, reasons: {}, reason: null },
    ...{ sealed_draft: null, draft_saved_at: null, draft_file_id: null, draft_file_at: null },
    ...{ draft_file_size: null, file_id: 'file-1', file_at: now, file_size: 1234, country_iso: 'CA' },
    ...{ country_name: 'Canada', state: '08', state_name: 'Ontario', city: 'Toronto', alt_city: null },
    ...{ postal_code: 'M5V', street: '1 Front Street', dob: '1990-04-01', gender: 'female' },
    ...{ document_type: 'passport', document_country: 'PT', document_country_name: 'Portugal' },
    ...{ sealed_document_id: sealDocumentId(settings, 'agent-1', 'C01X00T47'), reminded: null },
    ...{ document_expires_on: '2031-01-01', submitted_at: now, decided_at: null, valid_until: null },
    ...{ counts_until: null, claimed_by: null, claimed_at: null, claimer_first_name: null, revision: 3 },
    ...{ claimer_last_name: null, changed: [], suspended_at: null, licence_notice: null, has_licence: false },
    ...{ home_name: 'Canada', ...changed },
  }) as unknown as VerificationRow

describe('what an agent is asked for', () => {
  const ALL = JUDGED.filter((field) => field !== 'name' && field !== 'photo')

  test.each([
    [
      'who never began: everything but the name and the photo, which are the account’s',
      stored(null, { tries: null }),
      ALL,
    ],
    ['who began', stored('unverified'), ALL],
    ['who waits: nothing', stored('in_progress'), []],
    ['who is verified: a new document', stored('verified'), [...NEW_DOCUMENT]],
    ['whose document ended: a new one', stored('expired'), [...NEW_DOCUMENT]],
    ['who failed for one thing: only that', stored('failed', { reasons: { dob: 'No.' } }), ['dob']],
    [
      'whose country failed: with what lies in it',
      stored('failed', { reasons: { country: 'No.' } }),
      ['country', 'state', 'city'],
    ],
    [
      'whose region failed: with the city',
      stored('failed', { reasons: { state: 'No.' } }),
      ['state', 'city'],
    ],
    ['whose verification was revoked: everything', stored('failed'), ALL],
    ['whose last try failed: nothing', stored('failed', { tries: 5, reasons: { dob: 'No.' } }), []],
    ['who failed for good: nothing', stored('failed', { is_final: true }), []],
  ])('%s', (_name, standing, expected) => {
    expect(askedOf(standing)).toEqual(expected)
  })
})

describe('tries', () => {
  const tries = (count: number, more: object = {}) => ({
    ...{ label: 'failed', tries: count, tries_allowed: 5, is_final: false, ...more },
  })

  test.each([
    [tries(1), 4, true],
    [tries(4), 1, true],
    [tries(5), 0, false],
    [tries(6), 0, false],
    [tries(5, { tries_allowed: 6 }), 1, true],
    [tries(1, { is_final: true }), 0, false],
    [tries(5, { label: 'expired' }), 0, true],
    [tries(1, { label: 'in_progress' }), 4, false],
  ])('%j: %i left, may send: %s', (given, left, may) => {
    expect([triesLeft(given), maySend(given)]).toEqual([left, may])
  })
})

describe('days', () => {
  test.each([
    ['2008-11-20', true],
    ['2008-11-21', false],
    ['1990-01-01', true],
    ['2008-02-29', true],
  ])('born %s one is eighteen on 20 November 2026: %s', (dob, expected) => {
    expect(isOfAge(dob, 18, '2026-11-20')).toBe(expected)
  })

  test('who was born on a 29 February is so from 1 March on, where there is none', () => {
    expect([isOfAge('2008-02-29', 18, '2026-02-28'), isOfAge('2008-02-29', 18, '2026-03-01')]).toEqual([
      false,
      true,
    ])
  })

  test('grace is fourteen days after the whole last day', () => {
    expect(graceAfter('2027-01-31').toISOString()).toBe('2027-02-15T00:00:00.000Z')
    expect(dayAfter('2026-12-20', 60)).toBe('2027-02-18')
    expect([
      daysUntil('2026-11-20', now),
      daysUntil('2026-11-19', now),
      daysUntil('2026-12-20', now),
    ]).toEqual([...[0, -1, 30]])
  })
})

describe('the number of a document', () => {
  test.each([
    ['C01X00T47', '••••••T47'],
    ['123456', '••••••456'],
    ['12345', '••••••'],
    ['', '••••••'],
  ])('%j is shown as %s', (id, masked) => {
    expect(maskDocumentId(id)).toBe(masked)
  })

  test('is read again only for whose it is, and not without our secret', () => {
    const sealed_document_id = sealDocumentId(settings, 'agent-1', 'C01X00T47')
    expect(readDocumentId(settings, { agent_id: 'agent-1', sealed_document_id })).toBe('C01X00T47')
    expect(readDocumentId(settings, { agent_id: 'agent-2', sealed_document_id })).toBeNull()
    const lost = { ...settings, secret: 'another secret, 32 characters or more' }
    expect(readDocumentId(lost, { agent_id: 'agent-1', sealed_document_id })).toBeNull()
  })

  const paper = { type: 'passport', country: 'PT', number: 'C01X00T47' }
  const mark = (more: object = {}) => markOfDocument(settings, { ...paper, ...more }).toString('hex')
  test.each(['c01x00t47', 'C01 X00 T47', 'C01-X00–T47', 'Ｃ01X00T47'])(
    'typed %s is the same document',
    (number) => {
      expect(mark({ number })).toBe(mark())
    },
  )

  test.each([[{ number: 'C01X00T48' }], [{ country: 'ES' }], [{ type: 'national_id' }]])(
    'with %j is another one',
    (more) => {
      expect(mark(more)).not.toBe(mark())
    },
  )

  test('is marked by our key: the mark tells nothing to who has the database alone', () => {
    const other = markOfDocument({ ...settings, secret: 'another secret, 32 characters or more' }, paper)
    expect(other.toString('hex')).not.toBe(mark())
  })
})

describe('what was typed and not sent', () => {
  test('is read again by its agent, and empty where the secret is gone', () => {
    const draft = { city: 'Toronto', document_id: 'C01X00T47' }
    const sealed_draft = sealDraft(settings, 'agent-1', draft)
    expect(readDraft(settings, { agent_id: 'agent-1', sealed_draft })).toEqual(draft)
    expect(readDraft(settings, { agent_id: 'agent-2', sealed_draft })).toEqual({})
    expect(readDraft(settings, { agent_id: 'agent-1', sealed_draft: null })).toEqual({})
  })
})

describe('a verification as its agent sees it', () => {
  const view = (changed: Partial<VerificationRow> = {}) =>
    viewVerification({ settings }, row(changed), [], null)

  test('has what was sent, and never the number of the document', () => {
    const seen = view()
    expect(seen).toMatchObject({
      ...{ status: [0, 'Pending'], document_id_masked: '••••••T47', may: [], asked_for: [], missing: [] },
      answers: { country: 'CA', city: 'Toronto', dob: '1990-04-01', document_id: null },
      document: { size: 1234, is_draft: false },
    })
    expect(JSON.stringify(seen)).not.toContain('C01X00T47')
  })

  test('that failed says what, how often it can be sent again, and shows what was typed since', () => {
    const sealed_draft = sealDraft(settings, 'agent-1', { dob: '1991-04-01', city: 'Ottawa' })
    const failed = view({
      ...{ label: 'failed', tries: 2, reasons: { dob: 'It differs from the passport.' }, sealed_draft },
    } as Partial<VerificationRow>)
    expect(failed).toMatchObject({
      ...{ asked_for: ['dob'], tries_left: 3, may: ['send'], is_final: false },
      reasons: [{ field: 'dob', reason: 'It differs from the passport.' }],
      // The city was accepted: what was typed of it meanwhile does not count.
      answers: { dob: '1991-04-01', city: 'Toronto' },
    })
  })

  test('that failed for good says why, and cannot be sent', () => {
    const over = { label: 'failed', is_final: true, reason: 'Forged.' } as Partial<VerificationRow>
    expect(view(over)).toMatchObject({
      is_final: true,
      reason: 'Forged.',
      may: [],
      tries_left: 0,
      asked_for: [],
    })
  })

  test('whose picture was taken again shows the new one', () => {
    const draft = { draft_file_at: now, draft_file_size: 99 } as Partial<VerificationRow>
    expect(view(draft).document).toMatchObject({ size: 99, is_draft: true })
    expect(view({ file_at: null } as Partial<VerificationRow>).document).toBeNull()
  })

  test('where a licence is required says so, and that it is not needed to be verified', () => {
    const regulated = { licence_notice: 'Only licensed people may advise.' } as Partial<VerificationRow>
    expect(view(regulated).missing).toEqual([
      {
        ...{ item: 'licence', sentence: 'add your licence: Canada requires one', step: 'business' },
        is_required: false,
      },
    ])
    expect(view({ ...regulated, has_licence: true } as Partial<VerificationRow>).missing).toEqual([])
  })

  test('without a verified email says that first', () => {
    const [first] = view({ label: 'unverified', email_verified_at: null } as Partial<VerificationRow>).missing
    expect(first).toMatchObject({ item: 'email', step: 'email', is_required: true })
  })

  test('counts until its grace ends, and only while it counts', () => {
    const counts_until = new Date('2027-02-15T00:00:00Z')
    expect(view({ verified_at: now, counts_until }).level_until).toBe(counts_until.toISOString())
    expect(view({ verified_at: null, counts_until }).level_until).toBeNull()
  })
})

describe('a case as our team sees it', () => {
  const sanna = { id: 'staff-1' } as Person
  const clock = new MovableClock(now.toISOString())
  const beside = { events: [], views: [], others: [], isOpened: false, paper: null }
  const view = (changed: Partial<VerificationRow> = {}, more: object = {}) =>
    viewCase({ clock, settings }, sanna, row(changed), { ...beside, ...more })
  const claimed_at = new Date(now.getTime() - MINUTE_MS)

  test('has the whole number only for whoever has the case, as long as they have it', () => {
    expect(view().document_id).toBe('••••••T47')
    expect(view({ claimed_by: 'staff-1', claimed_at }).document_id).toBe('C01X00T47')
    expect(view({ claimed_by: 'staff-2', claimed_at }).document_id).toBe('••••••T47')
    const lapsed = new Date(now.getTime() - 24 * 60 * MINUTE_MS)
    expect(view({ claimed_by: 'staff-1', claimed_at: lapsed })).toMatchObject({
      ...{ document_id: '••••••T47', claim: null },
    })
  })

  test.each([
    ['in_progress', 1, ['decide']],
    ['verified', 1, ['revoke']],
    ['failed', 1, []],
    ['failed', 5, ['grant']],
    ['expired', 1, ['revoke']],
  ] as const)('%s after %i tries can %j', (label, tries, expected) => {
    expect(view({ label, tries } as Partial<VerificationRow>).may).toEqual(expected)
  })

  test('names other accounts with the same document', () => {
    const others = [{ agent_id: 'agent-2', first_name: 'Ada', last_name: null, label: 'failed' }]
    expect(view({}, { others }).same_document).toMatchObject([
      { uuid: 'agent-2', fullname: 'Ada', label: { slug: 'failed', code: -2 } },
    ])
  })

  test('before anything was sent has the name of the account and no address', () => {
    const fresh = { first_name: null, last_name: null, country_iso: null, revision: null, label: null }
    expect(view(fresh as Partial<VerificationRow>)).toMatchObject({
      ...{ first_name: 'Amara', last_name: 'Okafor', address: null, revision: 0 },
    })
  })
})

test('a status on the wire has the words of the product, and none before it is sent', () => {
  expect(
    ['unverified', 'in_progress', 'verified', 'failed', 'expired'].map((label) =>
      viewStatus(label as LabelSlug),
    ),
  ).toEqual([...[null, [0, 'Pending'], [1, 'Verified'], [-1, 'Failed'], [1, 'Verified']]])
  expect([viewLevel(null)[0], viewLevel(now)[0]]).toEqual([1, 2])
})

test('another name in the profile is noticed, and reasons come in the order of the form', () => {
  const names = { first_name: 'Amara', last_name: 'Okafor', own_first_name: 'Amara', own_last_name: 'Okafor' }
  expect([hasNewName(names), hasNewName({ ...names, own_last_name: 'Eze' })]).toEqual([false, true])
  expect(listReasons({ reasons: { document: 'Blurred.', city: 'Not in Ontario.' } })).toEqual([
    { field: 'city', reason: 'Not in Ontario.' },
    { field: 'document', reason: 'Blurred.' },
  ])
})
