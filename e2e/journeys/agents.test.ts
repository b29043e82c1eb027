import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { visit } from '../browser.ts'
import { choose } from '../choose.ts'
import { arrive, goBack, reload } from '../navigate.ts'
import { AMARA } from '../people.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { widths } from '../widths.ts'

/** Agents of the story alone: others have no review. */
const RATED = '/p/agents?min_rating=3'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const following = (page: Page, name: 'Next' | 'Previous') =>
  page.getByRole('navigation', { name: 'More agents' }).getByRole('link', { name })
const agents = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .getByRole('heading')
/** Agents are told apart by their addresses: two may have one name. */
const addresses = (page: Page) =>
  agents(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))

describe.each(widths('phone'))('at %i px', (width) => {
  test('the list goes on by cursor, forth and back and to its end, and a page can be reloaded', async () => {
    const { page } = await visit(RATED, { width })
    const total = Number.parseInt(await page.getByRole('status').first().innerText(), 10)
    const first = await addresses(page)
    expect(first).toHaveLength(12)
    await following(page, 'Next').click()
    await arrive(page, /cursor=/)
    const second = await addresses(page)
    expect(second.filter((address) => first.includes(address))).toEqual([])

    await reload(page)
    await expect.poll(() => addresses(page)).toEqual(second)
    await act(page, () => following(page, 'Previous').click())
    await expect.poll(() => addresses(page)).toEqual(first)
    await goBack(page)
    await expect.poll(() => addresses(page)).toEqual(second)
    await goBack(page)
    await expect.poll(() => addresses(page)).toEqual(first)

    const all = [...first]
    while ((await following(page, 'Next').count()) > 0) {
      await act(page, () => following(page, 'Next').click())
      all.push(...(await addresses(page)))
    }
    expect(all.length).toBeGreaterThan(24)
    expect(all).toHaveLength(total)
    expect(new Set(all).size).toBe(total)
  })

  test('a card leads to the profile and keeps the goal; back keeps the place', async () => {
    const { page } = await visit('/p/agents?goalId=7', { width })
    const card = page.getByRole('link', { name: AMARA.name })
    await card.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    await card.click()
    await arrive(page, `**/${AMARA.username}?goalId=7`)
    await see(heading(page), { text: AMARA.name })
    await see(page.getByRole('heading', { level: 2, name: 'About' }))
    const services = page.getByRole('region', { name: 'Services' })
    await see(services, { text: /\$\d/ })
    await see(services, { text: /\d+ Days Delivery Time/ })
    await see(services.getByText('Hire agent'))
    await see(page.getByRole('region', { name: /^Reviews/ }).getByRole('listitem'))
    await goBack(page)
    await see(heading(page), { text: 'Find agents' })
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  })
})

test('without scripts the list goes on and the destination has a button', async () => {
  const { page } = await visit(RATED, { javaScript: false })
  await following(page, 'Next').click()
  await see(agents(page), { count: 12 })
  await see(following(page, 'Previous'))
  await choose(page, 'country', 'JP')
  await page.getByRole('button', { name: 'Show agents' }).click()
  await see(heading(page), { text: 'Agents for Japan' })
  for (const name of ['Hyejin Baek', 'Kenji Ōta']) await see(agents(page).filter({ hasText: name }))
})
