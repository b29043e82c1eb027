import type { VerificationCase } from '@sojourn/contract/desk/staff-queue'
import { expect, test } from 'vitest'
import { held, ok, refused } from '../../../test/network.ts'
import { buttons, dialog, fill, inDialog, isAsked, noteOf, text } from '../../../test/on-the-page.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { aCase, CASE, CASE_ID, openCase, ownCase } from '../../../test/staff-case.tsx'

const REVOKE = `POST /staff/verifications/${CASE_ID}/revocation`
const GRANT = `POST /staff/verifications/${CASE_ID}/tries`
const DOCUMENT = `GET /staff/verifications/${CASE_ID}/document`
const WHY = 'The passport belongs to somebody else.'

const decided = (may: string[]) => aCase({ may, claim: null, document: null })

test.each([
  [['revoke'], 'Revoke verification'],
  [['grant'], 'Allow another attempt'],
])('with %j staff can do one thing: %s', async (may, button) => {
  await openCase(decided(may))
  expect(buttons()).toContain(button)
  expect(text()).not.toContain('Waiting for the agent.')
})

test('where nothing can be done, that is said', async () => {
  await openCase(decided([]))
  expect(text()).toContain('Nothing to do. Waiting for the agent.')
})

test('nobody acts on their own verification, and reads whom to ask', async () => {
  await openCase(aCase({ may: [], is_own: true, claim: null, document: null }))
  expect(text()).toContain('This is your own verification. Please ask a colleague.')
  expect(text()).not.toContain('Unassigned.')
})

test.each([
  [[], 'they have to send everything again.'],
  [[{ field: 'document_id' as const, reason: 'Cut off.' }], 'they can resubmit what failed.'],
])('whoever allows another attempt reads what it asks for: %j', async (reasons, words) => {
  await openCase(aCase({ may: ['grant'], claim: null, document: null, reasons }))
  await click(findText('Allow another attempt'))
  expect(dialog().textContent).toContain(words)
})

test('who revokes a verification says why, and what that hides', async () => {
  const { network } = await openCase(decided(['revoke']))
  const answer = held(ok(decided(['grant'])))
  network.answers(REVOKE, answer.reply)
  network.answers(CASE, ok(decided(['grant'])))
  await click(findText('Revoke verification'))
  expect(dialog().textContent).toContain('Revoke the verification of Ines Duarte?')
  expect(dialog().textContent).toContain('Their services are hidden immediately.')
  await fill('Reason', 'Forged')
  await click(inDialog('Revoke verification'))
  await eventually(() => expect(noteOf('Reason')).toBe('please give a reason of at least 10 characters'))
  await fill('Reason', WHY)
  await click(inDialog('Revoke verification'))
  await eventually(() => expect(network.calls(REVOKE)).toHaveLength(1))
  await click(inDialog('Revoke verification'))
  answer.release()
  await eventually(() => findText('Allow another attempt'))
  expect(network.calls(REVOKE).map(({ body }) => body)).toEqual([{ reason: WHY }])
  expect(toasts()).toEqual(['success: Ines Duarte is no longer verified'])
  expect(isAsked()).toBe(false)
})

test('another attempt is allowed after a question, once', async () => {
  const { network } = await openCase(decided(['grant']))
  const answer = held(ok(decided([])))
  network.answers(GRANT, answer.reply)
  network.answers(CASE, ok(decided([])))
  await click(findText('Allow another attempt'))
  expect(dialog().textContent).toContain('Allow Ines Duarte another attempt?')
  await click(inDialog('Allow'))
  await click(inDialog('Allow'))
  answer.release()
  await eventually(() => expect(text()).toContain('Waiting for the agent.'))
  expect(network.calls(GRANT)).toHaveLength(1)
  expect(toasts()).toEqual(['success: Ines Duarte can submit again'])
})

test('an attempt that cannot be allowed is told, and the question stays', async () => {
  const { network } = await openCase(decided(['grant']))
  network.answers(GRANT, refused(409, 'not_now', 'They have sent it again already.'))
  await click(findText('Allow another attempt'))
  await click(inDialog('Allow'))
  await eventually(() => expect(toasts()).toEqual(['error: They have sent it again already.']))
  expect(isAsked()).toBe(true)
})

test('who has not taken a case opens no papers', async () => {
  await openCase(aCase({ claim: null }))
  expect(findText('Open the document').hasAttribute('disabled')).toBe(true)
  expect(text()).toContain('A picture, 70\u00a0kB, uploaded')
  expect(text()).toContain('The agent sees who opened it, and when.')
})

test('papers that cannot be opened are told, and what stands is asked for', async () => {
  const { network } = await openCase(aCase())
  network.answers(DOCUMENT, refused(404, 'not_found', ''))
  const before = network.calls(CASE).length
  await click(findText('Open the document'))
  await eventually(() =>
    expect(toasts()).toEqual(['error: The document could not be opened. Please try again.']),
  )
  await eventually(() => expect(network.calls(CASE).length).toBeGreaterThan(before))
})

test('papers the agent has replaced are shown no longer', async () => {
  URL.createObjectURL = () => 'blob:paper'
  URL.revokeObjectURL = () => {}
  const { network, queries } = await openCase(aCase())
  network.answers(DOCUMENT, () => new Response('picture'))
  await click(findText('Open the document'))
  await eventually(() => expect(document.querySelector('figure')).toBeTruthy())
  const newer = { size: 1, uploaded_at: '2026-11-02T09:00:00.000Z', is_opened: false, paper: null }
  network.answers(CASE, ok(aCase({ document: newer, revision: 6 })))
  await queries.invalidateQueries()
  await eventually(() => expect(document.querySelector('figure')).toBeNull())
  findText('Open the document')
})

test.each<[string, Partial<VerificationCase>, string]>([
  ['is suspended', { suspended: true }, 'This person is suspended.'],
  ['was never looked at', { views: [] }, 'Nobody has opened it.'],
  ['has no papers', { document: null, claim: ownCase }, 'There is no document.'],
])('of somebody who %s that is said', async (_, changes, words) => {
  await openCase(aCase(changes))
  expect(text()).toContain(words)
})

test('what a machine says of the document stands beside it, without what it read', async () => {
  const dark = {
    rule: 'bright',
    name: 'Light',
    answer: 'look_again' as const,
    text: 'This picture is too dark.',
  }
  const paper = { state: 'done' as const, checks: [dark], read: null }
  const document = { size: 1, uploaded_at: '2026-11-02T09:00:00.000Z', is_opened: false, paper }
  await openCase(aCase({ document }))
  await eventually(() =>
    expect(find('section[aria-label^="What we see"]').textContent).toContain('This picture is too dark.'),
  )
})
