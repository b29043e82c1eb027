import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { DESK, PHONE, visit } from '../browser.ts'
import { AMARA } from '../people.ts'
import { settled } from '../settled.ts'

const visas = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts()
const purpose = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Purposes' }).getByRole('link', { name })

describe.each([PHONE, DESK])('at %i px', (width) => {
  test('a purpose shows the visas that serve it, and the address keeps it', async () => {
    const { page } = await visit('/p/visas/ca', { width })
    const all = await visas(page)
    expect(all.length).toBeGreaterThan(3)
    await purpose(page, /^Study/).click()
    await expect.poll(async () => (await visas(page)).length).toBeLessThan(all.length)
    const study = await visas(page)
    expect(all).toEqual(expect.arrayContaining(study))
    expect(study.join()).toMatch(/study/i)
    expect(Number((await purpose(page, /^Study/).innerText()).match(/\d+/)?.[0])).toBe(study.length)

    await page.reload()
    await settled(page)
    expect(await visas(page)).toEqual(study)
    await purpose(page, /^All/).click()
    await expect.poll(() => visas(page)).toEqual(all)
  })
})

test('a visa says how long, how much, what to prepare, and where it is applied for', async () => {
  const { page } = await visit('/p/visas/ca')
  const words = await page.getByRole('article').first().innerText()
  for (const part of [/time/i, /fee/i, /checklist|prepare|papers/i]) expect(words).toMatch(part)
})

test('a visa shows who can be hired for it, at which price, and leads to all of them', async () => {
  const { page } = await visit('/p/visas/ca')
  const permit = page.getByRole('article', { name: 'Study Permit', exact: true })
  expect(await permit.innerText()).toMatch(/1 agent, 2 services from\s+\$190\.00/)
  await permit.getByRole('link', { name: /^Agents for this visa/ }).click()
  await page.waitForURL(/visa=ca%2Fstudy-permit/)
  await expect.poll(() => page.getByRole('link', { name: AMARA.name }).count()).toBe(1)
  expect(await page.getByRole('link', { name: 'Gurleen Sandhu' }).count()).toBe(0)

  await page.goBack()
  await permit.getByRole('link', { name: AMARA.name }).click()
  await page.waitForURL(`**/${AMARA.username}`)
})

test('a visa nobody offers anything for leads to the agents of the country', async () => {
  const { page } = await visit('/p/visas/ca')
  const claim = page.getByRole('article', { name: /Transit/ })
  expect(await claim.getByRole('list', { name: /^Agents for/ }).count()).toBe(0)
  await claim.getByRole('link', { name: 'Agents for Canada' }).click()
  await page.waitForURL(/\/p\/agents\?country=ca$/)
})

test('another country is a choice away, without scripts a button further', async () => {
  const { page } = await visit('/p/visas/ca')
  await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Japan' })
  await page.waitForURL('**/p/visas/jp')
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Visas for Japan')

  const plain = await visit('/p/visas/ca', { javaScript: false })
  plain.problems.expect(/\.js csp$/)
  await plain.page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Japan' })
  await plain.page.getByRole('button', { name: 'Go' }).click()
  await plain.page.waitForURL('**/p/visas/jp')
})

test('where we know no programme, the general visas stand', async () => {
  const { page } = await visit('/p/visas/fj')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Visas for Fiji')
  expect((await visas(page)).length).toBeGreaterThan(2)
})
