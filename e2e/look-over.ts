import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible, expectReadableInTheDark } from './axe.ts'
import { DESK, openPage, origin, PHONE } from './browser.ts'
import { goTo } from './navigate.ts'
import { expectNoSidewaysScroll } from './overflow.ts'
import type { Screen } from './screens.ts'

export interface LookAt {
  width: number
  /** A width besides, for what sticks out. */
  alsoAt: number
}

export const LOOKS: LookAt[] = [
  { width: PHONE, alsoAt: 360 },
  { width: DESK, alsoAt: 1600 },
]

/** What holds on every screen, in every width, by day and by night. */
export async function expectInOrder(
  context: BrowserContext,
  { path, status = 200 }: Pick<Screen, 'path' | 'status'>,
  alsoAt: number,
) {
  const { page, problems } = await openPage(context)
  if (status >= 400) problems.expect(new RegExp(`status of ${status}.*\\(${origin}${path}\\)`))

  const response = await goTo(page, path)
  expect(response.status()).toBe(status)
  expect(page.url(), 'nobody was sent elsewhere').toBe(origin + path)
  await untilLoaded(page)
  expect(await page.locator('h1').count(), 'number of h1').toBe(1)
  expect(await page.title()).toMatch(/^\S.+ · Sojourn$/)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await expectReadableInTheDark(page)
  await page.setViewportSize({ width: alsoAt, height: 800 })
  await expectNoSidewaysScroll(page)
  return page
}

/** Parts that come after the page stand in their places. */
const untilLoaded = (page: Page) =>
  expect.poll(() => page.getByRole('status', { name: 'Loading' }).count()).toBe(0)
