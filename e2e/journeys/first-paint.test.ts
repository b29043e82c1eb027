import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { openContext, openPage } from '../browser.ts'
import { goTo } from '../navigate.ts'

async function newPage() {
  const context = await openContext()
  onTestFinished(() => context.close())
  return (await openPage(context)).page
}

const askedAt = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  )

test('the words of a page are painted before its scripts are asked for', async () => {
  const page = await newPage()
  await goTo(page, '/')
  await expect.poll(async () => (await askedAt(page)).length).toBeGreaterThan(3)
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  )
  const asked = await askedAt(page)
  expect(Math.min(...asked)).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY)
})

test.each([
  ['opens in the background', () => Object.defineProperty(document, 'hidden', { value: true })],
  ['is painted without a word of it', () => (PerformanceObserver.prototype.observe = () => {})],
  [
    'is painted by an old browser',
    () => Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] }),
  ],
])('a page that %s can be worked with', async (_, meets) => {
  const page = await newPage()
  await page.addInitScript(meets)
  await goTo(page, '/')
  await expect.poll(async () => (await askedAt(page)).length).toBeGreaterThan(3)
})
