import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { DESK, PHONE, visit } from '../browser.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { askAs } from '../own-api.ts'
import { AMARA } from '../people.ts'
import { makePerson, PASSWORD, visitAs } from '../sign-in.ts'

const found = async (page: Page) =>
  page
    .getByRole('region', { name: /agents?$/ })
    .getByRole('heading', { level: 3 })
    .allInnerTexts()
const chips = (page: Page) => page.getByRole('list', { name: 'Filters in use' })

async function openFilters(page: Page, width: number) {
  if (width === PHONE) await page.getByRole('button', { name: /^Filters/ }).click()
}

describe.each([PHONE, DESK])('at %i px', (width) => {
  test('one narrows the list, shares its address, lets go of one thing, and goes back', async () => {
    const { page } = await visit('/p/agents', { width })
    const everybody = (await page.getByRole('status').first().innerText()).trim()
    await openFilters(page, width)
    await page.getByRole('combobox', { name: 'Destination' }).selectOption('CA')
    await page.waitForURL(/country=CA/)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Agents for Canada')
    await page.getByRole('combobox', { name: 'Visa' }).selectOption('ca/study-permit')
    await page.waitForURL(/visa=ca%2Fstudy-permit/)
    await expect.poll(() => found(page)).toContain(AMARA.name)

    await page.reload()
    expect(await found(page)).toContain(AMARA.name)
    await chips(page).getByRole('link', { name: 'Remove Canada' }).click()
    await page.waitForURL((url) => url.search === '')
    await expect.poll(async () => (await page.getByRole('status').first().innerText()).trim()).toBe(everybody)

    await page.goBack()
    await openFilters(page, width)
    await expect.poll(() => page.getByRole('combobox', { name: 'Visa' }).inputValue()).toBe('ca/study-permit')
  })

  test('a misspelt name finds its owner; words nobody has say what to let go of', async () => {
    const { page } = await visit('/p/agents', { width })
    const words = page.getByRole('searchbox')
    await words.fill('Amarra Okafr')
    await page.waitForURL(/query=/)
    await expect.poll(async () => (await found(page))[0]).toBe(AMARA.name)

    await words.fill('zzqqxxwwkk')
    await expect.poll(() => page.getByText('No result found for “zzqqxxwwkk”').count()).toBe(1)
    await page.getByRole('link', { name: 'Clear all filters' }).click()
    await expect.poll(async () => (await found(page)).length).toBeGreaterThan(5)
    expect(await words.inputValue()).toBe('')
  })

  test('three agents are put side by side, not four', async () => {
    const { page } = await visit('/p/agents?sort=price', { width })
    const boxes = page.getByRole('checkbox', { name: /^Compare/ })
    for (const place of [0, 1, 2]) await boxes.nth(place).check({ force: true })
    await boxes.nth(3).click({ force: true })
    await page.getByText('You can compare up to 3 agents').waitFor()
    expect(await boxes.nth(3).isChecked()).toBe(false)
    const names = (await found(page)).slice(0, 3)
    await page.getByRole('link', { name: 'Compare 3' }).click()
    await page.getByRole('heading', { level: 1, name: 'Compare agents' }).waitFor()
    expect(await page.getByRole('columnheader').getByRole('link').allInnerTexts()).toEqual(names)
    await expectNoSidewaysScroll(page)
  })
})

/** How many agents the server knows as kept. */
const kept = async (page: Page) =>
  (await askAs<{ items: object[] }>(page.context(), 'GET', '/favourites')).items.length

test('a visitor signs in by a heart and finds the agent on the wishlist; a heart emptied there is filled again', async () => {
  const person = await makePerson()
  const { page } = await visit(`/p/agents?query=${AMARA.username}`)
  const heart = page.getByRole('button', { name: `Keep ${AMARA.name} on your wishlist` })
  await heart.click()
  const login = page.getByRole('dialog')
  await login.getByLabel('Email').fill(person.email)
  await login.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await login.getByRole('button', { name: 'Sign in' }).click()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => kept(page)).toBe(1)

  await page.goto('/p/client/wishlist/agents')
  const card = page.getByRole('link', { name: AMARA.name })
  expect(await card.getAttribute('href')).toBe(`/${AMARA.uuid}`)
  await heart.click()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false')
  await expect.poll(() => kept(page)).toBe(0)
  await heart.click()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => kept(page)).toBe(1)
  await page.reload()
  await card.waitFor()
})

test('a heart the server refuses is empty again', async () => {
  const { page, problems } = await visitAs(await makePerson(), `/p/agents?query=${AMARA.username}`)
  problems.expect(/favourites/)
  await page.route('**/api/favourites', (route) => route.fulfill({ status: 500, body: '{}' }))
  const heart = page.getByRole('button', { name: `Keep ${AMARA.name} on your wishlist` })
  await heart.click()
  await page.getByText('An error occurred.').waitFor()
  expect(await heart.getAttribute('aria-pressed')).toBe('false')
})

test('a search is saved, found under Wishlist, loses its mail and is forgotten', async () => {
  const { page } = await visitAs(await makePerson(), '/p/agents?country=CA&licensed=1')
  await page.getByRole('button', { name: 'Save this search' }).click()
  const dialog = page.getByRole('dialog')
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Canada, Licensed')
  await dialog.getByRole('button', { name: 'Save search' }).click()
  await page.getByText('Search saved').waitFor()

  await page.goto('/p/client/wishlist/searches')
  const mail = page.getByRole('switch', { name: 'Weekly mail' })
  expect(await mail.isChecked()).toBe(true)
  const stopped = page.waitForResponse((answer) => /searches/.test(answer.url()) && answer.ok())
  await page.getByText('Weekly mail').click()
  await expect.poll(() => mail.isChecked()).toBe(false)
  await stopped
  await page.reload()
  expect(await mail.isChecked()).toBe(false)
  await page.getByRole('link', { name: 'Canada, Licensed' }).click()
  await page.waitForURL(/country=CA&licensed=1/)
  await page.goBack()
  await page.getByRole('button', { name: 'Forget “Canada, Licensed”' }).click()
  await page.getByText('You have not saved a search yet.').waitFor()
})

test('an address that cannot be meant shows the list, and a lost place begins anew', async () => {
  const { page, response } = await visit('/p/agents?max_price=cheap&country=nowhere&sort=drop&cursor=broken')
  expect(response.status()).toBe(200)
  expect((await found(page)).length).toBeGreaterThan(5)
})
