import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { DESK, PHONE, visit } from '../browser.ts'
import { goTo } from '../navigate.ts'

declare global {
  interface Window {
    paper: Set<string>
  }
}

const colourOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const choose = (page: Page, theme: string) =>
  page.getByRole('contentinfo').getByRole('radio', { name: theme }).check({ force: true })

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

describe.each([PHONE, DESK])('at %i px', (width) => {
  test('a chosen theme stays on every page and never flashes the other one', async () => {
    const { page, problems } = await visit('/', { width, scheme: 'light' })
    problems.expect(/status of 404.*no-such-page/)
    const light = await colourOf(page)
    await choose(page, 'Dark')
    await expect.poll(() => colourOf(page)).not.toBe(light)
    const dark = await colourOf(page)

    await watchPaper(page)
    for (const path of ['/', '/p/about', '/p/no-such-page', '/p/countries', '/']) {
      await page.goto(path)
      await page.waitForFunction(() => window.paper.size > 0)
      expect(await page.evaluate(() => [...window.paper]), path).toEqual([dark])
    }

    await goTo(page, '/')
    expect(await page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true)
    await choose(page, 'As the device')
    await expect.poll(() => colourOf(page)).toBe(light)
  })
})

test('without a choice the page follows the device, also when it changes', async () => {
  const { page } = await visit('/', { scheme: 'dark' })
  const dark = await colourOf(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => colourOf(page)).not.toBe(dark)
})
