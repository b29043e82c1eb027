import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { codeOf } from '../../server/test/authenticator.ts'
import { type OutsideAccount, startLocalProvider } from '../../server/test/local-provider.ts'
import { expectAccessible } from '../axe.ts'
import { DESK, origin, PHONE, visit } from '../browser.ts'
import { mailsTo } from '../outbox.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { askAs } from '../own-api.ts'
import type { Problems } from '../problems.ts'
import { makePerson, newEmail, visitAs } from '../sign-in.ts'

const provider = await startLocalProvider('nearby', origin, inject('providerPort'))
afterAll(() => provider.close())

const CONNECTED = '/p/client/account/connected-accounts'
const STEP_MS = 30_000

const account = (more: Partial<OutsideAccount> = {}): OutsideAccount => ({
  sub: randomUUID(),
  email: newEmail('ines'),
  email_verified: true,
  given_name: 'Ines',
  family_name: 'Duarte',
  ...more,
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const me = (context: BrowserContext) => askAs<Record<string, unknown>>(context, 'GET', '/account')
const links = async (context: BrowserContext) =>
  (await askAs<{ items: object[] }>(context, 'GET', '/account/connected-accounts')).items

/** The one other place a browser is led to. */
const expectProvider = (problems: Problems) =>
  problems.expect(new RegExp(`^request to another host: ${provider.settings.issuer}/`))

/** Somebody whose browser was never here before. */
async function signInBy(as: OutsideAccount | 'declines', width: number, returnTo?: string) {
  provider.mood.now = as
  const visited = await visit(`/p/auth/login${returnTo ? `?return_to=${returnTo}` : ''}`, { width })
  expectProvider(visited.problems)
  await expectAccessible(visited.page)
  await expectNoSidewaysScroll(visited.page)
  await visited.page.getByRole('link', { name: 'Sign in with Nearby' }).click()
  return visited
}

/** Signed in by email, with the account of the provider connected. */
async function connect(as: OutsideAccount, width: number) {
  const person = await makePerson()
  provider.mood.now = { ...as, email: person.email }
  const visited = await visitAs(person, CONNECTED, { width })
  expectProvider(visited.problems)
  await press(visited.page, 'Connect Nearby')
  await visited.page.getByText(`${person.email} · since`).waitFor()
  return { ...visited, person }
}

describe.each([PHONE, DESK])('at %i px', (width) => {
  test('somebody new joins by an account elsewhere, and comes back by it', async () => {
    const ines = account()
    const { page, context } = await signInBy(ines, width, '/p/client/account/profile')
    await page.waitForURL('**/p/client/account/profile')
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor()
    const joined = await me(context)
    expect(joined).toMatchObject({ fullname: 'Ines Duarte', email: { address: ines.email, verified: true } })

    await press(page, 'Your account')
    await page.getByRole('button', { name: 'Logout', exact: true }).locator('visible=true').last().click()
    await page.waitForURL((url) => url.pathname === '/')
    expect((await context.request.get('/api/account')).status()).toBe(401)

    const again = await signInBy(ines, width)
    await again.page.waitForURL('**/p/client/goals')
    expect((await me(again.context)).uuid).toBe(joined.uuid)
  })

  test('an account elsewhere is connected, signs its owner in, and is unlinked', async () => {
    const ines = account()
    const { page, context, person } = await connect(ines, width)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(await links(context)).toMatchObject([{ provider: 'nearby', email: person.email }])
    const by = await signInBy(ines, width)
    await by.page.waitForURL('**/p/client/goals')
    expect((await me(by.context)).uuid).toBe((await me(context)).uuid)

    await press(page, 'Unlink Nearby')
    const dialog = page.getByRole('dialog', { name: 'Unlink Nearby?' })
    await dialog.waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Unlink', exact: true }).click()
    await page.getByText('Nearby is unlinked').waitFor()
    await page.getByRole('button', { name: 'Connect Nearby' }).waitFor()
    expect(await links(context)).toEqual([])
    await expect
      .poll(async () => (await mailsTo(person.email)).map(({ subject }) => subject))
      .toContain('You no longer sign in with Nearby')

    const stranger = await signInBy({ ...ines, email: person.email }, width)
    await stranger.page.getByText('Somebody with this email is one of us already.').waitFor()
    await expectAccessible(stranger.page)
    expect((await stranger.context.request.get('/api/account')).status()).toBe(401)
  })

  test('who has two-step sign-in on is asked for the code before they go on', async () => {
    const ines = account()
    const { context } = await connect(ines, width)
    const { secret } = await askAs<{ secret: string }>(context, 'POST', '/account/two-step')
    await askAs(context, 'PUT', '/account/two-step', { code: codeOf(secret, new Date()) })

    const { page, context: other } = await signInBy(ines, width, '/p/client/account/profile')
    const code = page.getByRole('textbox', { name: 'Code of your authenticator' })
    await code.waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect((await other.request.get('/api/account')).status()).toBe(401)
    // A code is good once, and the next one is taken a little before its time.
    await code.fill(codeOf(secret, new Date(Date.now() + STEP_MS)))
    await page.waitForURL('**/p/client/account/profile')
    expect((await me(other)).uuid).toBe((await me(context)).uuid)
  })
})

test('who declines there is told so, and nobody is signed in', async () => {
  const { page, context } = await signInBy('declines', DESK)
  await page.getByText('You did not finish signing in there.').waitFor()
  await expectAccessible(page)
  expect((await context.request.get('/api/account')).status()).toBe(401)
})
