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
])('where %s, the same press is the same action: %#', async (_, outcome, isSame) => {
  const keys = actionKeys()
  const first = await keyOf(keys, pay, outcome)
  expect((await keyOf(keys, pay)) === first).toBe(isSame)
})

test('another content is another action, also after an unknown outcome', async () => {
  const keys = actionKeys()
  const first = await keyOf(keys, pay, ApiError.unreachable())
  expect(await keyOf(keys, { amount: 60_000 })).not.toBe(first)
})

test('while its answer is on the way one press has one key', async () => {
  const keys = actionKeys()
  const both = await Promise.all([keyOf(keys, pay), keyOf(keys, { ...pay })])
  expect(both[0]).toBe(both[1])
})

/** The key that was sent, whatever came of it. */
async function keyOf(keys: ReturnType<typeof actionKeys>, values: unknown, outcome?: unknown) {
  let sent = ''
  const call = async ({ idempotencyKey }: { idempotencyKey: string }) => {
    sent = idempotencyKey
    if (outcome) throw outcome
  }
  await keys.once(values, call).catch(() => {})
  return sent
}
