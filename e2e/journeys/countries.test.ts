import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { PHONE, visit } from '../browser.ts'
import { arrive, goBack, goForward, openPlain, reload } from '../navigate.ts'
import { see, unseen } from '../see.ts'
import { act } from '../settled.ts'
import { widths } from '../widths.ts'

const COUNTRIES = 195

const main = (page: Page) => page.getByRole('main')
const countries = (page: Page) => main(page).locator('a[href^="/p/countries/"]')
const country = (page: Page, name: string) => main(page).getByRole('link', { name: new RegExp(`^${name}`) })
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search countries' })
const continent = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Continents' }).getByRole('link', { name })
const search = (wanted: string) => (url: URL) => url.searchParams.toString() === wanted

describe.each(widths('phone'))('at %i px', (width) => {
  test('typing finds a country in its own language, and the address keeps the words', async () => {
    const { page } = await visit('/p/countries', { width })
    await see(countries(page).nth(COUNTRIES - 5))
    await act(page, () => field(page).pressSequentially('deutsch'))
    await arrive(page, search('query=deutsch'))
    await see(countries(page), { count: 1 })
    await see(country(page, 'Germany'))
    await see(main(page).getByRole('status'), { text: '1 country' })

    await reload(page)
    await see(field(page), { value: 'deutsch' })
    await see(countries(page), { count: 1 })
    await country(page, 'Germany').click()
    await arrive(page, '**/p/countries/de')
    await goBack(page)
    await see(countries(page), { count: 1 })
    await see(field(page), { value: 'deutsch' })
    await goForward(page)
    await see(page.getByRole('heading', { level: 1 }), { text: 'Germany' })
  })

  test('a continent narrows the list, together with the words; what finds nothing says so and offers the way out', async () => {
    const { page } = await visit('/p/countries', { width })
    await continent(page, /^Oceania/).click()
    await arrive(page, search('continent=Oceania'))
    await unseen(page, country(page, 'Germany'))
    await see(country(page, 'Fiji'))
    await see(continent(page, /^Oceania/), { attribute: ['aria-current', 'true'] })

    await act(page, () => field(page).fill('new'))
    await arrive(page, search('continent=Oceania&query=new'))
    await see(country(page, 'New Zealand'))
    await unseen(page, country(page, 'Fiji'))
    await continent(page, /^All/).click()
    await arrive(page, search('query=new'))

    await act(page, () => field(page).fill('atlantis'))
    await see(page.getByText('No country matches “atlantis”.'))
    await expectAccessible(page)
    await act(page, () => page.getByRole('link', { name: 'Show all countries' }).click())
    await see(countries(page).nth(COUNTRIES - 5))
    await see(field(page), { value: '' })
  })
})

test('without scripts the search and the continents work too', async () => {
  const { page } = await visit('/p/countries', { javaScript: false, width: PHONE })
  await field(page).fill('portug')
  await main(page).getByRole('button', { name: 'Search' }).click()
  await see(countries(page), { count: 1 })
  await see(country(page, 'Portugal'))
  expect(new URL(page.url()).search).toBe('?query=portug')
  await openPlain(page, '/p/countries')
  await continent(page, /^Africa/).click()
  await see(continent(page, /^Africa/), { attribute: ['aria-current', 'true'] })
  await see(country(page, 'Kenya'))
  await see(country(page, 'Portugal'), { count: 0 })
})

test("a country's page leads to its visas and to the office that decides", async () => {
  const { page } = await visit('/p/countries/ca', { width: PHONE })
  await see(page.getByRole('heading', { level: 1 }), { text: 'Canada' })
  const office = page.getByRole('link', { name: 'Official site' }).first()
  await see(office, { attribute: ['href', /^https:\/\//] })
  await see(page.getByRole('link', { name: /^Study Permit/ }), { text: /\d+ agents from\s+\$\d+(?![\d.])/ })
  await page.getByRole('link', { name: 'All details and checklists' }).click()
  await arrive(page, '**/p/visas/ca')
})
