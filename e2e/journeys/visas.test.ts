import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { origin, visit } from '../browser.ts'
import { arrive, goBack, reload } from '../navigate.ts'
import { AMARA } from '../people.ts'
import { see, unseen } from '../see.ts'
import { act } from '../settled.ts'
import { widths } from '../widths.ts'

const visas = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 })
const purpose = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Purposes' }).getByRole('link', { name })
const country = (page: Page) => page.getByRole('combobox', { name: 'Country' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

describe.each(widths('phone'))('at %i px', (width) => {
  test('a country’s visas say what each takes, a purpose narrows them, and the address keeps it', async () => {
    const { page } = await visit('/p/visas/ca', { width })
    const all = await visas(page).allInnerTexts()
    expect(all.length).toBeGreaterThan(3)
    const words = await page.getByRole('article').first().innerText()
    for (const part of [/time/i, /fee/i, /checklist|prepare|papers/i]) expect(words).toMatch(part)

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

  test('a visa leads to who can be hired for it, and one that nobody offers to those of the country', async () => {
    const { page } = await visit('/p/visas/ca', { width })
    const permit = page.getByRole('article', { name: 'Study Permit', exact: true })
    await see(permit, { text: /\d+ agents?, \d+ services? from\s+\$\d/ })
    await act(page, () => permit.getByRole('link', { name: /^Agents for this visa/ }).click())
    await arrive(page, /visa=ca%2Fstudy-permit/)
    await see(page.getByRole('link', { name: AMARA.name }), { count: 1 })
    await unseen(page, page.getByRole('link', { name: 'Gurleen Sandhu' }))

    await goBack(page)
    const transit = page.getByRole('article', { name: /Transit/ })
    await see(transit)
    await unseen(page, transit.getByRole('list', { name: /^Agents for/ }))
    await act(page, () => transit.getByRole('link', { name: 'Agents for Canada' }).click())
    await arrive(page, /\/p\/agents\?country=ca$/)
    await goBack(page)
    await act(page, () => permit.getByRole('link', { name: AMARA.name }).click())
    await arrive(page, `**/${AMARA.username}`)
  })
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
  expect(html.match(/<article/g)?.length).toBeGreaterThan(2)
})
