import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openContext, origin } from './browser.ts'
import { expectInOrder, LOOKS } from './look-over.ts'
import { publicScreens, type Screen } from './screens.ts'

describe.each(LOOKS)('$width px', ({ width, alsoAt }) => {
  let context: BrowserContext
  beforeAll(async () => {
    context = await openContext({ width })
  })
  afterAll(() => context.close())

  test.each(publicScreens)('$name is in order', async (screen: Screen) => {
    const page = await expectInOrder(context, screen, alsoAt)
    if (screen.status) return
    expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/\S/)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(origin + screen.path)
  })
})
