import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { firstStep, type LoginStep, loginStep } from './login-step.ts'

const asked: LoginStep = { at: 'code', id: 'c1', code: 'authenticator' }

test('a right password is enough for most', () => {
  const outcome = { outcome: 'signed_in', is_a: 'consultant' } as const
  expect(loginStep(firstStep, { type: 'answered', outcome })).toEqual({ at: 'in', role: 'consultant' })
})

test('who turned two-step sign-in on is asked for a code, which may be a recovery code', () => {
  const step = loginStep(firstStep, { type: 'answered', outcome: { outcome: 'two_step', id: 'c1' } })
  expect(step).toEqual(asked)
  const other = loginStep(step, { type: 'other_code' })
  expect(other).toEqual({ ...asked, code: 'recovery' })
  expect(loginStep(other, { type: 'other_code' })).toEqual(asked)
})

test('a wrong code may be corrected', () => {
  const error = new ApiError(422, { code: 'invalid_fields' })
  expect(loginStep(asked, { type: 'refused', error })).toBe(asked)
})

test('a challenge that is over begins again with the password', () => {
  const error = new ApiError(404, { code: 'not_found' })
  expect(loginStep(asked, { type: 'refused', error })).toEqual(firstStep)
  expect(loginStep(asked, { type: 'again' })).toEqual(firstStep)
})

test('nothing of the code happens before it is asked for', () => {
  expect(loginStep(firstStep, { type: 'other_code' })).toBe(firstStep)
  expect(loginStep(firstStep, { type: 'refused', error: new ApiError(404, {}) })).toBe(firstStep)
})
