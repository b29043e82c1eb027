import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { DESK, PHONE, visit } from '../browser.ts'
import { AMARA } from '../people.ts'
import { settled } from '../settled.ts'

const FOUND_IN_THE_STORY = 49

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText()
const pages = (page: Page) => page.getByRole('navigation', { name: 'More agents' })
const agents = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .getByRole('heading')
    .allInnerTexts()

describe.each([PHONE, DESK])('at %i px', (width) => {
  test('the list goes on by cursor, forth and back, and a page can be reloaded', async () => {
    const { page } = await visit('/p/agents', { width })
    const first = await agents(page)
    expect(first).toHaveLength(12)
    await pages(page).getByRole('link', { name: 'Next' }).click()
    await page.waitForURL(/cursor=/)
    await expect.poll(async () => (await agents(page))[0]).not.toBe(first[0])
    const second = await agents(page)
    expect(second.filter((name) => first.includes(name))).toEqual([])

    await page.reload()
    await settled(page)
    expect(await agents(page)).toEqual(second)
    await pages(page).getByRole('link', { name: 'Previous' }).click()
    await expect.poll(() => agents(page)).toEqual(first)
    await page.goBack()
    await expect.poll(() => agents(page)).toEqual(second)
    await page.goBack()
    await expect.poll(() => agents(page)).toEqual(first)
  })
})

test('the last page says so by having no next one', async () => {
  const { page } = await visit('/p/agents')
  const seen: string[] = []
  for (const next = pages(page).getByRole('link', { name: 'Next' }); ; ) {
    const names = await agents(page)
    expect(seen).not.toContain(names[0])
    seen.push(...names)
    if ((await next.count()) === 0) break
    await next.click()
    await expect.poll(async () => (await agents(page))[0]).not.toBe(names[0])
  }
  expect(seen.length).toBeGreaterThanOrEqual(FOUND_IN_THE_STORY)
  expect(new Set(seen).size).toBe(seen.length)
})

test('a destination keeps those who serve it', async () => {
  const { page } = await visit('/p/agents')
  await page.getByRole('combobox', { name: 'Destination' }).selectOption('CA')
  await page.waitForURL(/country=CA/)
  await expect.poll(() => heading(page)).toBe('Agents for Canada')
  expect(await agents(page)).toEqual(
    expect.arrayContaining(['Amara Okafor', 'Rosalie Arsenault', 'Gurleen Sandhu']),
  )
  expect(await agents(page)).not.toContain('Hyejin Baek')
  await page.goBack()
  await expect.poll(() => heading(page)).toBe('Find agents')
  expect(await page.getByRole('combobox', { name: 'Destination' }).inputValue()).toBe('')
})

test('without scripts the list goes on and the destination has a button', async () => {
  const { page, problems } = await visit('/p/agents', { javaScript: false })
  problems.expect(/\.js csp$/)
  await pages(page).getByRole('link', { name: 'Next' }).click()
  await page.waitForURL(/cursor=/)
  expect(await agents(page)).toHaveLength(12)
  await page.getByRole('combobox', { name: 'Destination' }).selectOption('JP')
  await page.getByRole('button', { name: 'Show' }).click()
  await page.waitForURL(/country=JP/i)
  expect(await agents(page)).toEqual(expect.arrayContaining(['Hyejin Baek', 'Kenji Ōta']))
})

test('a card leads to the profile and keeps the goal; back keeps the place', async () => {
  const { page } = await visit('/p/agents?goalId=7')
  const card = page.getByRole('link', { name: AMARA.name })
  await card.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await card.click()
  await page.waitForURL(`**/${AMARA.username}?goalId=7`)
  await expect.poll(() => heading(page)).toBe(AMARA.name)
  await page.goBack()
  await expect.poll(() => heading(page)).toBe('Find agents')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test('a profile shows services with their price and time, reviews, and what was verified', async () => {
  const { page } = await visit(`/${AMARA.username}`)
  for (const part of ['About', 'Services']) {
    expect(await page.getByRole('heading', { level: 2, name: part }).isVisible()).toBe(true)
  }
  const services = await page.getByRole('region', { name: 'Services' }).innerText()
  expect(services).toMatch(/\$\d/)
  expect(services).toMatch(/\d+ Days Delivery Time/)
  expect(
    await page.getByRole('region', { name: 'Services' }).getByText('Hire agent').count(),
  ).toBeGreaterThan(0)
  expect(
    await page
      .getByRole('region', { name: /^Reviews/ })
      .getByRole('listitem')
      .count(),
  ).toBeGreaterThan(0)
})

test('a profile is reached by uuid too, and says which address is its own', async () => {
  const { page } = await visit(`/${AMARA.uuid}`)
  expect(await heading(page)).toBe(AMARA.name)
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
    new RegExp(`/${AMARA.username}$`),
  )
})
