import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { DESK, goTo, openContext, openPage, origin, PHONE } from './browser.ts'
import { expectNoSidewaysScroll } from './overflow.ts'
import { publicScreens, type Screen } from './screens.ts'

const LOOKS = [
  { width: PHONE, scheme: 'light', alsoAt: 360 },
  { width: PHONE, scheme: 'dark' },
  { width: DESK, scheme: 'light', alsoAt: 1600 },
  { width: DESK, scheme: 'dark' },
] as const

describe.each(LOOKS)('$width px, $scheme', ({ width, scheme, ...look }) => {
  let context: BrowserContext
  beforeAll(async () => {
    context = await openContext({ width, scheme })
  })
  afterAll(() => context.close())

  test.each(publicScreens)('$name is in order', async (screen: Screen) => {
    const { status = 200, path } = screen
    const { page, problems } = await openPage(context)
    if (status >= 400) problems.expect(new RegExp(`status of ${status}.*\\(${origin}${path}\\)`))

    const response = await goTo(page, path)
    expect(response.status()).toBe(status)
    expect(await page.locator('h1').count(), 'number of h1').toBe(1)
    expect(await page.title()).toMatch(/^\S.+ · Sojourn$/)
    if (status === 200) {
      expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/\S/)
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(origin + path)
    }
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    if ('alsoAt' in look) {
      await page.setViewportSize({ width: look.alsoAt, height: 800 })
      await expectNoSidewaysScroll(page)
    }
  })
})
