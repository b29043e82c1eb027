import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { PHONE, visit } from '../browser.ts'

const MENU = [
  ['Home', '/'],
  ['Countries', '/p/countries'],
  ['Services', '/p/visas/ca'],
  ['Find agents', '/p/agents'],
  ['Articles', '/p/articles'],
  ['Contact us', '/p/contact-us'],
] as const

const FOOTER = [
  ['Services', '/p/visas/ca'],
  ['Find Agent', '/p/agents'],
  ['About', '/p/about'],
  ['Articles', '/p/articles'],
  ['Contact us', '/p/contact-us'],
  ['How to hire agents', '/p/how-to-hire-agents'],
  ['Privacy Policy', '/p/privacy-policy'],
  ['Terms', '/p/terms-and-condtions'],
] as const

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const words = (page: Page) => heading(page).innerText()

/** The new page stands when its address and its heading do; going back shows the old heading again. */
async function expectThereAndBack(page: Page, path: string, go: () => Promise<void>) {
  const before = await words(page)
  const title = await page.title()
  await go()
  await page.waitForURL((url) => url.pathname === path)
  if (path !== '/') {
    await expect.poll(() => words(page)).not.toBe(before)
    await expect.poll(() => page.title()).not.toBe(title)
    expect(await page.evaluate(() => scrollY), 'a new page begins at its top').toBe(0)
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/')
  }
  await expect.poll(() => words(page)).toBe(before)
}

describe('at a desk', () => {
  test.each(MENU)('the header leads to %s and back home', async (name, path) => {
    const { page } = await visit('/')
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
    await expectThereAndBack(page, path, () => link.click())
  })

  test.each(FOOTER)('the footer leads to %s and back home', async (name, path) => {
    const { page } = await visit('/')
    const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true })
    await expectThereAndBack(page, path, () => link.click())
  })

  test('the entry of the page one is on says so, and the logo leads home', async () => {
    const { page } = await visit('/p/visas/de')
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')
    expect(await current.allInnerTexts()).toEqual(['Services'])
    await page.getByRole('banner').getByRole('link', { name: 'Sojourn, home' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await expect.poll(() => current.allInnerTexts()).toEqual(['Home'])
  })
})

describe('on a phone', () => {
  const open = (page: Page) => page.getByRole('button', { name: 'Menu' }).click()
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })

  test.each(MENU)('the menu leads to %s, closes, and back leads home', async (name, path) => {
    const { page } = await visit('/', { width: PHONE })
    await expectThereAndBack(page, path, async () => {
      await open(page)
      await menu(page).getByRole('link', { name, exact: true }).click()
      await menu(page).waitFor({ state: 'hidden' })
    })
  })

  test('the menu closes on a tap beside it', async () => {
    const { page } = await visit('/', { width: PHONE })
    await open(page)
    await menu(page).waitFor()
    await expectAccessible(page)
    await page.mouse.click(20, 820)
    await menu(page).waitFor({ state: 'hidden' })
  })
})
