import { expect, test } from 'vitest'
import { contentPolicy } from './content-policy.ts'

test('only our own scripts and those with the nonce run', () => {
  const policy = contentPolicy({ captcha: { kind: 'altcha' } }, 'n0nce')
  expect(policy).toContain("script-src 'self' 'nonce-n0nce';")
  expect(policy).not.toContain('google')
  expect(policy).not.toContain('unsafe')
})

test('Google may only where its captcha was chosen', () => {
  const policy = contentPolicy({ captcha: { kind: 'recaptcha', siteKey: 'k', secret: 's' } }, 'n0nce')
  expect(policy).toContain("script-src 'self' 'nonce-n0nce' https://www.google.com/recaptcha/")
})
