import { expect, test } from 'vitest'
import { scriptsOf, visitMeeting } from '../first-paint.ts'

test('the words of a page are painted before its scripts are asked for', async () => {
  const page = await visitMeeting(() => {})
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  )
  const asked = await scriptsOf(page)
  expect(asked.length).toBeGreaterThan(3)
  expect(Math.min(...asked)).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY)
})

test('a page that opens in the background can be worked with', async () => {
  const page = await visitMeeting(() => Object.defineProperty(document, 'hidden', { value: true }))
  const asked = await scriptsOf(page)
  expect(asked.length).toBeGreaterThan(3)
})
