import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { visit } from '../browser.ts'
import { choose } from '../choose.ts'
import { arrive, goBack, reload } from '../navigate.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { see, unseen } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'

const filter = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const numbersIn = (texts: string[]) => texts.map((text) => Number(text.replaceAll(/[^\d.]/g, '')))
const pricesOf = async (page: Page) =>
  numbersIn(
    await page
      .getByRole('region', { name: /agents?$/ })
      .getByText(/^From \$/)
      .allInnerTexts(),
  )

test('who chooses by keyboard stays on each filter and on the order, and goes on from there', async () => {
  const { page } = await visit('/p/agents')
  for (const [label, name] of [
    ['Rating', 'min_rating'],
    ['Delivery time', 'max_days'],
    ['Next available', 'free_within'],
    ['Order', 'sort'],
  ] as const) {
    await filter(page, label).focus()
    const chosen: (string | null)[] = []
    for (let step = 0; step < 2; step++) {
      await act(page, () => page.keyboard.press('ArrowDown'))
      const value = new URL(page.url()).searchParams.get(name)
      expect(value).not.toBeNull()
      expect(chosen).not.toContain(value)
      await see(filter(page, label), { focused: true, value: value ?? '' })
      chosen.push(value)
    }
  }
})

test('several countries are chosen by keyboard, and the focus stays where it is', async () => {
  const { page } = await visit('/p/agents')
  await page.locator('summary').filter({ hasText: 'Destination' }).press('Enter')
  const chosen = () => new URL(page.url()).searchParams.get('country')
  for (const iso of ['CA', 'DE']) {
    const box = page.locator(`input[name=country][value=${iso}]`)
    await act(page, () => box.press('Space'))
    await see(box, { focused: true, checked: true })
  }
  expect(chosen()).toBe('CA,DE')
  await see(page.getByRole('link', { name: 'Remove Germany' }))
  await act(page, () => page.getByRole('link', { name: 'Remove Canada' }).click())
  expect(chosen()).toBe('DE')
  await see(page.getByRole('heading', { level: 1, name: 'Agents for Germany' }))
})

test('language, rating, days, price and order narrow the list to those who keep all of them', async () => {
  const { page } = await visit('/p/agents')
  await choose(page, 'language', 'fr')
  await arrive(page, /language=fr/)
  for (const [label, value, address] of [
    ['Rating', '4', /min_rating=4/],
    ['Delivery time', '31', /max_days=31/],
    ['Next available', '31', /free_within=31/],
    ['Order', 'price', /sort=price/],
  ] as const) {
    await filter(page, label).selectOption(value)
    await arrive(page, address)
  }
  const price = page.getByLabel('Max price (USD)')
  const wrong = page.getByText('Please enter whole dollars, up to 1,000,000')
  await price.fill('99.50')
  await see(wrong)
  await price.fill('$1,500')
  await arrive(page, /max_price=1500/)
  await unseen(page, wrong)

  const prices = await pricesOf(page)
  expect(prices.length).toBeGreaterThan(0)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  expect(Math.max(...prices)).toBeLessThanOrEqual(1500)
  const { searchParams } = new URL(page.url())
  searchParams.set('max_price', '150000')
  searchParams.set('limit', '12')
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
  // Nobody but the story's agents has a rating, so that nobody comes in between.
  const { page } = await visit('/p/agents?country=CA&visa=ca/study-permit&min_rating=3')
  await page.locator('summary').filter({ hasText: 'Purpose' }).click()
  const choice = page.locator('label').filter({ has: page.locator('input[name=purpose][value=work]') })
  const said = /\d+/.exec(await choice.innerText())?.[0]
  await choose(page, 'purpose', 'work')
  await arrive(page, ({ searchParams: found }) => found.get('purpose') === 'work' && !found.has('visa'))
  await see(page.getByRole('status').first(), { text: `${said} agents` })
  await see(filter(page, 'Visa'), { value: '' })
})

describe.each(widths('phone'))('at %i px', (width) => {
  test('three agents, not four, are compared at the prices of the list, and the way back leads to it', async () => {
    const { page } = await visit('/p/agents?purpose=work&sort=price', { width })
    const prices = (await pricesOf(page)).slice(0, 3)
    const found = page.getByRole('region', { name: /agents?$/ }).getByRole('heading', { level: 3 })
    const names = (await found.allInnerTexts()).slice(0, 3)
    const boxes = page.getByRole('checkbox', { name: /^Compare/ })
    // The boxes are drawn by their labels, which lie over them.
    for (const place of [0, 1, 2]) await boxes.nth(place).check({ force: true })
    await boxes.nth(3).click({ force: true })
    await see(page.getByText('You can compare up to 3 agents'))
    await see(boxes.nth(3), { checked: false })

    await act(page, () => page.getByRole('link', { name: 'Compare 3' }).click())
    await see(page.getByRole('heading', { level: 1, name: 'Compare agents' }))
    const inHead = page.getByRole('columnheader').getByRole('link')
    await see(inHead.filter({ hasNotText: 'Take out' }), { texts: names })
    const cells = page.getByRole('row', { name: /^Price from/ }).getByRole('cell')
    await see(cells, { count: 3 })
    const compared = numbersIn(await cells.allInnerTexts())
    expect(compared).toEqual(prices)
    await expectNoSidewaysScroll(page)
    await act(page, () => inHead.getByText('Take out').first().click())
    await see(cells, { count: 2 })
    await page.getByRole('link', { name: 'Back to all agents' }).click()
    await arrive(page, (url) => url.pathname + url.search === '/p/agents?purpose=work')
  })
})

test('a search is saved and found under Wishlist at once, renamed, loses its mail and is forgotten', async () => {
  const { page } = await visitAs(await makePerson(), '/p/client/wishlist/searches')
  await act(page, () => page.getByRole('link', { name: 'Find agents' }).last().click())
  await choose(page, 'country', 'CA')
  await arrive(page, /country=CA/)
  await filter(page, 'Licence').selectOption('1')
  await arrive(page, /licensed=1/)
  await act(page, () => page.getByRole('button', { name: 'Save this search' }).click())
  const dialog = page.getByRole('dialog')
  await see(dialog.getByLabel('Name'), { value: 'Canada, Licensed' })
  await act(page, () => dialog.getByRole('button', { name: 'Save search' }).click())
  await see(page.getByText('Search saved'))
  for (let step = 0; step < 3; step++) await goBack(page)
  await see(page.getByRole('link', { name: 'Canada, Licensed', exact: true }))

  await act(page, () => page.getByRole('button', { name: 'Rename “Canada, Licensed”' }).click())
  await page.getByRole('textbox', { name: 'Name' }).fill('North')
  await act(page, () => page.getByRole('button', { name: 'Rename', exact: true }).click())
  const link = page.getByRole('link', { name: 'North' })
  await see(link)
  const mail = page.getByRole('switch', { name: 'Weekly email' })
  await see(mail, { checked: true })
  await act(page, () => page.getByText('Weekly email').click())
  await see(mail, { checked: false })
  await reload(page)
  await see(link)
  await see(mail, { checked: false })

  await link.click()
  await arrive(page, /country=CA&licensed=1/)
  await goBack(page)
  await act(page, () => page.getByRole('button', { name: 'Delete “North”' }).click())
  await see(page.getByText('You have not saved a search yet.'))
})

test('an agent reads why nobody finds them, and is led to what mends it', async () => {
  const { page } = await visitAs(await makePerson({ kind: 'agent' }), '/p/agent/account/visibility')
  await see(page.getByText('Clients cannot find you'))
  await see(page.getByText('Publish a service so that clients can find you.'))
  await page.getByRole('link', { name: 'Verification' }).last().click()
  await arrive(page, /\/account\/verification/)
})

test('a link under a mail asks before it stops anything, and says when it is too old', async () => {
  const { page, problems } = await visit('/p/unsubscribe/unknown')
  problems.expect({ call: 'POST /api/unsubscribe/unknown', status: 404 })
  await see(page.getByText('You will get no more weekly emails about your saved searches.'))
  await act(page, () => page.getByRole('button', { name: 'Unsubscribe' }).click())
  await see(page.getByRole('heading', { name: 'This link no longer works' }))
})
