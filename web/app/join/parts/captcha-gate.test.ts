import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { type CaptchaGate, captchaGate, isClosed, openGate } from './captcha-gate.ts'

const wrong = { type: 'failed', error: new ApiError(401, { code: 'wrong_credentials' }) } as const
const asked = { type: 'failed', error: new ApiError(422, { code: 'captcha_required' }) } as const
const solved = { type: 'solved', answer: 'a1' } as const

const after = (
  wanted: 'any_failure' | 'request',
  ...events: Parameters<ReturnType<typeof captchaGate>>[1][]
) => events.reduce<CaptchaGate>(captchaGate(wanted), openGate)

test('nobody who has not failed is asked', () => {
  expect(isClosed(openGate)).toBe(false)
})

test('signing in asks after the first failure, and the button waits for the answer', () => {
  expect(isClosed(after('any_failure', wrong))).toBe(true)
  expect(isClosed(after('any_failure', wrong, solved))).toBe(false)
})

test('an answer counts once', () => {
  const gate = after('any_failure', wrong, solved, wrong)
  expect(gate).toEqual({ shown: 2, answer: null })
})

test('an answer that was taken back closes it again', () => {
  expect(isClosed(after('any_failure', wrong, solved, { type: 'solved', answer: null }))).toBe(true)
})

test('an email that is tried from many places wants a longer sum, that once', () => {
  const harder = { type: 'failed', error: new ApiError(422, { code: 'captcha_harder' }) } as const
  expect(after('any_failure', wrong, solved, harder)).toEqual({ shown: 2, answer: null, harder: true })
  expect(after('any_failure', wrong, solved, harder, solved)).toMatchObject({ harder: true })
  expect(after('any_failure', wrong, solved, harder, solved, wrong)).toEqual({ shown: 3, answer: null })
})

test('joining asks when the server wants it, and from then on', () => {
  expect(after('request', wrong)).toEqual(openGate)
  expect(after('request', asked)).toEqual({ shown: 1, answer: null })
  expect(after('request', asked, solved, wrong)).toEqual({ shown: 2, answer: null })
})
