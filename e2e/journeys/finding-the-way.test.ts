import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { PHONE, visit } from '../browser.ts'
import { arrive, goBack } from '../navigate.ts'
import { see } from '../see.ts'

// Which links the menus hold, and that each leads to a page, is proven in server/test/pages/menus.test.ts.

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const scrolled = (page: Page) => expect.poll(() => page.evaluate(() => Math.round(scrollY)))
const at = (path: string) => (url: URL) => url.pathname === path

/** Playwright's own click scrolls first, to where no header that sticks would cover the link: here it is in that header. */
async function pressWhereItIs(page: Page, link: Locator) {
  const { x, y, width, height } = (await link.boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
}

/** The page of a link stands, from its top, under its own title. */
async function expectArrival(page: Page, path: string, title: string) {
  await arrive(page, at(path))
  await see(heading(page), { text: new RegExp(title) })
  await expect.poll(() => page.title()).toContain(title)
  await scrolled(page).toBe(0)
}

test('at a desk the header leads on and says where one is, back leads to the place one left, the logo home', async () => {
  const { page } = await visit('/')
  const banner = page.getByRole('banner')
  const menu = banner.getByRole('navigation', { name: 'Main' })
  const current = menu.locator('[aria-current=page]')
  const welcome = await heading(page).innerText()
  await page.evaluate(() => scrollTo(0, 500))
  await scrolled(page).toBe(500)
  await see(current, { texts: ['Home'] })

  await pressWhereItIs(page, menu.getByRole('link', { name: 'Countries', exact: true }))
  await expectArrival(page, '/p/countries', 'Countries')
  await see(current, { texts: ['Countries'] })

  await goBack(page)
  await arrive(page, at('/'))
  await see(heading(page), { text: welcome })
  await scrolled(page).toBe(500)

  await menu.getByRole('link', { name: 'Services', exact: true }).click()
  await expectArrival(page, '/p/visas/ca', 'Canada')
  await see(current, { texts: ['Services'] })
  await banner.getByRole('link', { name: 'Sojourn, home' }).click()
  await arrive(page, at('/'))
  await see(current, { texts: ['Home'] })
})

test('the footer leads to the top of another page, also by a short address, and back leads home', async () => {
  const { page } = await visit('/')
  const welcome = await heading(page).innerText()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services', exact: true }).click()
  await expectArrival(page, '/p/visas/ca', 'Canada')
  await goBack(page)
  await arrive(page, at('/'))
  await see(heading(page), { text: welcome })
})

test('the menu of a phone leads on and closes, back leads home, and a tap beside it closes it', async () => {
  const { page } = await visit('/', { width: PHONE })
  const welcome = await heading(page).innerText()
  const menu = page.getByRole('navigation', { name: 'Main' })
  const open = async () => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.waitFor()
  }

  await open()
  await menu.getByRole('link', { name: 'Articles', exact: true }).click()
  await menu.waitFor({ state: 'hidden' })
  await expectArrival(page, '/p/articles', 'Articles')
  await goBack(page)
  await arrive(page, at('/'))
  await see(heading(page), { text: welcome })

  await open()
  await expectAccessible(page)
  await page.mouse.click(20, 820)
  await menu.waitFor({ state: 'hidden' })
})
