import { expect, test } from 'vitest'
import { readLeftProcessors, readProcessor } from './processor-settings.ts'
import { readSettings } from './settings.ts'

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_hush',
  STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old',
}

test('without keys the sandbox takes no money', () => {
  expect(readProcessor({})).toEqual({ kind: 'sandbox' })
  expect(readProcessor({ STRIPE_SECRET_KEY: '' })).toEqual({ kind: 'sandbox' })
})

test('with both keys Stripe takes it, and several secrets may sign its news', () => {
  expect(readProcessor(stripe)).toEqual({
    kind: 'stripe',
    secretKey: 'sk_test_hush',
    publishableKey: null,
    webhookSecrets: ['whsec_new', 'whsec_old'],
  })
})

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_test_hush' }, 'STRIPE_WEBHOOK_SECRET missing'],
  [{ ...stripe, STRIPE_SECRET_KEY: '' }, 'STRIPE_SECRET_KEY missing'],
  [{ ...stripe, STRIPE_SECRET_KEY: 'pk_test_open' }, 'STRIPE_SECRET_KEY is not'],
  [{ ...stripe, STRIPE_WEBHOOK_SECRET: 'whsec_new,hush' }, 'STRIPE_WEBHOOK_SECRET is not'],
  [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_open' }, 'STRIPE_SECRET_KEY missing'],
  [{ ...stripe, STRIPE_PUBLISHABLE_KEY: 'sk_test_hush' }, 'STRIPE_PUBLISHABLE_KEY is not'],
  [{ ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_live_open' }, 'not of the same kind'],
  [{ ...stripe, STRIPE_WEBHOOK_SECRET: ' , ' }, 'STRIPE_WEBHOOK_SECRET is not'],
])('what is half or wrongly set stops the start with a sentence: %j', (env, sentence) => {
  expect(() => readProcessor(env)).toThrow(sentence)
  expect(() => readProcessor(env)).not.toThrow('hush')
})

test('processors that were left are named, and no others', () => {
  expect(readLeftProcessors({})).toEqual([])
  expect(readLeftProcessors({ LEFT_PROCESSORS: 'sandbox, stripe_test' })).toEqual(['sandbox', 'stripe_test'])
  expect(() => readLeftProcessors({ LEFT_PROCESSORS: 'paypal' })).toThrow(
    /^LEFT_PROCESSORS has "paypal"; [^\n]+\.$/,
  )
})

test('where real money can move there are no pages that show it to everybody', () => {
  const env = { SECRET: 'a secret for tests, 32 characters or more', ORIGIN: 'http://127.0.0.1:3000' }
  expect(readSettings(env).devPages).toBe(true)
  expect(readSettings({ ...env, ...stripe }).devPages).toBe(false)
})
