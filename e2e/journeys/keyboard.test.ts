import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PHONE, visit } from '../browser.ts'
import { arrive } from '../navigate.ts'
import { see, unseen } from '../see.ts'

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    return element.getAttribute('aria-label') ?? element.innerText.trim()
  })

const isShown = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    const shown = [element, element.parentElement as HTMLElement].map((shape) => getComputedStyle(shape))
    return shown.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px')
  })

async function tabbed(page: Page, times: number) {
  const places: string[] = []
  const hidden: string[] = []
  for (let step = 0; step < times; step++) {
    await page.keyboard.press('Tab')
    places.push(await focused(page))
    if (!(await isShown(page))) hidden.push(places.at(-1) ?? '')
  }
  expect(hidden, 'places whose focus is not shown').toEqual([])
  return places
}

test('the first Tab offers to skip the header, and Enter does it', async () => {
  const { page } = await visit('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await see(skip, { focused: true })
  await expect.poll(async () => (await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Enter')
  await see(page.getByRole('main'), { focused: true })
  await page.keyboard.press('Tab')
  await see(page.getByRole('main').locator(':focus'), { count: 1 })
})

test('Tab walks the header as it reads, shows where it is, and Enter follows a link', async () => {
  const { page } = await visit('/')
  const places = await tabbed(page, 14)
  expect(places.slice(0, 10)).toEqual([
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
  for (let step = 0; step < 10; step++) await page.keyboard.press('Shift+Tab')
  await expect.poll(() => focused(page)).toBe('Countries')
  await page.keyboard.press('Enter')
  await arrive(page, '**/p/countries')
})

test('the menu of a phone opens with Enter and gives the focus back on Esc', async () => {
  const { page } = await visit('/', { width: PHONE })
  const header = await tabbed(page, 4)
  expect(header).toEqual(['Skip to content', 'Sojourn, home', 'Get Started', 'Menu'])
  await page.keyboard.press('Enter')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await see(menu)
  const links = await tabbed(page, 2)
  expect(links).toEqual(['Home', 'Countries'])
  await page.keyboard.press('Escape')
  await unseen(page, menu)
  await see(page.getByRole('button', { name: 'Menu' }), { focused: true })
})
