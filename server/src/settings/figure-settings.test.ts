import { expect, test } from 'vitest'
import { siteFacts } from '../site-facts.ts'
import { readSettings } from './settings.ts'

const here = { SECRET: 'x'.repeat(32) }
const figures = (env: Record<string, string>) =>
  readSettings({ ...here, ...env }).figures.map(({ target, suffix, label }) => `${target}${suffix} ${label}`)

test('the home page counts what the demo story makes true, and nothing where it is not told', () => {
  expect(figures({})).toEqual(['15k visas processed', '200 verified agents', '12k happy clients'])
  expect(figures({ DEMO: '0' })).toEqual([])
})

test('who runs the place may say their own', () => {
  expect(figures({ DEMO: '0', FIGURES: '31 countries, 4k visas' })).toEqual(['31 countries', '4k visas'])
  expect(() => figures({ FIGURES: 'many visas' })).toThrow('FIGURES has "many visas"')
})

test('companies are named by what is configured', () => {
  expect(siteFacts(readSettings(here)).companies.join('\n')).toContain('no money moves')
  const { companies, supportEmail } = siteFacts(
    readSettings({
      ...here,
      SUPPORT_EMAIL: 'help@place.test',
      SMTP_URL: 'smtp://user:secret@post.place.test:587',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    }),
  )
  expect(supportEmail).toBe('help@place.test')
  expect(companies.slice(0, 2)).toEqual([
    'Stripe, to charge cards, send refunds and pay agents',
    'the mail server post.place.test, to deliver our messages to you',
  ])
  expect(companies.join('\n')).not.toContain('secret')
})
