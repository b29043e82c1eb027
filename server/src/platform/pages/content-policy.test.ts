import { expect, test } from 'vitest'
import { contentPolicy } from './content-policy.ts'

test('only our own scripts and those with the nonce run', () => {
  const policy = contentPolicy({ captcha: { kind: 'altcha' }, analytics: null }, 'n0nce')
  expect(policy).toContain("script-src 'self' 'nonce-n0nce';")
  expect(policy).not.toContain('google')
  expect(policy).not.toContain('unsafe')
})

test('Google may only where its captcha was chosen', () => {
  const policy = contentPolicy(
    { captcha: { kind: 'recaptcha', siteKey: 'k', secret: 's' }, analytics: null },
    'n0nce',
  )
  expect(policy).toContain("script-src 'self' 'nonce-n0nce' https://www.google.com/recaptcha/")
})

test('who counts visits is let through only where an id was set, and only from there', () => {
  const altcha = { captcha: { kind: 'altcha' } } as const
  const script = 'https://count.example/tag.js'
  const policy = contentPolicy({ ...altcha, analytics: { id: 'site-1', script } }, 'n0nce')
  expect(policy).toContain("script-src 'self' 'nonce-n0nce' https://count.example;")
  expect(policy).toContain("connect-src 'self' https://count.example;")
  expect(policy).toContain("img-src 'self' data: blob: https://count.example;")
  expect(policy.replaceAll(' https://count.example', '')).toBe(
    contentPolicy({ ...altcha, analytics: null }, 'n0nce'),
  )
})
