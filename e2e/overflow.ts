import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { renderWholePage } from './whole-page.ts'

/** Nothing makes the page wider than its window. On failure it names what sticks out. */
export async function expectNoSidewaysScroll(page: Page) {
  await renderWholePage(page)
  const width = page.viewportSize()?.width
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const sticksOut = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    )
    return [
      `${scrollWidth} px in a window of ${clientWidth}`,
      ...sticksOut.slice(0, 8).map((element) => element.outerHTML.slice(0, 120)),
    ]
  })
  expect(wide, `wider than ${width} px`).toEqual([])
}
