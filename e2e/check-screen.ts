import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible, expectReadableInTheDark, lookInTheDark } from './axe.ts'
import { DESK, type Opened, openPage, origin, PHONE } from './browser.ts'
import { drawn } from './drawn.ts'
import { expectStill } from './layout-shifts.ts'
import { goTo } from './navigate.ts'
import { expectNoSidewaysScroll } from './overflow.ts'
import { onSamePage } from './same-page.ts'
import type { Screen } from './screens.ts'
import { see } from './see.ts'

/** The widest, the narrowest and the usual window, besides the one a screen is opened in. */
const OTHER_WIDTHS = [1600, 320, PHONE]

/** Each screen is opened once for all widths, by day and by night, as opening costs most. */
export async function expectInOrder(
  context: BrowserContext,
  screen: Pick<Screen, 'path' | 'status'>,
  isThorough: boolean,
) {
  if (!isThorough) return onSamePage(context, (opened) => open(opened, screen, isThorough))
  // Whoever looks thoroughly slows the page down, and counts from its beginning what moves.
  return open(await openPage(context), screen, isThorough)
}

async function open(
  { page, problems }: Opened,
  { path, status = 200 }: Pick<Screen, 'path' | 'status'>,
  isThorough: boolean,
) {
  // Whoever looks thoroughly opens it again at both widths.
  if (status >= 400) problems.expect({ call: `GET ${path}`, status, times: isThorough ? 3 : 1 })

  const response = await goTo(page, path)
  expect(response.status()).toBe(status)
  expect(page.url(), 'nobody was sent elsewhere').toBe(origin + path)
  // Parts that come after the page stand in their places.
  await see(page.getByRole('status', { name: 'Loading' }), { count: 0 })
  await see(page.locator('h1'), { count: 1 })
  await expect.poll(() => page.title()).toMatch(/^\S.+ · Sojourn$/)
  for (const width of isThorough ? [PHONE, DESK] : []) {
    await page.setViewportSize({ width, height: 800 })
    await expectStill(page)
  }
  await lookOver(page, isThorough)
  return page
}

/**
 * In every width; in the end it is night on a phone. Thoroughly, as in the long set, it is by day and by night at
 * both; else by day on a desk and by night on a phone, as each look takes a second.
 */
export async function lookOver(page: Page, isThorough: boolean) {
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  if (isThorough) await expectReadableInTheDark(page)
  for (const width of OTHER_WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await drawn(page)
    await expectNoSidewaysScroll(page)
  }
  if (isThorough) await expectAccessible(page)
  await lookInTheDark(page)
}
