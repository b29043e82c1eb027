import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { DESK, PHONE, visit } from '../browser.ts'
import { settled } from '../settled.ts'

const countries = (page: Page) =>
  page
    .getByRole('main')
    .locator('a[href^="/p/countries/"]')
    .evaluateAll((links) => links.map((link) => link.querySelector('span')?.textContent))

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search countries' })
const continent = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Continents' }).getByRole('link', { name })
const search = (page: Page) => new URL(page.url()).searchParams.toString()

describe.each([PHONE, DESK])('at %i px', (width) => {
  test('typing finds a country in its own language, and the address keeps the words', async () => {
    const { page } = await visit('/p/countries', { width })
    expect((await countries(page)).length).toBeGreaterThan(190)
    await field(page).pressSequentially('deutsch')
    await expect.poll(() => countries(page)).toEqual(['Germany'])
    await expect.poll(() => search(page)).toBe('query=deutsch')
    expect(await page.getByRole('main').getByRole('status').innerText()).toBe('1 country')

    await page.reload()
    await settled(page)
    expect(await field(page).inputValue()).toBe('deutsch')
    expect(await countries(page)).toEqual(['Germany'])

    await page
      .getByRole('main')
      .getByRole('link', { name: /Germany/ })
      .click()
    await page.waitForURL('**/p/countries/de')
    await page.goBack()
    await expect.poll(() => countries(page)).toEqual(['Germany'])
    expect(await field(page).inputValue()).toBe('deutsch')
    await page.goForward()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Germany')
  })
})

test('a continent narrows the list, together with the words', async () => {
  const { page } = await visit('/p/countries')
  await continent(page, /^Oceania/).click()
  await expect.poll(() => search(page)).toBe('continent=Oceania')
  await expect.poll(() => countries(page)).not.toContain('Germany')
  expect(await countries(page)).toContain('Fiji')
  expect(await continent(page, /^Oceania/).getAttribute('aria-current')).toBe('true')

  await field(page).fill('new')
  await expect.poll(() => countries(page)).toContain('New Zealand')
  expect(await countries(page)).not.toContain('Fiji')
  expect(new URLSearchParams(search(page)).get('continent')).toBe('Oceania')

  await continent(page, /^All/).click()
  await expect.poll(() => search(page)).toBe('query=new')
})

test('words that find nothing say so and offer the way out', async () => {
  const { page } = await visit('/p/countries?query=atlantis')
  expect(await page.getByText('No country matches “atlantis”.').isVisible()).toBe(true)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Show all countries' }).click()
  await expect.poll(async () => (await countries(page)).length).toBeGreaterThan(190)
  expect(await field(page).inputValue()).toBe('')
})

test('without scripts the search and the continents work too', async () => {
  const { page, problems } = await visit('/p/countries', { javaScript: false })
  problems.expect(/\.js csp$/)
  await field(page).fill('portug')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await page.waitForURL('**/p/countries?query=portug')
  expect(await countries(page)).toEqual(['Portugal'])
  await page.goto('/p/countries')
  await continent(page, /^Africa/).click()
  await page.waitForURL('**/p/countries?continent=Africa')
  expect(await countries(page)).toContain('Kenya')
})

test("a country's page leads to its visas and to the office that decides", async () => {
  const { page } = await visit('/p/countries/ca')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Canada')
  const office = page.getByRole('link', { name: 'Official site' }).first()
  expect(await office.getAttribute('href')).toMatch(/^https:\/\//)
  expect(await page.getByRole('link', { name: /^Study Permit/ }).innerText()).toMatch(
    /1 agent from\s+\$190\.00/,
  )
  await page.getByRole('link', { name: 'All details and checklists' }).click()
  await page.waitForURL('**/p/visas/ca')
})
