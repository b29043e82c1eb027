import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { DESK, openContext, openPage, PHONE, visit } from '../browser.ts'
import { goTo } from '../navigate.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { AMARA } from '../people.ts'
import { settled } from '../settled.ts'
import { makePerson, PASSWORD, type Person, signIn, visitAs } from '../sign-in.ts'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true })

async function logIn(page: Page, { email }: Person, password = PASSWORD) {
  await field(page, 'Email address').fill(email)
  await field(page, 'Password').fill(password)
  await submit(page).click()
}

async function chooseInMenu(page: Page, entry: string) {
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: entry, exact: true }).locator('visible=true').last().click()
}

describe.each([PHONE, DESK])('at %i px', (width) => {
  test('a wrong password brings a captcha; with it solved the right one leads in', async () => {
    const person = await makePerson()
    const { page, problems } = await visit('/p/auth/login', { width })
    problems.expect(/status of 401/)
    await logIn(page, person, 'Wrong-Words-9')
    await page.getByText('The email or password is not right.').waitFor()
    expect(await field(page, 'Email address').inputValue()).toBe(person.email)
    expect(await field(page, 'Password').inputValue()).toBe('')
    expect(await submit(page).isDisabled()).toBe(true)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByRole('button', { name: 'I am a person' }).click()
    await page.getByText('You are confirmed as a person.').waitFor()
    await logIn(page, person)
    await page.waitForURL('**/p/client/goals')
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  test('a page that asks for signing in opens afterwards', async () => {
    const person = await makePerson()
    const { page } = await visit('/p/client/account/security', { width })
    await page.waitForURL(/\/p\/auth\/login\?return_to=/)
    await logIn(page, person)
    await page.waitForURL('**/p/client/account/security')
    await page.getByRole('heading', { level: 1, name: 'Security' }).waitFor()
  })

  test('logging out leaves nothing private, not even behind the back button', async () => {
    const person = await makePerson({ firstName: 'Philippa' })
    const { page, context, problems } = await visitAs(person, '/p/client/account/profile', { width })
    problems.expect(/status of 401/)
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor()
    await chooseInMenu(page, 'Logout')
    await page.waitForURL((url) => url.pathname === '/')
    await settled(page)
    expect((await context.cookies()).map(({ name }) => name).filter((name) => name !== 'theme')).toEqual([])
    expect((await context.request.get('/api/account')).status()).toBe(401)
    await page.goBack()
    await page.waitForURL(/\/p\/auth\/login/)
    expect(await page.content()).not.toContain('Philippa')
  })

  test('a visitor who wants to hire signs in over the profile, which then goes on', async () => {
    const person = await makePerson()
    const { page } = await visit(`/${AMARA.username}`, { width })
    await page
      .getByRole('link', { name: /^Hire agent/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Welcome back' })
    await dialog.waitFor()
    await expectAccessible(page)
    await dialog.getByLabel('Email address').fill(person.email)
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('dialog', { name: 'Create Goal' }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/${AMARA.username}`)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await page.getByRole('button', { name: 'Your account' }).waitFor()
  })

  test('two browsers: one signs the other out', async () => {
    const person = await makePerson()
    const other = await openContext({ width })
    onTestFinished(() => other.close())
    await signIn(other, person)
    const { page } = await visitAs(person, '/p/client/account/security', { width })
    const devices = page.getByRole('region', { name: 'Devices' })
    await expect.poll(() => devices.getByRole('listitem').count()).toBe(2)
    await devices.getByRole('button', { name: /^Sign out (?!all)/ }).click()
    await expect.poll(() => devices.getByRole('listitem').count()).toBe(1)
    const { page: left } = await openPage(other)
    await goTo(left, '/p/client/goals')
    expect(new URL(left.url()).pathname).toBe('/p/auth/login')
  })
})

test.each([
  'https://evil.example/',
  '//evil.example/p/client/goals',
  '/\\evil.example',
  '/%2F/evil.example',
  'javascript:alert(1)',
  '/p/auth/login',
])('a target of another place is passed over: %s', async (target) => {
  const person = await makePerson()
  const { page } = await visit(`/p/auth/login?return_to=${encodeURIComponent(target)}`)
  await logIn(page, person)
  await page.waitForURL('**/p/client/goals')
})

test('an agent begins at the services, and a signed-in person has no login page', async () => {
  const agent = await makePerson({ kind: 'agent' })
  const { page } = await visit('/p/auth/login')
  await logIn(page, agent)
  await page.waitForURL('**/p/agent/services')
  await goTo(page, '/p/auth/login')
  expect(new URL(page.url()).pathname).toBe('/p/agent/services')
})
