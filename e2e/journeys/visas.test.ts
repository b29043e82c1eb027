import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { origin, PHONE, visit } from '../browser.ts'
import { arrive, goBack, reload } from '../navigate.ts'
import { AMARA } from '../people.ts'
import { see, unseen } from '../see.ts'
import { act } from '../settled.ts'
import { widths } from '../widths.ts'

const visas = (page: Page) => page.locator('main li > a > strong')
const purpose = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Purposes' }).getByRole('link', { name })
const country = (page: Page) => page.getByRole('combobox', { name: 'Country' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

describe.each(widths('phone'))('at %i px', (width) => {
  test('a country’s visas say what each takes, a purpose narrows them, and the address keeps it', async () => {
    const { page } = await visit('/p/visas/ca', { width })
    const all = await visas(page).allInnerTexts()
    expect(all.length).toBeGreaterThan(3)
    await see(page.getByRole('link', { name: /^Study Permit/ }), { text: /fee.*time/is })

    await act(page, () => purpose(page, /^Study/).click())
    await expect.poll(() => visas(page).count()).toBeLessThan(all.length)
    const study = await visas(page).allInnerTexts()
    expect(all).toEqual(expect.arrayContaining(study))
    expect(study.join()).toMatch(/study/i)
    await see(purpose(page, /^Study/), { text: new RegExp(`\\b${study.length}\\b`) })
    await reload(page)
    await see(visas(page), { texts: study })
    await act(page, () => purpose(page, /^All/).click())
    await see(visas(page), { texts: all })

    await act(page, () => country(page).selectOption({ label: 'Japan' }))
    await arrive(page, '**/p/visas/jp')
    await see(title(page), { text: 'Visas for Japan' })
  })

  test('a visa leads to its page, and from there to who can be hired for it', async () => {
    const { page } = await visit('/p/visas/ca', { width })
    await act(page, () => page.getByRole('link', { name: /^Study Permit/ }).click())
    await arrive(page, '**/p/visas/ca/study-permit')
    await see(title(page), { text: 'Study Permit' })
    await see(page.getByRole('region', { name: 'In short' }), { text: /Government fee.*CA\$/s })
    await act(page, () => page.getByRole('link', { name: 'All agents for this visa' }).click())
    await arrive(page, /visa=ca%2Fstudy-permit/)
    await see(page.getByRole('link', { name: AMARA.name }), { count: 1 })
    await unseen(page, page.getByRole('link', { name: 'Gurleen Sandhu' }))

    await goBack(page)
    await act(page, () => page.getByRole('link', { name: AMARA.name }).click())
    await arrive(page, `**/${AMARA.username}`)
  })

  test('an address of former years ends at the page of its visa, which can be told of as out of date', async () => {
    const { page } = await visit('/p/visas/ca#study-permit', { width })
    await arrive(page, '**/p/visas/ca/study-permit')
    await act(page, () => page.getByRole('link', { name: 'Is something out of date?' }).click())
    await see(page.getByRole('dialog', { name: 'Something out of date?' }))
  })
})

const SCREEN = 844

test.each(['us', 'gb', 'ca'])('all visas of %s stand in six screens of a phone', async (iso) => {
  const { page } = await visit(`/p/visas/${iso}?from=ng`, { width: PHONE })
  await see(title(page))
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThanOrEqual(6 * SCREEN)
})

test('without scripts another country is a choice and a button away', async () => {
  const { page } = await visit('/p/visas/ca', { javaScript: false })
  await country(page).selectOption({ label: 'Japan' })
  await page.getByRole('button', { name: 'Go' }).click()
  await see(title(page), { text: 'Visas for Japan' })
})

test('where we know no programme, the general visas stand', async () => {
  const html = await (await fetch(`${origin}/p/visas/fj`)).text()
  expect(html).toContain('Visas for Fiji')
  expect(html).toContain('/p/visas/fj/study')
})
