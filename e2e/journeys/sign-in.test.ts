import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { openContext, openPage, visit } from '../browser.ts'
import { arrive, goBack, goTo } from '../navigate.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { AMARA } from '../people.ts'
import { see, unseen } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, PASSWORD, type Person, signIn, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true })

async function logIn(page: Page, { email }: Person, password = PASSWORD) {
  await field(page, 'Email address').fill(email)
  await field(page, 'Password').fill(password)
  await act(page, () => submit(page).click())
}

async function chooseInMenu(page: Page, entry: string) {
  await act(page, () => page.getByRole('button', { name: 'Your account' }).click())
  await page.getByRole('button', { name: entry, exact: true }).locator('visible=true').last().click()
}

describe.each(widths('phone'))('at %i px', (width) => {
  test('a wrong password brings a captcha; with it solved the right one leads in', async () => {
    const person = await makePerson()
    const { page, problems } = await visit('/p/auth/login', { width })
    problems.expect({ call: 'POST /api/auth/login', status: 401 })
    await logIn(page, person, 'Wrong-Words-9')
    await see(page.getByText('The email or password is incorrect.'))
    await see(field(page, 'Email address'), { value: person.email })
    await see(field(page, 'Password'), { value: '' })
    await see(submit(page), { disabled: true })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await act(page, () => page.getByRole('button', { name: 'I am a person' }).click())
    await see(page.getByText('You are confirmed as a person.'))
    await logIn(page, person)
    await arrive(page, '**/p/client/goals')
    await see(page.getByRole('heading', { level: 1 }))
  })

  test('a page that asks for signing in opens afterwards, and logging out leaves nothing private, not even behind the back button', async () => {
    const person = await makePerson({ firstName: 'Philippa' })
    const { page, context } = await visit('/p/client/account/profile', { width })
    await arrive(page, /\/p\/auth\/login\?return_to=/)
    await logIn(page, person)
    await arrive(page, '**/p/client/account/profile')
    await see(page.getByRole('heading', { level: 1, name: 'Profile' }))

    await chooseInMenu(page, 'Logout')
    await arrive(page, (url) => url.pathname === '/')
    expect((await context.cookies()).map(({ name }) => name).filter((name) => name !== 'theme')).toEqual([])
    expect((await context.request.get('/api/account')).status()).toBe(401)
    await goBack(page)
    await arrive(page, /\/p\/auth\/login/)
    await unseen(page, page.getByText('Philippa'))
    const content = await page.content()
    expect(content).not.toContain('Philippa')
  })

  test('a visitor who wants to hire signs in over the profile, which then goes on', async () => {
    const person = await makePerson()
    const { page } = await visit(`/${AMARA.username}`, { width })
    await act(page, () =>
      page
        .getByRole('link', { name: /^Hire agent/ })
        .first()
        .click(),
    )
    const dialog = page.getByRole('dialog', { name: 'Sign in or join' })
    await see(dialog)
    await expectAccessible(page)
    await dialog.getByLabel('Email address').fill(person.email)
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await act(page, () => dialog.getByRole('button', { name: 'Sign in', exact: true }).click())
    await see(page.getByRole('dialog', { name: 'Create Goal' }))
    expect(new URL(page.url()).pathname).toBe(`/${AMARA.username}`)
    await act(page, () => page.keyboard.press('Escape'))
    await unseen(page, page.getByRole('dialog'))
    await see(page.getByRole('button', { name: 'Your account' }))
  })

  test('two browsers: one signs the other out', async () => {
    const person = await makePerson()
    const other = await openContext({ width })
    onTestFinished(() => other.close())
    await signIn(other, person)
    const { page } = await visitAs(person, '/p/client/account/security', { width })
    const devices = page.getByRole('region', { name: 'Devices' })
    await see(devices.getByRole('listitem'), { count: 2 })
    await act(page, () => devices.getByRole('button', { name: /^Sign out (?!all)/ }).click())
    await see(devices.getByRole('listitem'), { count: 1 })
    const { page: left } = await openPage(other)
    await goTo(left, '/p/client/goals')
    expect(new URL(left.url()).pathname).toBe('/p/auth/login')
  })
})

test('an agent begins at the services, not where a hostile link wants them, and has no login page from then on', async () => {
  const agent = await makePerson({ kind: 'agent' })
  const { page } = await visit(`/p/auth/login?return_to=${encodeURIComponent('/\\evil.example')}`)
  await logIn(page, agent)
  await arrive(page, '**/p/agent/services')
  await goTo(page, '/p/auth/login')
  expect(new URL(page.url()).pathname).toBe('/p/agent/services')
})
