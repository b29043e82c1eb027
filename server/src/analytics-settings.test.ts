import { expect, test } from 'vitest'
import { readAnalytics } from './analytics-settings.ts'

test('without an id nobody counts visits', () => {
  expect(readAnalytics({})).toBeNull()
  expect(readAnalytics({ ANALYTICS_ID: ' ' })).toBeNull()
})

test('with an id it is Google’s tag unless another script is told', () => {
  expect(readAnalytics({ ANALYTICS_ID: 'G-ABC123' })).toEqual({
    id: 'G-ABC123',
    script: 'https://www.googletagmanager.com/gtag/js',
  })
  expect(readAnalytics({ ANALYTICS_ID: 'site-1', ANALYTICS_SCRIPT: 'https://count.example/tag.js' })).toEqual(
    { id: 'site-1', script: 'https://count.example/tag.js' },
  )
})

test.each([
  [{ ANALYTICS_ID: 'G-1"><script>' }, 'ANALYTICS_ID is'],
  [{ ANALYTICS_SCRIPT: 'https://count.example/tag.js' }, 'ANALYTICS_ID is missing'],
  [{ ANALYTICS_ID: 'a', ANALYTICS_SCRIPT: 'javascript:alert(1)' }, 'ANALYTICS_SCRIPT'],
  [{ ANALYTICS_ID: 'a', ANALYTICS_SCRIPT: 'https://count.example/;script-src *' }, 'ANALYTICS_SCRIPT'],
])('what is wrong stops the start with a sentence: %j', (env, sentence) => {
  expect(() => readAnalytics(env)).toThrow(sentence)
})
