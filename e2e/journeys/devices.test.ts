import { describe, expect, onTestFinished, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { openContext, openPage } from '../browser.ts'
import { goTo } from '../navigate.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, signIn, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'
import { openSession } from '../world.ts'

const statusOf = async ({ request }: Awaited<ReturnType<typeof openSession>>) =>
  (await request.get('/api/account')).status()

describe.each(widths('phone'))('at %i px', (width) => {
  test('one device is signed out, then all others; this one stays', async () => {
    const person = await makePerson()
    const others = [await openSession(person), await openSession(person)]
    const left = await openContext({ width })
    onTestFinished(() => left.close())
    await signIn(left, person)
    const { page, context } = await visitAs(person, '/p/client/account/security', { width })
    const all = [...others, left]
    const devices = page.getByRole('region', { name: 'Devices' })
    await see(devices.getByRole('listitem'), { count: 4 })
    await see(devices.getByText('This device'))

    const signOut = devices.getByRole('button', { name: /^Sign out (?!all)/ })
    await act(page, () => signOut.first().click())
    await see(devices.getByRole('listitem'), { count: 3 })
    expect((await Promise.all(all.map(statusOf))).toSorted()).toEqual([200, 200, 401])

    await act(page, () => devices.getByRole('button', { name: 'Sign out all others' }).click())
    const dialog = page.getByRole('dialog', { name: 'Sign out all other devices?' })
    await see(dialog)
    await expectAccessible(page)
    await act(page, () => dialog.getByRole('button', { name: 'Sign out', exact: true }).click())
    await see(page.getByText('All other devices are signed out'))
    await see(devices.getByRole('listitem'), { count: 1 })
    expect(await Promise.all(all.map(statusOf))).toEqual([401, 401, 401])
    expect(await statusOf(context)).toBe(200)

    const { page: returning } = await openPage(left)
    await goTo(returning, '/p/client/goals')
    expect(new URL(returning.url()).pathname).toBe('/p/auth/login')
  })
})
