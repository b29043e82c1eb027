import type { BrowserContext } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { DESK, openContext, openPage, PHONE } from '../browser.ts'
import { goTo } from '../navigate.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { makePerson, type Person, signIn, visitAs } from '../sign-in.ts'

async function signedInElsewhere(person: Person) {
  const context = await openContext()
  onTestFinished(() => context.close())
  await signIn(context, person)
  return context
}

const statusOf = async (context: BrowserContext) => (await context.request.get('/api/account')).status()

describe.each([PHONE, DESK])('at %i px', (width) => {
  test('one device is signed out, then all others; this one stays', async () => {
    const person = await makePerson()
    const others = [await signedInElsewhere(person), await signedInElsewhere(person)]
    others.push(await signedInElsewhere(person))
    const { page, context } = await visitAs(person, '/p/client/account/security', { width })
    const devices = page.getByRole('region', { name: 'Devices' })
    await expect.poll(() => devices.getByRole('listitem').count()).toBe(4)
    await devices.getByText('This device').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await devices
      .getByRole('button', { name: /^Sign out (?!all)/ })
      .first()
      .click()
    await expect.poll(() => devices.getByRole('listitem').count()).toBe(3)
    expect((await Promise.all(others.map(statusOf))).toSorted()).toEqual([200, 200, 401])

    await devices.getByRole('button', { name: 'Sign out all others' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign out all other devices?' })
    await dialog.waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Sign out', exact: true }).click()
    await page.getByText('Every other device is signed out').waitFor()
    await expect.poll(() => devices.getByRole('listitem').count()).toBe(1)
    expect(await Promise.all(others.map(statusOf))).toEqual([401, 401, 401])
    expect(await statusOf(context)).toBe(200)

    const { page: left } = await openPage(others[0] as BrowserContext)
    await goTo(left, '/p/client/goals')
    expect(new URL(left.url()).pathname).toBe('/p/auth/login')
  })
})
