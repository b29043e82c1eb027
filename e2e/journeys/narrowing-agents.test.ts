import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESK, visit } from '../browser.ts'
import { makePerson, visitAs } from '../sign-in.ts'

const filter = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const total = async (page: Page) => (await page.getByRole('status').first().innerText()).trim()
const pricesOf = async (page: Page) =>
  (
    await page
      .getByRole('region', { name: /agents?$/ })
      .getByText(/^From/)
      .allInnerTexts()
  ).map((text) => Number(text.replaceAll(/[^\d.]/g, '')))

test('who chooses by keyboard stays on each filter and on the order, and goes on from there', async () => {
  const { page } = await visit('/p/agents', { width: DESK })
  for (const [label, name] of [
    ['Language', 'language'],
    ['Rating', 'min_rating'],
    ['Done within', 'max_days'],
    ['Free to meet within', 'free_within'],
    ['Order', 'sort'],
  ] as const) {
    await filter(page, label).focus()
    const chosen: (string | null)[] = []
    for (let step = 0; step < 2; step++) {
      await page.keyboard.press('ArrowDown')
      await page.waitForURL(
        (url) => !chosen.includes(url.searchParams.get(name)) && url.searchParams.has(name),
      )
      await expect
        .poll(() => page.getByRole('region', { name: /agents?$/ }).getAttribute('aria-busy'))
        .toBe('false')
      const value = new URL(page.url()).searchParams.get(name)
      expect(await page.evaluate(() => (document.activeElement as HTMLSelectElement).name)).toBe(name)
      expect(await filter(page, label).inputValue()).toBe(value)
      chosen.push(value)
    }
  }
})

test('language, rating, days, price and order narrow the list to those who keep all of them', async () => {
  const { page } = await visit('/p/agents', { width: DESK })
  await filter(page, 'Language').selectOption('fr')
  await page.waitForURL(/language=fr/)
  await filter(page, 'Rating').selectOption('4')
  await page.waitForURL(/min_rating=4/)
  await filter(page, 'Done within').selectOption('31')
  await page.waitForURL(/max_days=31/)
  await filter(page, 'Free to meet within').selectOption('31')
  await page.waitForURL(/free_within=31/)
  await filter(page, 'Order').selectOption('price')
  await page.waitForURL(/sort=price/)
  const price = page.getByLabel('Price up to, in dollars')
  await price.fill('99.50')
  await page.getByText('Please enter whole dollars, up to 1,000,000').waitFor()
  await price.fill('$1,500')
  await page.waitForURL(/max_price=1500/)
  await expect.poll(() => page.getByText('Please enter whole dollars, up to 1,000,000').count()).toBe(0)

  const prices = await pricesOf(page)
  expect(prices.length).toBeGreaterThan(0)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  expect(Math.max(...prices)).toBeLessThanOrEqual(1500)
  const { searchParams } = new URL(page.url())
  searchParams.set('max_price', '150000')
  const answer = await page.request.get(`/api/consultants?${searchParams}`)
  const { items } = (await answer.json()).data
  expect(prices).toEqual(
    items.map((agent: { price_from: { amount: number } }) => agent.price_from.amount / 100),
  )
  for (const { languages, rating, days_from } of items) {
    expect(languages.map(([code]: [string]) => code)).toContain('fr')
    expect([rating >= 4, days_from <= 31]).toEqual([true, true])
  }
})

test('a purpose lets go of the visa, and finds as many as it said', async () => {
  const { page } = await visit('/p/agents?country=CA&visa=ca/study-permit', { width: DESK })
  const choice = filter(page, 'Purpose').getByRole('option', { name: /^Work \(/ })
  const said = /\((\d+)\)/.exec(await choice.innerText())?.[1]
  await filter(page, 'Purpose').selectOption('work')
  await page.waitForURL((url) => url.search === '?country=CA&purpose=work')
  await expect.poll(() => total(page)).toBe(`${said} agents`)
  expect(await filter(page, 'Visa').inputValue()).toBe('')
})

test('agents are compared at the prices of the list, and the way back leads to it', async () => {
  const { page } = await visit('/p/agents?purpose=work&sort=price', { width: DESK })
  const prices = (await pricesOf(page)).slice(0, 2)
  for (const place of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Compare/ })
      .nth(place)
      .check({ force: true })
  await page.getByRole('link', { name: 'Compare 2' }).click()
  await page.getByRole('heading', { level: 1, name: 'Compare agents' }).waitFor()
  const compared = await page
    .getByRole('row', { name: /^Price from/ })
    .getByRole('cell')
    .allInnerTexts()
  expect(compared.map((text) => Number(text.replaceAll(/[^\d.]/g, '')))).toEqual(prices)
  await page.getByRole('link', { name: 'Back to all agents' }).click()
  await page.waitForURL((url) => url.pathname + url.search === '/p/agents?purpose=work')
})

test('a search is among the saved ones at once, and takes another name', async () => {
  const { page } = await visitAs(await makePerson(), '/p/client/wishlist/searches')
  await page.getByRole('link', { name: 'Find agents' }).last().click()
  await filter(page, 'Destination').selectOption('CA')
  await page.waitForURL(/country=CA/)
  await page.getByRole('button', { name: 'Save this search' }).click()
  await page.getByRole('button', { name: 'Save search' }).click()
  await page.getByText('Search saved').waitFor()
  await page.goBack()
  await page.goBack()
  await page.getByRole('link', { name: 'Canada', exact: true }).waitFor()

  await page.getByRole('button', { name: 'Rename “Canada”' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('North')
  await page.getByRole('button', { name: 'Rename', exact: true }).click()
  await page.getByRole('link', { name: 'North' }).waitFor()
  await page.reload()
  await page.getByRole('link', { name: 'North' }).waitFor()
})

test('an agent reads why nobody finds them, and is led to what mends it', async () => {
  const { page } = await visitAs(await makePerson({ kind: 'agent' }), '/p/agent/account/visibility')
  await page.getByText('You are hidden').waitFor()
  await page.getByText('Publish a service: clients find you by what you offer.').waitFor()
  await page.getByRole('link', { name: 'Verification' }).last().click()
  await page.waitForURL(/\/account\/verification/)
})

test('a link under a mail asks before it stops anything, and says when it is too old', async () => {
  const { page, problems } = await visit('/p/unsubscribe/unknown')
  problems.expect(/status of 404/)
  await page.getByText('The weekly mail about all your saved searches stops.').waitFor()
  await page.getByRole('button', { name: 'Stop the mails' }).click()
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
})
