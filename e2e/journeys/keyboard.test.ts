import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PHONE, visit } from '../browser.ts'

/** What a screen reader says of the place one is at. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    return element.getAttribute('aria-label') ?? element.innerText.trim()
  })

async function tabbed(page: Page, times: number) {
  const places: string[] = []
  for (let step = 0; step < times; step++) {
    await page.keyboard.press('Tab')
    places.push(await focused(page))
  }
  return places
}

test('the first Tab offers to skip the header, and Enter does it', async () => {
  const { page } = await visit('/')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Skip to content')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect.poll(async () => (await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('Tab walks the header as it reads, and Enter follows a link', async () => {
  const { page } = await visit('/')
  expect(await tabbed(page, 10)).toEqual([
    'Skip to content',
    'Sojourn, home',
    'Home',
    'Countries',
    'Services',
    'Find agents',
    'Articles',
    'Contact us',
    'Login',
    'Get Started',
  ])
  for (let step = 0; step < 6; step++) await page.keyboard.press('Shift+Tab')
  expect(await focused(page)).toBe('Countries')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/p/countries')
})

test('whatever has the focus shows it', async () => {
  const { page } = await visit('/')
  const unseen: string[] = []
  for (let step = 0; step < 14; step++) {
    await page.keyboard.press('Tab')
    const isSeen = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      const shown = [element, element.parentElement as HTMLElement].map((shape) => getComputedStyle(shape))
      return shown.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px')
    })
    if (!isSeen) unseen.push(await focused(page))
  }
  expect(unseen).toEqual([])
})

test('the menu of a phone opens with Enter and gives the focus back on Esc', async () => {
  const { page } = await visit('/', { width: PHONE })
  expect(await tabbed(page, 4)).toEqual(['Skip to content', 'Sojourn, home', 'Get Started', 'Menu'])
  await page.keyboard.press('Enter')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.waitFor()
  expect(await tabbed(page, 2)).toEqual(['Home', 'Countries'])
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  expect(await focused(page)).toBe('Menu')
})
