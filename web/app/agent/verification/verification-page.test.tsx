import type { Verification } from '@sojourn/contract/supply/verification'
import { expect, test, vi } from 'vitest'
import { pass, soon } from '../../../test/clock.ts'
import { pressable } from '../../../test/labelled.ts'
import { ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { anAgent, openOwnPage } from '../../../test/own-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import {
  aFile,
  aGap,
  allAnswers,
  aVerification,
  aView,
  openVerification,
  VERIFICATION,
  VIEWS,
} from '../../../test/verifications.ts'
import VerificationPage, { meta } from './verification-page.tsx'

const AT = '/p/agent/account/verification'
const text = () => document.body.textContent ?? ''
const LOCATION = '/p/agent/kyc/location'
const IDENTIFICATION = '/p/agent/kyc/identification'

const verified = { level: [2, 'Verified'] } as const satisfies Partial<Verification>

async function opened(verification: Verification, more: Parameters<typeof openVerification>[3] = {}) {
  const page = await openVerification(VerificationPage, AT, verification, more)
  await eventually(() => find('dl'))
  return page
}

const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map(({ firstChild, lastChild }) => [
      firstChild?.textContent,
      lastChild?.textContent,
    ]),
  )

test('the page is the agent’s own', () => expect(meta()[1]).toEqual({ name: 'robots', content: 'noindex' }))

test.each<[string, Verification, string, string | null]>([
  ['nobody yet', aVerification('unverified'), 'Verify your identity once.', 'Start verification'],
  [
    'somebody who has begun',
    aVerification('unverified', { draft_saved_at: '2026-03-01T12:00:00Z' }),
    'Verify your identity once.',
    'Continue where you left off',
  ],
  [
    'somebody who waits',
    aVerification('in_progress', { may: [] }),
    'Our team is checking your documents',
    null,
  ],
  [
    'somebody who is checked again',
    aVerification('in_progress', { ...verified, may: [] }),
    'You stay verified meanwhile.',
    null,
  ],
  ['somebody verified', aVerification('verified', verified), 'Our team has confirmed', 'Renew your document'],
  [
    'somebody who failed',
    aVerification('failed', { tries_left: 3 }),
    'Please correct what our team points out.',
    'Correct and send again',
  ],
  [
    'somebody without tries',
    aVerification('failed', { may: [], tries_left: 0 }),
    'You have no attempts left. Write to our support team.',
    'Write to our support',
  ],
  [
    'somebody whose stamp was taken back',
    aVerification('failed', { reason: 'The licence was withdrawn.' }),
    'Our team has revoked your verification.',
    'Correct and send again',
  ],
  [
    'an old document',
    aVerification('expired'),
    'has expired. Send us your new one.',
    'Send the new document',
  ],
])('%s reads where they stand and the one thing to do', async (_who, verification, sentence, act) => {
  await opened(verification, {
    account: anAgent({ role: verification.level[0] === 2 ? 'consultant' : 'unverified_consultant' }),
  })
  expect(text()).toContain(sentence)
  const acts = ['Start', 'Continue', 'Renew', 'Correct', 'Write', 'Send the']
  expect(pressable().filter((words) => acts.some((one) => words?.startsWith(one)))).toEqual(act ? [act] : [])
})

test('what staff wrote is told word for word, field by field', async () => {
  await opened(
    aVerification('failed', {
      reason: 'Please send it once more.',
      reasons: [
        { field: 'document_id', reason: 'The number is not that of the picture.' },
        { field: 'name', reason: 'Your passport says another name.' },
      ],
    }),
  )
  expect(find('blockquote').textContent).toBe('Please send it once more.')
  expect(text()).toContain('ID numberThe number is not that of the picture.')
  expect(text()).toContain('Full nameYour passport says another name.')
})

test('who is asked for changes reads each reason once, where it is settled, and is not told in red', async () => {
  const reason = 'The picture is blurred.'
  await opened(
    aVerification('failed', {
      reasons: [{ field: 'document', reason }],
      missing: [aGap({ item: 'document', step: 'identification', sentence: reason })],
    }),
  )
  expect(text().split(reason)).toHaveLength(2)
  expect(document.querySelector('[class*=danger]')).toBeNull()
})

test.each<[string, Partial<Verification>, string]>([
  ['at the location where it is not whole', { missing: [aGap()] }, LOCATION],
  [
    'at the identification where only that is missing',
    { missing: [aGap({ item: 'dob', step: 'identification' })] },
    IDENTIFICATION,
  ],
  [
    'at the identification where the location is not asked for',
    { asked_for: ['document'], missing: [aGap()] },
    IDENTIFICATION,
  ],
])('one begins %s', async (_where, changes, to) => {
  await opened(aVerification('unverified', changes))
  expect(findText('Start verification').getAttribute('href')).toBe(to)
})

test('level, dates and tries stand where they are known, and nowhere else', async () => {
  await opened(
    aVerification('failed', {
      ...verified,
      level_until: '2026-04-01T12:00:00Z',
      valid_until: '2031-01-31',
      submitted_at: '2026-03-01T12:00:00Z',
      tries_left: 2,
    }),
    { account: anAgent() },
  )
  expect(facts()).toEqual({
    Level: 'Verified',
    'Counts until': expect.stringContaining('1 Apr 2026'),
    'Document valid until': '31 Jan 2031',
    Sent: expect.stringContaining('1 Mar 2026'),
    'Tries left': '2',
  })
})

test('who is not verified reads of no document that is valid', async () => {
  await opened(aVerification('unverified', { valid_until: '2031-01-31' }))
  expect(facts()).toEqual({})
})

test('what is missing is listed with where it is settled, and what may wait is marked', async () => {
  await opened(
    aVerification('failed', {
      missing: [
        aGap(),
        aGap({ item: 'name', step: 'profile', sentence: 'please enter your name' }),
        aGap({ item: 'licence', step: 'business', sentence: 'some countries want one', is_required: false }),
      ],
    }),
  )
  const items = [...document.querySelectorAll('ul li:has(b)')].map(({ textContent }) => textContent)
  expect(items).toEqual([
    'Street and numberPlease enter an addressLocation',
    'Full namePlease enter your nameProfile',
    'LicenceSome countries want oneOptionalBusiness',
  ])
  expect(find('a[aria-label="Street and number: go to Location"]').getAttribute('href')).toBe(LOCATION)
})

test('before anything was sent, each form is one line with how much it asks for', async () => {
  await opened(
    aVerification('unverified', {
      missing: [
        ...[aGap({ item: 'country' }), aGap({ item: 'city' }), aGap()],
        ...[aGap({ item: 'dob', step: 'identification', sentence: 'please select your date of birth' })],
      ],
    }),
  )
  const items = [...document.querySelectorAll('ul li:has(b)')].map(({ textContent }) => textContent)
  expect(items).toEqual([
    'Where you live3 fields to fill inLocation',
    'Your document1 field to fill inIdentification',
  ])
})

const WHY = 'The passport belongs to somebody else.'

test.each([
  ['unverified', 'in_progress', 'agent', 'Sent', 'You'],
  ['in_progress', 'verified', 'staff', 'Verified', 'Our team'],
  ['verified', 'in_progress', 'agent', 'Rechecked', 'You'],
  ['in_progress', 'failed', 'staff', 'Changes requested', 'Our team'],
  ['verified', 'failed', 'staff', 'Revoked', 'Our team'],
  ['expired', 'failed', 'staff', 'Revoked', 'Our team'],
  ['verified', 'expired', 'system', 'Expired', 'Automatic'],
  ['expired', 'unverified', 'system', 'Started', 'Automatic'],
] as const)('from %s to %s by %s is “%s, %s”', async (from, to, by, words, who) => {
  const created_at = { date: '2026-03-09T12:00:00.000Z' }
  await opened(
    aVerification('unverified', {
      history: [
        { from, to, by, reasons: [], is_final: false, reason: words === 'Revoked' ? WHY : null, created_at },
      ] as never,
    }),
  )
  expect(find('ol li').textContent).toMatch(new RegExp(`^${words}${who}, 9 Mar 2026`))
})

test('without a document there is none to show', async () => {
  await opened(aVerification())
  expect(text()).toContain('You have not uploaded a document yet.')
  expect(text()).not.toContain('Who opened it')
})

test.each([
  [true, 'Uploaded, not submitted yet'],
  [false, 'Sent to our team'],
])('a document that is a draft: %s, says how it stands', async (is_draft, words) => {
  await opened(aVerification('unverified', { document: aFile({ is_draft }), document_id_masked: '••••567' }))
  // The number is of the document that was sent.
  expect(text()).toContain(is_draft ? `${words}. ` : `${words}, number ••••567. `)
})

test('who opened it is told: oneself as “you”, others by name and why', async () => {
  const { network } = await opened(
    aVerification('in_progress', { document: aFile({ is_draft: false }), may: [] }),
    {
      views: ok({
        items: [
          aView(),
          aView({ id: 'v2', is_own: true, purpose: 'Own look' }),
          aView({ id: 'v4', is_machine: true, by: null, purpose: 'Checked by our machine' }),
        ],
        pagination: { next_cursor: 'c2' },
      }),
    },
  )
  await eventually(() => expect(text()).toContain('Ada Staff, our teamChecking the verification'))
  expect(text()).toContain('YouOwn look')
  expect(text()).toContain('Our machine')
  expect(text()).not.toContain('Checked by our machine')
  network.answers(
    VIEWS,
    ok({ items: [aView({ id: 'v3', by: 'Ben Staff' })], pagination: { next_cursor: null } }),
  )
  await click(findText('Show more'))
  await eventually(() => expect(text()).toContain('Ben Staff, our team'))
  expect(network.calls(VIEWS).at(-1)?.query.get('cursor')).toBe('c2')
  expect(text()).not.toContain('Show more')
})

test('nobody opened it, and the page says so', async () => {
  await opened(aVerification('unverified', { document: aFile() }))
  await eventually(() => expect(text()).toContain('Nobody has opened it.'))
})

test('a document that cannot be opened is told, and its picture stays hidden', async () => {
  const { network } = await opened(aVerification('unverified', { document: aFile() }))
  network.answers(`GET ${VERIFICATION}/document`, refused(503, 'unavailable', 'We are back soon.'))
  await click(findText('Show my document'))
  await eventually(() => expect(toasts()).toEqual(['error: We are back soon.']))
  expect(findText('Show my document').getAttribute('aria-busy')).toBeNull()
})

test('what staff decide shows on a page that is open, and the account is asked for anew', async () => {
  vi.useFakeTimers()
  const page = await openVerification(VerificationPage, AT, aVerification('in_progress', { may: [] }))
  await soon(() => expect(text()).toContain('Our team is checking your documents'))
  page.server.verification = aVerification('verified', verified)
  page.known.account = anAgent({ role: 'consultant' })
  await pass(15_000)
  await soon(() => expect(text()).toContain('Our team has confirmed your identity.'))
  await soon(() => expect(page.network.calls('GET /account')).toHaveLength(2))
  await pass(60_000)
  expect(page.network.calls(`GET ${VERIFICATION}`)).toHaveLength(2)
})

test('a verification that could not be had is asked for again', async () => {
  await openOwnPage(VerificationPage, AT, {
    tell: (network) =>
      network.answers(
        `GET ${VERIFICATION}`,
        refused(503, 'unavailable', 'We are back soon.'),
        ok(aVerification('unverified', { answers: allAnswers })),
      ),
    account: anAgent({ role: 'unverified_consultant' }),
  })
  await eventually(() => expect(text()).toContain('We are back soon.'))
  await click(findText('Retry'))
  await eventually(() => findText('Start verification'))
})
