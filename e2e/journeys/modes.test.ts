import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { arrive } from '../navigate.ts'
import { askAs } from '../own-api.ts'
import { see, unseen } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'

/** It goes away by itself, on a slow machine before the page stands: looked for from the press on. */
const saysSwitched = (page: Page) => see(page.getByText('Account switched successfully!'))

describe.each(widths('phone'))('at %i px', (width) => {
  test('a client takes over the time zone of the browser, becomes an agent, and a client again', async () => {
    const person = await makePerson()
    const { page, context } = await visitAs(person, '/p/client/goals', { width, timezone: 'Asia/Kolkata' })
    const account = () => askAs<{ role: string; timezone: { name: string } }>(context, 'GET', '/account')
    const offer = page.getByRole('button', { name: 'Update timezone' })
    await act(page, () => offer.click())
    const zone = page.getByRole('dialog', { name: 'Update Timezone' })
    await see(zone)
    await expectAccessible(page)
    await act(page, () => zone.getByRole('button', { name: 'Update', exact: true }).click())
    await see(page.getByText('Timezone updated sucessfully!'))
    await unseen(page, offer)
    expect((await account()).timezone.name).toMatch(/^Asia\/(Kolkata|Calcutta)$/)

    const steps = [
      ['Switch to Agent Mode', 'Switching to Agent Mode', 'unverified_consultant'],
      ['Switch to Client Mode', 'Switching to Client Mode', 'subscriber'],
    ] as const
    for (const [entry, title, role] of steps) {
      await act(page, () => page.getByRole('button', { name: 'Your account' }).click())
      await act(page, () => page.getByRole('button', { name: entry }).click())
      const dialog = page.getByRole('dialog', { name: title })
      await see(dialog)
      if (role === 'subscriber') await expectAccessible(page)
      // The second switch begins where it ends, so the new page is told by its coming.
      await Promise.all([
        page.waitForEvent('load'),
        saysSwitched(page),
        dialog.getByRole('button', { name: 'Switch', exact: true }).click(),
      ])
      await arrive(page, (url) => url.pathname === '/')
      expect((await account()).role).toBe(role)
      // The toast leaves the menu free for whoever goes on at once.
      await page.getByRole('button', { name: 'Your account' }).click({ trial: true, timeout: 4000 })
    }
  })

  test('a client who opens a link of an agent’s switches and comes to it', async () => {
    const { page } = await visitAs(await makePerson(), '/p/agent/services?tab=draft', { width })
    await see(page.getByRole('heading', { level: 1, name: 'This page is in Agent Mode' }))
    await expectAccessible(page)
    await Promise.all([
      page.waitForEvent('load'),
      saysSwitched(page),
      page.getByRole('button', { name: 'Switch and open' }).click(),
    ])
    await arrive(page, '**/p/agent/services?tab=draft')
    await see(page.getByRole('heading', { level: 1, name: /^Welcome/ }))
  })
})
