import { expect, test } from 'vitest'
import { scriptsOf, visitMeeting } from '../first-paint.ts'

test.each([
  ['is painted without a word of it', () => (PerformanceObserver.prototype.observe = () => {})],
  [
    'is painted by an old browser',
    () => Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] }),
  ],
])('a page that %s can be worked with', async (_, meets) => {
  const page = await visitMeeting(meets)
  const asked = await scriptsOf(page)
  expect(asked.length).toBeGreaterThan(3)
})
