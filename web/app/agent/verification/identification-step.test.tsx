import type { Verification } from '@sojourn/contract/supply/verification'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { pass, soon } from '../../../test/clock.ts'
import { complaints, noteOf } from '../../../test/labelled.ts'
import { held, ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, find, findText, type } from '../../../test/render.tsx'
import {
  aFile,
  aGap,
  allAnswers,
  aVerification,
  noAnswers,
  openVerification,
  VERIFICATION,
} from '../../../test/verifications.ts'
import IdentificationStep, { meta } from './identification-step.tsx'

const AT = '/p/agent/kyc/identification'
const FIRST = `POST ${VERIFICATION}`
const AGAIN = `PUT ${VERIFICATION}`
const DRAFT = `PATCH ${VERIFICATION}/draft`
const text = () => document.body.textContent ?? ''
const field = (name: string) => find<HTMLInputElement>(`[name=${name}]`)
const names = () => [
  ...new Set([...document.querySelectorAll<HTMLInputElement>('form [name]')].map(({ name }) => name)),
]
const send = () => click(findText('Send for verification'))

// Reading the rules for the first time takes longer than a test may.
beforeAll(async () => void (await import('@sojourn/contract/supply/verification')))
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-09T12:00:00Z') }))

const whole = (changes: Partial<Verification> = {}) =>
  aVerification('unverified', { answers: allAnswers, document: aFile(), ...changes })

async function opened(verification = whole()) {
  const page = await openVerification(IdentificationStep, AT, verification)
  page.network.answers(DRAFT, ok({ saved_at: '2026-03-09T12:00:00.000Z' }))
  await soon(() => expect(text()).not.toBe(''))
  await soon(() => find('form, h1 ~ *, header ~ *'))
  await soon(() => expect(document.querySelector('[aria-label=Loading]')).toBeNull())
  return page
}

test('the page is called by what is asked', () =>
  expect(meta()[0]).toEqual({ title: expect.stringMatching(/^Identification · /) }))

test('what was typed before stands in its fields', async () => {
  await opened()
  expect(
    ['dob', 'gender', 'document_type', 'document_id', 'document_expires_on'].map((name) => field(name).value),
  ).toEqual(['1990-04-05', 'female', 'passport', 'A01234567', '2031-01-31'])
  expect(text()).toContain('Step 2 of 2')
})

test('all of it is sent at once for the first time, the location with it, and one is led to the state', async () => {
  const { network, address } = await opened()
  network.answers(FIRST, ok(aVerification('in_progress', { may: [] }), 201))
  await send()
  await soon(() => expect(address()).toBe('/p/agent/account/verification'))
  const { altCity: _, ...sent } = allAnswers
  expect(network.calls(FIRST).map(({ body }) => body)).toEqual([sent])
  expect(toasts()).toEqual(['success: Your verification was sent to our team'])
  expect(network.calls('GET /account').length).toBeGreaterThan(1)
})

test('what is typed is kept before it is sent, also where it is refused', async () => {
  const { network } = await opened()
  const wrong = [{ field: 'document_id', message: 'please enter the number of a passport' }]
  network.answers(FIRST, refused(422, 'invalid', 'Please check it.', wrong))
  await type(field('document_id'), 'B7')
  await send()
  await soon(() => expect(complaints()).toEqual({ document_id: 'please enter the number of a passport' }))
  expect(network.calls(DRAFT).at(-1)?.body).toMatchObject({ document_id: 'B7', dob: '1990-04-05' })
  expect(field('document_id').value).toBe('B7')
  expect(field('dob').value).toBe('1990-04-05')
})

test('a double press sends once', async () => {
  const { network, address } = await opened()
  const { reply, release } = held(ok(aVerification('in_progress', { may: [] }), 201))
  network.answers(FIRST, reply)
  await send()
  await send()
  release()
  await soon(() => expect(address()).toBe('/p/agent/account/verification'))
  expect(network.calls(FIRST)).toHaveLength(1)
})

test('where the draft cannot be kept nothing is sent, and it says so', async () => {
  const { network } = await opened()
  network.answers(DRAFT, refused(503, 'unavailable', 'We are back soon.'), ok({ saved_at: '' }))
  await send()
  await soon(() => expect(toasts()).toEqual(['error: We are back soon.']))
  expect(network.calls(FIRST)).toHaveLength(0)
  await click(findText('Retry'))
  await soon(() => expect(text()).toContain('Saved'))
})

test('what is empty is told at its field; the picture too', async () => {
  const { network } = await opened(
    aVerification('unverified', { answers: { ...noAnswers, dob: '1990-04-05' } }),
  )
  await type(field('document_country'), 'NG')
  await send()
  await soon(() =>
    expect(complaints()).toMatchObject({
      gender: 'please select a gender',
      document_type: 'please select an identification type',
      document_id: 'please enter an ID number',
    }),
  )
  expect(text()).toContain('please enter the expiry date of your document')
  expect(text()).toMatch(/please upload|please select a (picture|document|file)/i)
  expect(network.calls(FIRST)).toHaveLength(0)
  await pass(1_000)
})

test('a fault of the other step is told by its name', async () => {
  const { network } = await opened()
  const wrong = [{ field: 'postal_code', message: 'please enter a postal code of Nigeria' }]
  network.answers(FIRST, refused(422, 'invalid', 'Please check it.', wrong))
  await send()
  await soon(() => expect(toasts()).toContain('error: Location: please enter a postal code of Nigeria'))
})

test('a location that is not whole is said, and where to complete it', async () => {
  await opened(whole({ missing: [aGap()] }))
  expect(text()).toContain('Your location is not complete yet. You can fill in this step and then send both.')
  expect(findText('Go to location').getAttribute('href')).toBe('/p/agent/kyc/location')
})

const failed = (changes: Partial<Verification> = {}) =>
  aVerification('failed', {
    answers: { ...allAnswers, document_id: null },
    asked_for: ['document_id'],
    reasons: [{ field: 'document_id', reason: 'The number cannot be read.' }],
    ...changes,
  })

test('after a failure only what failed is asked for, with the reason at its field until it is typed anew', async () => {
  const { network } = await opened(failed())
  expect(names()).toEqual(['document_id'])
  expect(noteOf(field('document_id'))).toBe('The number cannot be read.')
  await type(field('document_id'), 'C2')
  expect(noteOf(field('document_id'))).toBe('Exactly as on the document.')
  network.answers(AGAIN, ok(aVerification('in_progress', { may: [] })))
  await send()
  await soon(() => expect(network.calls(AGAIN).map(({ body }) => body)).toEqual([{ document_id: 'C2' }]))
  expect(network.calls(FIRST)).toHaveLength(0)
})

test('a name that is wrong is changed in the profile, and the reason stands here', async () => {
  await opened(
    failed({
      asked_for: ['name', 'document_id'],
      missing: [aGap({ item: 'name', step: 'profile' })],
      reasons: [{ field: 'name', reason: 'Your passport says another name.' }],
    }),
  )
  expect(text()).toContain('Amara Okafor: Your passport says another name.')
  expect(findText('Change your name').getAttribute('href')).toBe('/p/agent/account/profile')
})

test('where only the name is wanted there is nothing to send here', async () => {
  await opened(
    failed({
      asked_for: ['name'],
      missing: [aGap({ item: 'name', step: 'profile' })],
      reasons: [{ field: 'name', reason: 'Your passport says another name.' }],
    }),
  )
  expect(text()).toContain('We only need your name again.')
  expect(document.querySelector('form')).toBeNull()
})

test.each([
  ['while staff have it', aVerification('in_progress', { may: [] }), 'Our team is checking your documents'],
  ['after the last try', aVerification('failed', { may: [], tries_left: 0 }), 'You have no attempts left.'],
])('%s the step is closed and says why', async (_when, verification, sentence) => {
  await opened(verification)
  expect(text()).toContain(sentence)
  expect(document.querySelector('form')).toBeNull()
  expect(findText('See status').getAttribute('href')).toBe('/p/agent/account/verification')
})

test('what is typed is kept by itself, empty answers as taken back', async () => {
  const { network } = await opened()
  await type(field('document_id'), '')
  await pass(800)
  await soon(() => expect(text()).toContain('Saved'))
  expect(network.calls(DRAFT)[0]?.body).toMatchObject({ document_id: null, document_type: 'passport' })
  expect(network.calls(DRAFT)[0]?.body).not.toHaveProperty('document')
  await soon(() => expect(network.calls(`GET ${VERIFICATION}`).length).toBeGreaterThan(1))
})

test('a picture that was uploaded elsewhere is there, and can be removed', async () => {
  const { network, server } = await opened()
  expect(text()).toMatch(/Uploaded .*1\.[45]\u00a0MB\. Choose another to replace it\./)
  network.answers(`DELETE ${VERIFICATION}/document`, () => new Response(null, { status: 204 }))
  server.verification = whole({ document: null })
  await click(findText('Remove'))
  await soon(() => expect(text()).not.toContain('Choose another to replace it.'))
  expect(network.calls(`DELETE ${VERIFICATION}/document`)).toHaveLength(1)
})

test('a picture that was sent already is not shown as a new one', async () => {
  await opened(whole({ document: aFile({ is_draft: false }) }))
  expect(text()).not.toContain('Choose another to replace it.')
})
