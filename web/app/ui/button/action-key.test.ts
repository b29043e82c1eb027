import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { actionKeys } from './action-key.ts'

const pay = { amount: 50_000 }

test.each<[string, unknown, boolean]>([
  ['nothing came back', ApiError.unreachable(), true],
  ['the server stumbled', new ApiError(500, { code: 'internal' }), true],
  ['the server is busy', new ApiError(503, { code: 'overloaded' }), true],
  ['the first try still runs', new ApiError(409, { code: 'still_running' }), true],
  ['it is not possible now', new ApiError(409, { code: 'not_now' }), false],
  ['a field is wrong', new ApiError(422, { code: 'invalid_fields' }), false],
  ['there were too many tries', new ApiError(429, { code: 'too_many_tries' }), false],
  ['it worked', undefined, false],
  ['the page itself failed', new TypeError('of the page'), false],
])('where %s, the same press is the same action: %#', (_, outcome, isSame) => {
  const keys = actionKeys()
  const first = keys.keyFor(pay)
  keys.settle(outcome)
  expect(keys.keyFor(pay) === first).toBe(isSame)
})

test('another content is another action, also after an unknown outcome', () => {
  const keys = actionKeys()
  const first = keys.keyFor(pay)
  keys.settle(ApiError.unreachable())
  expect(keys.keyFor({ amount: 60_000 })).not.toBe(first)
})

test('until it is settled one press has one key', () => {
  const keys = actionKeys()
  expect(keys.keyFor(pay)).toBe(keys.keyFor({ ...pay }))
})
