import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { origin, PHONE, visit } from '../browser.ts'
import { choose } from '../choose.ts'
import { madeUp } from '../made-up.ts'
import { arrive, goBack, goTo, reload } from '../navigate.ts'
import { askAs } from '../own-api.ts'
import { AMARA } from '../people.ts'
import { see, unseen } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, PASSWORD, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'

const found = (page: Page) =>
  page.getByRole('region', { name: /agents?$/ }).getByRole('heading', { level: 3 })
const named = (page: Page, name: string) => found(page).filter({ hasText: name })
const filter = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const heart = (page: Page) => page.getByRole('button', { name: `Add ${AMARA.name} to your wishlist` })

async function openFilters(page: Page, width: number) {
  if (width === PHONE) await page.getByRole('button', { name: /^Filters/ }).click()
}

describe.each(widths('phone'))('at %i px', (width) => {
  test('one narrows the list, shares its address, lets go of one thing, and goes back', async () => {
    const { page } = await visit('/p/agents', { width })
    await see(title(page), { text: 'Find agents' })
    await openFilters(page, width)
    await choose(page, 'country', 'CA')
    await arrive(page, /country=CA/)
    await see(title(page), { text: 'Agents for Canada' })
    for (const name of [AMARA.name, 'Rosalie Arsenault', 'Gurleen Sandhu']) await see(named(page, name))
    await unseen(page, named(page, 'Hyejin Baek'))
    await filter(page, 'Visa').selectOption('ca/study-permit')
    await arrive(page, /visa=ca%2Fstudy-permit/)
    if (width === PHONE) await page.getByRole('button', { name: /^Show \d+ agents?$/ }).click()
    await see(named(page, AMARA.name))

    await reload(page)
    await see(named(page, AMARA.name))
    const chips = page.getByRole('list', { name: 'Filters in use' })
    await chips.getByRole('link', { name: 'Remove Canada' }).click()
    await arrive(page, (url) => url.search === '')
    await see(title(page), { text: 'Find agents' })
    await see(found(page), { count: 12 })

    await goBack(page)
    await openFilters(page, width)
    await see(filter(page, 'Visa'), { value: 'ca/study-permit' })
  })

  test('a misspelt name finds its owner; words nobody has say what to let go of', async () => {
    const { page } = await visit('/p/agents', { width })
    const words = page.getByRole('searchbox')
    await act(page, () => words.fill('Amarra Okafr'))
    await arrive(page, /query=/)
    await see(found(page).first(), { text: AMARA.name })

    const unknown = madeUp('Zzqqxxwwkk')
    await act(page, () => words.fill(unknown))
    await see(page.getByText(`No result found for “${unknown}”`))
    await act(page, () => page.getByRole('link', { name: 'Clear all filters' }).click())
    await see(found(page), { count: 12 })
    await see(words, { value: '' })
  })
})

/** How many agents the server knows as kept. */
const kept = async (page: Page) =>
  (await askAs<{ items: object[] }>(page.context(), 'GET', '/favourites')).items.length

test('a visitor signs in by a heart and finds the agent on the wishlist; a heart emptied there is filled again', async () => {
  const person = await makePerson()
  const { page } = await visit(`/p/agents?query=${AMARA.username}`, { width: PHONE })
  await heart(page).click()
  const login = page.getByRole('dialog')
  await login.getByLabel('Email').fill(person.email)
  await login.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await act(page, () => login.getByRole('button', { name: 'Sign in' }).click())
  await see(heart(page), { attribute: ['aria-pressed', 'true'] })
  expect(await kept(page)).toBe(1)

  await goTo(page, '/p/client/wishlist/agents')
  const card = page.getByRole('link', { name: AMARA.name })
  await see(card, { attribute: ['href', `/${AMARA.uuid}`] })
  await act(page, () => heart(page).click())
  await see(heart(page), { attribute: ['aria-pressed', 'false'] })
  expect(await kept(page)).toBe(0)
  await act(page, () => heart(page).click())
  await see(heart(page), { attribute: ['aria-pressed', 'true'] })
  expect(await kept(page)).toBe(1)
  await reload(page)
  await see(card)
})

test('a heart the server refuses is empty again', async () => {
  const { page, problems } = await visitAs(await makePerson(), `/p/agents?query=${AMARA.username}`, {
    width: PHONE,
  })
  problems.expect({ call: 'POST /api/favourites', status: 500 })
  await page.route('**/api/favourites', (route) => route.fulfill({ status: 500, body: '{}' }))
  await act(page, () => heart(page).click())
  await see(page.getByText('An error occurred.'))
  await see(heart(page), { attribute: ['aria-pressed', 'false'] })
})

test('an address that cannot be meant shows the list, and a lost place begins anew', async () => {
  const answer = await fetch(`${origin}/p/agents?max_price=cheap&country=nowhere&sort=drop&cursor=broken`)
  expect(answer.status).toBe(200)
  const cards = (await answer.text()).match(/<h3\b/g) ?? []
  expect(cards.length).toBeGreaterThanOrEqual(12)
})
