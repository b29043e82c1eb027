import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { codeOf } from '../../server/test/authenticator.ts'
import { type OutsideAccount, startLocalProvider } from '../../server/test/local-provider.ts'
import { expectAccessible } from '../axe.ts'
import { origin, visit } from '../browser.ts'
import { arrive } from '../navigate.ts'
import { mailsTo } from '../outbox.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { askAs } from '../own-api.ts'
import type { Problems } from '../problems.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, newEmail, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'

const provider = await startLocalProvider('nearby', origin, inject('providerPort'))
afterAll(() => provider.close())

const STEP_MS = 30_000
const PROFILE = '/p/client/account/profile'

const account = (): OutsideAccount => ({
  sub: randomUUID(),
  email: newEmail('ines'),
  email_verified: true,
  given_name: 'Ines',
  family_name: 'Duarte',
})

const press = (page: Page, name: string) =>
  act(page, () => page.getByRole('button', { name, exact: true }).click())
const me = (context: BrowserContext) => askAs<Record<string, unknown>>(context, 'GET', '/account')
const links = async (context: BrowserContext) =>
  (await askAs<{ items: object[] }>(context, 'GET', '/account/connected-accounts')).items

/** The one other place a browser is led to. */
const expectProvider = (problems: Problems) =>
  problems.expect(new RegExp(`^request to another host: ${provider.settings.issuer}/`))

/** Off to the provider, which sends them back as somebody. */
async function pressSignIn(page: Page, as: OutsideAccount | 'declines') {
  provider.mood.now = as
  await page.getByRole('link', { name: 'Sign in with Nearby' }).click()
}

/** Somebody whose browser was never here before. */
async function signInBy(as: OutsideAccount | 'declines', width: number, returnTo?: string) {
  const visited = await visit(`/p/auth/login${returnTo ? `?return_to=${returnTo}` : ''}`, { width })
  expectProvider(visited.problems)
  await pressSignIn(visited.page, as)
  return visited
}

describe.each(widths('phone'))('at %i px', (width) => {
  test('somebody new declines there, then joins by that account, and comes back by it', async () => {
    const ines = account()
    const { page, context } = await signInBy('declines', width, PROFILE)
    await see(page.getByText('You did not finish signing in there.'))
    await expectAccessible(page)
    expect((await context.request.get('/api/account')).status()).toBe(401)

    await pressSignIn(page, ines)
    await arrive(page, `**${PROFILE}`)
    await see(page.getByRole('heading', { level: 1, name: 'Profile' }))
    const joined = await me(context)
    expect(joined).toMatchObject({ fullname: 'Ines Duarte', email: { address: ines.email, verified: true } })

    await press(page, 'Your account')
    await page.getByRole('button', { name: 'Logout', exact: true }).locator('visible=true').last().click()
    await arrive(page, (url) => url.pathname === '/')
    expect((await context.request.get('/api/account')).status()).toBe(401)

    const again = await signInBy(ines, width)
    await arrive(again.page, '**/p/client/goals')
    expect((await me(again.context)).uuid).toBe(joined.uuid)
  })

  test('an account elsewhere is connected, signs its owner in after the code of two-step sign-in, and is unlinked', async () => {
    const person = await makePerson()
    const ines = { ...account(), email: person.email }
    const { page, context, problems } = await visitAs(person, '/p/client/account/connected-accounts', {
      width,
    })
    expectProvider(problems)
    provider.mood.now = ines
    await page.getByRole('button', { name: 'Connect Nearby' }).click()
    await see(page.getByText(`${person.email} · since`))
    await expectNoSidewaysScroll(page)
    expect(await links(context)).toMatchObject([{ provider: 'nearby', email: person.email }])

    const { secret } = await askAs<{ secret: string }>(context, 'POST', '/account/two-step')
    await askAs(context, 'PUT', '/account/two-step', { code: codeOf(secret, new Date()) })
    const by = await signInBy(ines, width, PROFILE)
    const code = by.page.getByRole('textbox', { name: 'Authenticator code' })
    await see(code)
    await expectAccessible(by.page)
    await expectNoSidewaysScroll(by.page)
    expect((await by.context.request.get('/api/account')).status()).toBe(401)
    // A code is good once, and the next one is taken a little before its time.
    await code.fill(codeOf(secret, new Date(Date.now() + STEP_MS)))
    await arrive(by.page, `**${PROFILE}`)
    expect((await me(by.context)).uuid).toBe((await me(context)).uuid)

    await press(page, 'Unlink Nearby')
    const dialog = page.getByRole('dialog', { name: 'Unlink Nearby?' })
    await see(dialog)
    await expectAccessible(page)
    await act(page, () => dialog.getByRole('button', { name: 'Unlink', exact: true }).click())
    await see(page.getByText('Nearby is unlinked'))
    await see(page.getByRole('button', { name: 'Connect Nearby' }))
    expect(await links(context)).toEqual([])
    const subjects = async () => (await mailsTo(person.email)).map(({ subject }) => subject)
    await expect.poll(subjects).toContain('You no longer sign in with Nearby')

    const stranger = await signInBy(ines, width)
    await see(stranger.page.getByText('An account with this email already exists.'))
    expect((await stranger.context.request.get('/api/account')).status()).toBe(401)
  })
})
