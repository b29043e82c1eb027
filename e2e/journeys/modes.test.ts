import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { DESK, PHONE } from '../browser.ts'
import { settled } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'

describe.each([PHONE, DESK])('at %i px', (width) => {
  test('a client becomes an agent and a client again', async () => {
    const person = await makePerson()
    const { page, context } = await visitAs(person, '/p/client/goals', { width })
    const roleNow = async () => (await (await context.request.get('/api/account')).json()).data.role
    const steps = [
      ['Switch to Agent Mode', 'Switching to Agent Mode', 'unverified_consultant'],
      ['Switch to Client Mode', 'Switching to Client Mode', 'subscriber'],
    ] as const
    for (const [entry, title, role] of steps) {
      await page.getByRole('button', { name: 'Your account' }).click()
      await page.getByRole('button', { name: entry }).click()
      const dialog = page.getByRole('dialog', { name: title })
      await dialog.waitFor()
      await expectAccessible(page)
      await Promise.all([
        page.waitForEvent('load'),
        dialog.getByRole('button', { name: 'Switch', exact: true }).click(),
      ])
      expect(new URL(page.url()).pathname).toBe('/')
      await settled(page)
      await page.getByText('Account switched successfully!').waitFor()
      expect(await roleNow()).toBe(role)
      // What was said leaves the menu free for whoever goes on at once.
      await page.getByRole('button', { name: 'Your account' }).click({ trial: true, timeout: 4000 })
    }
  })

  test("a browser in another time zone offers it for the account's", async () => {
    const person = await makePerson()
    const { page, context } = await visitAs(person, '/p/client/goals', { width, timezone: 'Asia/Kolkata' })
    await page.getByRole('button', { name: 'Update timezone' }).click()
    const dialog = page.getByRole('dialog', { name: 'Update Timezone' })
    await dialog.waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Update', exact: true }).click()
    await page.getByText('Timezone updated sucessfully!').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Update timezone' }).count()).toBe(0)
    const { data } = await (await context.request.get('/api/account')).json()
    expect(data.timezone.name).toMatch(/^Asia\/(Kolkata|Calcutta)$/)
  })
})
