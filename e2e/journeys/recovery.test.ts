import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { visit } from '../browser.ts'
import { arrive, goTo } from '../navigate.ts'
import { mailedPath } from '../outbox.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { askAs } from '../own-api.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, PASSWORD, signIn } from '../sign-in.ts'
import { widths } from '../widths.ts'
import { openSession } from '../world.ts'

const NEW_PASSWORD = 'Other-Harbours-8'
const QUESTION = 'What was the name of your first pet?'
const MAIL = 'Set a new Sojourn password'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) =>
  act(page, () => page.getByRole('button', { name, exact: true }).click())
const title = (page: Page, name: string) => see(page.getByRole('heading', { level: 1, name }))

async function ask(page: Page, email: string) {
  await act(page, () => page.getByRole('link', { name: 'Forgot Password?' }).click())
  await title(page, 'Forgot your password?')
  await field(page, 'Email address').fill(email)
  await press(page, 'Continue')
}

async function choosePassword(page: Page, password: string) {
  await field(page, 'New password').fill(password)
  await field(page, 'Confirm password').fill(password)
  await press(page, 'Set new password')
}

describe.each(widths('phone'))('at %i px', (width) => {
  test('who forgot the password sets a new one by the mailed link, and is signed out everywhere', async () => {
    const person = await makePerson()
    const elsewhere = await openSession(person)
    const { page } = await visit('/p/auth/login', { width })
    await ask(page, person.email)
    await arrive(page, '**/p/auth/check-email')
    await see(page.getByText(person.email))
    await expectNoSidewaysScroll(page)

    await goTo(page, await mailedPath(person.email, MAIL))
    await title(page, 'Choose a new password')
    await arrive(page, (url) => url.pathname === '/p/auth/password-reset' && url.search === '')
    await choosePassword(page, NEW_PASSWORD)
    await title(page, 'Your password is changed')
    expect((await elsewhere.request.get('/api/account')).status()).toBe(401)

    await act(page, () => page.getByRole('link', { name: 'Sign in' }).last().click())
    await field(page, 'Email address').fill(person.email)
    await field(page, 'Password').fill(NEW_PASSWORD)
    await press(page, 'Sign in')
    await arrive(page, '**/p/client/goals')
    await see(page.getByRole('button', { name: 'Your account' }))
    const old = { email: person.email, password: PASSWORD }
    expect((await elsewhere.request.post('/api/auth/login', { data: old })).status()).toBe(401)
  })

  test('who chose a security question is asked it before the link is sent, which opens once', async () => {
    const person = await makePerson()
    const elsewhere = await openSession(person)
    await askAs(elsewhere, 'PUT', '/account/security-question', { question: QUESTION, answer: 'Old Bramble' })
    const { page, problems } = await visit('/p/auth/login', { width })
    await ask(page, person.email)
    await arrive(page, '**/p/auth/security-question')
    await see(page.getByText(QUESTION))
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await field(page, 'Your answer').fill(' old bramble')
    await press(page, 'Send the link')
    await arrive(page, '**/p/auth/check-email')

    const link = await mailedPath(person.email, MAIL)
    await goTo(page, link)
    await choosePassword(page, NEW_PASSWORD)
    await title(page, 'Your password is changed')

    problems.expect({ call: 'PUT /api/auth/forgot-password/*/*', status: 404 })
    await goTo(page, link)
    await choosePassword(page, 'Yet-Another-Coast-9')
    await see(page.getByRole('alert').getByText(/link/))
    await signIn(elsewhere, person, NEW_PASSWORD)
  })
})
