import type { StaffReport } from '@sojourn/contract/desk/staff-reports'
import { expect, test } from 'vitest'
import { ok, refused } from '../../../test/network.ts'
import { linkTo, text } from '../../../test/on-the-page.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { aDecision, aReport, openReport, ownClaim, REPORT, REPORT_ID } from '../../../test/staff-reports.tsx'

const CLAIM = `PUT /staff/reports/${REPORT_ID}/claim`

test('staff read the complaint, who sent it, and what it is about', async () => {
  await openReport(aReport())
  await eventually(() => expect(document.title).toBe('Study permit in two days · Sojourn'))
  expect(text()).toContain('It is false or misleading')
  expect(text()).toContain('Nobody can do that in two days.')
  expect(text()).toContain('Ngozi Traveller, ngozi@example.com, ')
  expect(linkTo('Ngozi Traveller')).toBe('/p/staff/people/c1')
  expect(linkTo('Amara Okafor')).toBe('/p/staff/people/a1')
  expect(linkTo('See it in place')).toBe('/p/agents/amara/study-permit')
  expect(linkTo('Reports')).toBe('/p/staff/reports')
})

test('a reported message is seen in its place, among those around it', async () => {
  await openReport(aReport({ kind: 'message', message: { conversation: REPORT_ID, seq: 42 } }))
  expect(linkTo('See it in place')).toBe(`/p/staff/reports/${REPORT_ID}/conversation`)
})

test('of a review staff read whom it is about, and of which order', async () => {
  const order = { uuid: 'o1', ref: 'SO-7K3M9QXA' }
  const agent = { uuid: 'a2', fullname: 'Hassan Bukhari' }
  await openReport(aReport({ kind: 'review', about: { agent, order } }))
  expect(text()).toContain('About Hassan Bukhari, order SO-7K3M9QXA')
  expect(linkTo('Hassan Bukhari')).toBe('/p/staff/people/a2')
  expect(linkTo('SO-7K3M9QXA')).toBe('/p/staff/orders/o1')
})

test.each<[string, StaffReport['reporter'], string]>([
  ['left', null, 'Someone whose account is deleted, '],
  [
    'has no account',
    { uuid: null, fullname: 'Zoë Stranger', email: 'zoe@example.com' },
    'Zoë Stranger, zoe@example.com, ',
  ],
])('a reporter who %s is named as far as they are known', async (_, reporter, words) => {
  await openReport(aReport({ reporter }))
  expect(text()).toContain(words)
  expect(document.querySelector('a[href="/p/staff/people/c1"]')).toBeNull()
})

test.each([
  [0, ''],
  [1, 'One other report of the same'],
  [4, '4 other reports of the same'],
])('%i others about the same read "%s"', async (other_reports, words) => {
  await openReport(aReport({ other_reports }))
  expect(text()).toContain(words)
  if (!words) expect(text()).not.toContain('of the same')
})

const current = aReport().current as NonNullable<StaffReport['current']>

test.each<[string, StaffReport['current'], string, boolean]>([
  ['is as it was', current, 'Nothing has changed.', true],
  [
    'is hidden',
    { ...current, is_hidden: true },
    'Nothing has changed, but nobody sees it: it is hidden.',
    false,
  ],
  ['is gone', null, 'It no longer exists.', false],
  ['was changed', { ...current, text: 'In about two weeks.' }, 'In about two weeks.', true],
])('what %s now says so', async (_, now, words, canBeSeen) => {
  await openReport(aReport({ current: now }))
  expect(text()).toContain(words)
  expect(text().includes('See it in place')).toBe(canBeSeen)
})

test('who takes a report can decide it; who gives it back cannot', async () => {
  const { network } = await openReport(aReport())
  expect(text()).not.toContain('Your decision')
  const taken = aReport({ status: 'claimed', claim: ownClaim })
  network.answers(CLAIM, ok(taken))
  network.answers(REPORT, ok(taken))
  await click(findText('Claim report'))
  await eventually(() => expect(text()).toContain('Your decision'))
  network.answers(CLAIM.replace('PUT', 'DELETE'), ok(aReport()))
  network.answers(REPORT, ok(aReport()))
  await click(findText('Release report'))
  await eventually(() => expect(text()).not.toContain('Your decision'))
})

test('a report a colleague took first is told', async () => {
  const { network } = await openReport(aReport())
  network.answers(CLAIM, refused(409, 'not_now', 'Sanna Keller was faster.'))
  const theirs = aReport({ status: 'claimed', claim: { ...ownClaim, is_own: false } })
  network.answers(REPORT, ok(theirs))
  await click(findText('Claim report'))
  await eventually(() => expect(text()).toContain('Sanna Keller has this report until'))
  expect(toasts()).toEqual(['error: Sanna Keller was faster.'])
  expect(text()).not.toContain('Your decision')
})

test.each<[Partial<StaffReport>]>([
  [{ status: 'claimed', claim: ownClaim }],
  [{ status: 'appealed', decision: aDecision('hidden'), outcome: 'hidden' }],
])('who is closed out reads why, and decides nothing: %#', async (changes) => {
  await openReport(aReport({ ...changes, closed_to_you: 'You took this decision.' }))
  expect(text()).toContain('You took this decision.')
  expect(document.querySelector('form')).toBeNull()
  expect(document.querySelector('[aria-label="Who has this report"]')).toBeNull()
})

test.each<[Partial<StaffReport>, string]>([
  [{ status: 'open' }, 'Waiting'],
  [{ status: 'claimed' }, 'Waiting'],
  [{ status: 'appealed', outcome: 'hidden' }, 'Objection'],
  [{ status: 'decided', outcome: 'hidden' }, 'Hidden'],
  [{ status: 'decided', outcome: 'nothing' }, 'Stays'],
  [{ status: 'settled', outcome: 'hidden', settlement: 'upheld' }, 'Hidden'],
  [{ status: 'settled', outcome: 'hidden', settlement: 'reversed' }, 'Stays'],
  [{ status: 'settled', outcome: 'nothing', settlement: 'reversed' }, 'Hidden'],
  [{ status: 'settled', outcome: 'nothing', settlement: 'upheld' }, 'Stays'],
])('a report that is %j stands as %s', async (changes, words) => {
  await openReport(aReport(changes))
  expect(find('.head').textContent).toContain(words)
})
