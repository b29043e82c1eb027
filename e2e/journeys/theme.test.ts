import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { visit } from '../browser.ts'
import { goTo } from '../navigate.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { widths } from '../widths.ts'

declare global {
  interface Window {
    paper: Set<string>
  }
}

const colourOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const theme = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('radio', { name })
// The radio itself lies hidden under its label.
const choose = (page: Page, name: string) => act(page, () => theme(page, name).check({ force: true }))

/** Remembers the colour of the paper in every frame, from the first on. */
const watchPaper = (page: Page) =>
  page.addInitScript(() => {
    window.paper = new Set()
    const look = () => {
      if (document.body) window.paper.add(getComputedStyle(document.documentElement).backgroundColor)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

async function seenSinceItOpened(page: Page) {
  await page.waitForFunction(() => window.paper.size > 0)
  return page.evaluate(() => [...window.paper])
}

describe.each(widths('phone'))('at %i px', (width) => {
  test('a page follows the device until a theme is chosen, which then never flashes the other one', async () => {
    const { page, problems } = await visit('/', { width, scheme: 'dark' })
    const dark = await colourOf(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => colourOf(page)).not.toBe(dark)
    const light = await colourOf(page)
    await choose(page, 'Dark')
    await expect.poll(() => colourOf(page)).toBe(dark)

    await watchPaper(page)
    problems.expect({ call: 'GET /p/no-such-page', status: 404 })
    for (const path of ['/p/about', '/p/no-such-page', '/']) {
      await goTo(page, path)
      const seen = await seenSinceItOpened(page)
      expect(seen, path).toEqual([dark])
    }
    await see(theme(page, 'Dark'), { checked: true })
    await choose(page, 'System')
    await expect.poll(() => colourOf(page)).toBe(light)
  })
})
