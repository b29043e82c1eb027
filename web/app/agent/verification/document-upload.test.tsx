import { beforeEach, expect, test, vi } from 'vitest'
import { soon } from '../../../test/clock.ts'
import { chooseFiles, falseUploads } from '../../../test/false-uploads.ts'
import { ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, find, findText } from '../../../test/render.tsx'
import {
  aFile,
  allAnswers,
  aVerification,
  openVerification,
  VERIFICATION,
} from '../../../test/verifications.ts'
import IdentificationStep from './identification-step.tsx'

const text = () => document.body.textContent ?? ''
const picture = new File(['x'.repeat(20_000)], 'passport.jpg', { type: 'image/jpeg' })
const REMOVE = `DELETE ${VERIFICATION}/document`
const gone = () => new Response(null, { status: 204 })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-09T12:00:00Z') })
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
})

const whole = (changes: Parameters<typeof aVerification>[1] = {}) =>
  aVerification('unverified', { answers: allAnswers, ...changes })

async function opened(verification = whole()) {
  const page = await openVerification(IdentificationStep, '/p/agent/kyc/identification', verification)
  await soon(() => find('input[type=file]'))
  return page
}

test('a picture is sent as soon as it is chosen, and what was said of the old one is gone', async () => {
  const sent = falseUploads({ status: 200, body: { data: whole({ document: aFile() }) } })
  const { server } = await opened(
    whole({ asked_for: ['document'], reasons: [{ field: 'document', reason: 'The picture is blurred.' }] }),
  )
  expect(text()).toContain('The picture is blurred.')
  server.verification = whole({ document: aFile() })
  await chooseFiles(find<HTMLInputElement>('input[type=file]'), picture)
  await soon(() => expect(text()).toContain('passport.jpg'))
  await soon(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ call: `PUT ${VERIFICATION}/document`, file: picture })
  await soon(() => expect(text()).not.toContain('The picture is blurred.'))
  expect(text()).not.toContain('Choose another to replace it.')
})

test('a picture that the server refuses says why, and nothing counts as uploaded', async () => {
  falseUploads({ status: 415, body: { message: 'Unsupported file format', code: 'unsupported' } })
  await opened()
  await chooseFiles(find<HTMLInputElement>('input[type=file]'), picture)
  await soon(() => expect(text()).toContain('Unsupported file format'))
})

test('what is no picture is not sent at all', async () => {
  const sent = falseUploads('cut')
  await opened()
  await chooseFiles(
    find<HTMLInputElement>('input[type=file]'),
    new File(['x'], 'passport.pdf', { type: 'application/pdf' }),
  )
  await soon(() => expect(find('form').textContent).toMatch(/passport\.pdf|jpg|jpeg/))
  expect(sent).toHaveLength(0)
})

test('a picture that was uploaded elsewhere is removed once, and asked for again', async () => {
  const { network, server } = await opened(whole({ document: aFile() }))
  network.answers(REMOVE, gone)
  server.verification = whole()
  await click(findText('Remove'))
  await soon(() => expect(text()).not.toContain('Choose another to replace it.'))
  expect(network.calls(REMOVE)).toHaveLength(1)
  expect(network.calls(`GET ${VERIFICATION}`).length).toBeGreaterThan(1)
})

test('a picture that could not be removed stays, and it is told', async () => {
  const { network } = await opened(whole({ document: aFile() }))
  network.answers(REMOVE, refused(503, 'unavailable', 'We are back soon.'))
  await click(findText('Remove'))
  await soon(() => expect(toasts()).toEqual(['error: We are back soon.']))
  expect(text()).toContain('Choose another to replace it.')
})

test('one’s own document opens in the page, and who opened it is asked for anew', async () => {
  const { default: VerificationPage } = await import('./verification-page.tsx')
  const { network } = await openVerification(
    VerificationPage,
    '/p/agent/account/verification',
    whole({ document: aFile() }),
  )
  network.answers(`GET ${VERIFICATION}/document`, () => new Response(new Blob(['x'], { type: 'image/jpeg' })))
  await soon(() => findText('Show my document'))
  const before = network.calls(`GET ${VERIFICATION}/views`).length
  await click(findText('Show my document'))
  await soon(() => find('img[alt="Your document"], canvas, [role=img]'))
  await soon(() => expect(network.calls(`GET ${VERIFICATION}/views`).length).toBe(before + 1))
})

test('what a machine sees in the picture stands beside it, and what it read is confirmed there', async () => {
  const fields = {
    ...{ number: 'C01X00T47', surname: 'DUARTE', given_names: 'INES', nationality: 'PRT' },
    ...{ birth: '1990-04-01', expiry: '2031-01-01' },
  }
  const dark = {
    rule: 'bright',
    name: 'Light',
    answer: 'look_again' as const,
    text: 'This picture is too dark.',
  }
  const read = { fields, is_sure: true, is_confirmed: false, may_confirm: true }
  const { network } = await opened(
    whole({ document: aFile({ paper: { state: 'done', checks: [dark], read } }) }),
  )
  await soon(() => expect(text()).toContain('Light: look againThis picture is too dark.'))
  const confirmed = { ...read, is_confirmed: true }
  const CONFIRM = `PUT ${VERIFICATION}/document/reading`
  network.answers(
    CONFIRM,
    ok(whole({ document: aFile({ paper: { state: 'done', checks: [], read: confirmed } }) })),
  )
  await click(findText('Yes, this is right'))
  await soon(() => expect(text()).toContain('What you confirmed'))
  expect(network.calls(CONFIRM).map(({ body }) => body)).toEqual([fields])
})
