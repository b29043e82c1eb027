import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const REAL = {
  DATABASE_URL: 'postgres://sojourn:p@db/sojourn',
  ORIGIN: 'https://sojourn.test',
  SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://mail:587',
  MAIL_FROM: 'Sojourn <hello@sojourn.test>',
  SUPPORT_EMAIL: 'support@sojourn.test',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}

const without = (...names: (keyof typeof REAL)[]) =>
  Object.fromEntries(Object.entries(REAL).filter(([name]) => !names.includes(name as keyof typeof REAL)))

test('a site that people can reach starts with all that is real', () => {
  expect(readSettings(REAL)).toMatchObject({ processor: { kind: 'stripe' }, mail: { kind: 'smtp' } })
})

test('it does not start on invented money, unless told to', () => {
  const bare = without('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET')
  expect(() => readSettings(bare)).toThrow('No card processor is set')
  expect(readSettings({ ...bare, PROCESSOR: 'sandbox' }).processor).toEqual({ kind: 'sandbox' })
})

test('nor with mails that stay at home, unless told to', () => {
  expect(() => readSettings(without('SMTP_URL'))).toThrow('no mail would go out')
  expect(readSettings({ ...without('SMTP_URL'), MAIL: 'outbox' }).mail).toEqual({ kind: 'outbox' })
})

test.each(['MAIL_FROM', 'SUPPORT_EMAIL'] as const)('nor with the example of %s', (name) => {
  expect(() => readSettings(without(name))).toThrow(`${name} is missing`)
})

test('while it is only tried on one machine, or without TLS, it starts on the examples', () => {
  for (const changed of [{ ORIGIN: 'http://sojourn.test' }, { ORIGIN: 'https://localhost' }])
    expect(
      readSettings({ ...without('SMTP_URL', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'), ...changed }),
    ).toMatchObject({ processor: { kind: 'sandbox' }, mail: { kind: 'outbox' } })
})
