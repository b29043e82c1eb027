import type { CaptchaAction } from '@sojourn/contract/calls/captcha'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decodeAnswer, encodeAnswer, solveCaptcha } from '../../../test/solve-captcha.ts'
import { openTestApp, startApp, type TestApp } from '../../../test/start-app.ts'
import { readSettings } from '../../settings/settings.ts'
import { sweepCaptcha } from './sweep-captcha.ts'

const MINUTE = 60_000
const ada = { action: 'sign_in' as const, address: '203.0.113.7' }

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const { solve, verify } = {
  solve: async (use: { action: CaptchaAction; address: string } = ada) =>
    solveCaptcha(await server.context.captcha.challenge(use)),
  verify: (answer: string | undefined, use: { action: CaptchaAction; address: string } = ada) =>
    server.context.captcha.verify(answer, use),
}

test('a browser gets a sum by the call, does it, and its answer counts once', async () => {
  const reply = await server.app.inject('/api/captcha/challenge?action=sign_in')
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.json().data.kind).toBe('altcha')
  const answer = await solveCaptcha(reply.json().data)
  const here = { action: 'sign_in' as const, address: '127.0.0.1' }
  expect(await verify(answer, here)).toBe(true)
  expect(await verify(answer, here)).toBe(false)
})

test('in production each round of a sum is a thousand steps of PBKDF2', async () => {
  const { workCost } = readSettings({ NODE_ENV: 'production', SECRET: 'x'.repeat(32) })
  const { context } = await startApp({ settings: { workCost }, besides: server })
  for (const action of ['sign_in', 'sign_in_hard'] as const)
    expect(await context.captcha.challenge({ ...ada, action })).toMatchObject({
      challenge: { parameters: { algorithm: 'PBKDF2/SHA-256', cost: 1000 } },
    })
})

test.each([
  ['sign_in', 500, 1500],
  ['sign_in_hard', 4000, 12_000],
] as const)('the sum of %s has from %i to %i rounds', async (action, least, most) => {
  const { counter } = decodeAnswer(await solve({ ...ada, action })).solution
  expect(counter).toBeGreaterThanOrEqual(least)
  expect(counter).toBeLessThanOrEqual(most)
})

test.each(['', '?action=', '?action=anything'])('no challenge is given for %j', async (query) => {
  expect((await server.app.inject(`/api/captcha/challenge${query}`)).statusCode).toBe(422)
})

test('of a hundred uses of one solution at once, one counts', async () => {
  const answer = await solve()
  const other = await startApp({ besides: server })
  const uses = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      (index % 2 ? server : other).context.captcha.verify(answer, ada),
    ),
  )
  expect(uses.filter(Boolean)).toHaveLength(1)
})

test('an answer counts for its own action only', async () => {
  const answer = await solve()
  expect(await verify(answer, { ...ada, action: 'sign_up' })).toBe(false)
  expect(await verify(answer)).toBe(true)
})

test('an answer counts from its own network only', async () => {
  const answer = await solve()
  expect(await verify(answer, { ...ada, address: '198.51.100.7' })).toBe(false)
  expect(await verify(answer, { ...ada, address: '203.0.113.200' })).toBe(true)
})

test('an answer is good for ten minutes', async () => {
  const [inTime, late] = [await solve(), await solve()]
  server.clock.forward(10 * MINUTE - 1)
  expect(await verify(inTime)).toBe(true)
  server.clock.forward(1)
  expect(await verify(late)).toBe(false)
})

describe('what nobody worked for does not count', () => {
  const change = async (alter: (answer: ReturnType<typeof decodeAnswer>) => void) => {
    const answer = decodeAnswer(await solve())
    alter(answer)
    return encodeAnswer(answer)
  }
  test.each<[string, () => Promise<string | undefined>]>([
    ['nothing', async () => undefined],
    ['an empty word', async () => ''],
    ['nonsense', async () => 'nonsense'],
    ['a very long answer', async () => Buffer.alloc(5000, 'a').toString()],
    ['another key', () => change((answer) => (answer.solution.derivedKey = '00'.repeat(32)))],
    ['no key', () => change((answer) => delete answer.solution.derivedKey)],
    ['a longer time', () => change((answer) => (answer.challenge.parameters.data.expires += 1))],
    ['an easier sum', () => change((answer) => (answer.challenge.parameters.cost = 1))],
    ['another signature', () => change((answer) => (answer.challenge.signature = 'ab'.repeat(32)))],
    ['another nonce', () => change((answer) => (answer.challenge.parameters.nonce = 'ab'.repeat(16)))],
  ])('%s', async (_what, answer) => {
    expect(await verify(await answer())).toBe(false)
  })
})

test('another server’s secret makes another captcha', async () => {
  const answer = await solve()
  const other = await startApp({
    settings: { secret: 'quite another secret, also 32 characters' },
    besides: server,
  })
  expect(await other.context.captcha.verify(answer, ada)).toBe(false)
})

test('used solutions are swept once they have run out', async () => {
  const used = () => server.context.db.selectFrom('captcha_used').select('nonce').execute()
  await verify(await solve())
  const kept = await used()
  await sweepCaptcha.run(server.context, {})
  expect(await used()).toEqual(expect.arrayContaining(kept.slice(-1)))
  server.clock.forward(11 * MINUTE)
  await sweepCaptcha.run(server.context, {})
  expect(await used()).toEqual([])
})
