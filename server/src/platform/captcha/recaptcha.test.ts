import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeRecaptcha } from '../../../test/fake-recaptcha.ts'
import { solveCaptcha } from '../../../test/solve-captcha.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { openCaptcha } from './open-captcha.ts'

const MINUTE = 60_000
const ada = { action: 'sign_in' as const, address: '203.0.113.7' }
const ours = { success: true, hostname: 'sojourn.example' }

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({
    settings: {
      origin: 'https://sojourn.example',
      captcha: { kind: 'recaptcha', siteKey: 'the-site-key', secret: 'the-secret' },
    },
  })
})
afterAll(() => server.close())

/** The captcha of a server with reCAPTCHA's keys, asking a Google of our own. */
async function startWithRecaptcha() {
  const google = await startFakeRecaptcha()
  return { google, captcha: openCaptcha(server.context, { url: google.url, timeoutMs: 500 }) }
}

test('Google is asked with our secret and the address of the person', async () => {
  const { google, captcha } = await startWithRecaptcha()
  google.verdicts.set('a-token', ours)
  expect(await captcha.challenge(ada)).toEqual({ kind: 'recaptcha', site_key: 'the-site-key' })
  expect(await captcha.verify('a-token', ada)).toBe(true)
  expect(Object.fromEntries(google.asked.at(-1) ?? [])).toEqual({
    secret: 'the-secret',
    response: 'a-token',
    remoteip: '203.0.113.7',
  })
})

test.each([
  ['a wrong token', { success: false }],
  ['a token of another site', { success: true, hostname: 'evil.example' }],
  ['a token without its site', { success: true }],
  ['a token of another action', { ...ours, action: 'sign_up' }],
])('%s is refused', async (_what, verdict) => {
  const { google, captcha } = await startWithRecaptcha()
  google.verdicts.set('a-token', verdict)
  expect(await captcha.verify('a-token', ada)).toBe(false)
})

test.each([undefined, '', 'x'.repeat(5000)])(
  'Google is not asked about nothing or too much',
  async (token) => {
    const { google, captcha } = await startWithRecaptcha()
    expect(await captcha.verify(token, ada)).toBe(false)
    expect(google.asked).toEqual([])
  },
)

test.each(['failing', 'hanging', 'babbling'] as const)(
  'while Google is %s people do our own sum, and Google’s again when it is back',
  async (mood) => {
    const { google, captcha } = await startWithRecaptcha()
    google.verdicts.set('a-token', ours)
    google.mood.now = mood
    const instead = await captcha.challenge(ada)
    expect(instead.kind).toBe('altcha')
    expect(await captcha.verify('a-token', ada)).toBe(false)

    google.mood.now = 'up'
    server.clock.forward(MINUTE)
    expect(await captcha.challenge(ada)).toMatchObject({ kind: 'recaptcha' })
    const answer = await solveCaptcha(instead)
    expect(await captcha.verify(answer, ada)).toBe(true)
    expect(await captcha.verify(answer, ada)).toBe(false)
  },
)

test('an outage that begins with an answer is noticed by it', async () => {
  const { google, captcha } = await startWithRecaptcha()
  expect((await captcha.challenge(ada)).kind).toBe('recaptcha')
  await google.close()
  expect(await captcha.verify('a-token', ada)).toBe(false)
  expect((await captcha.challenge(ada)).kind).toBe('altcha')
})
