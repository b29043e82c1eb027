import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { DESK, openContext, PHONE, visit } from '../browser.ts'
import { goTo } from '../navigate.ts'
import { mailedPath } from '../outbox.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { askAs } from '../own-api.ts'
import { makePerson, PASSWORD, type Person, signIn } from '../sign-in.ts'

const NEW_PASSWORD = 'Other-Harbours-8'
const QUESTION = 'What was the name of your first pet?'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

async function ask(page: Page, email: string) {
  await page.getByRole('link', { name: 'Forgot Password?' }).click()
  await title(page, 'Forgot your password?')
  await field(page, 'Email address').fill(email)
  await press(page, 'Continue')
}

async function choosePassword(page: Page, password: string) {
  await field(page, 'New password').fill(password)
  await field(page, 'Confirm password').fill(password)
  await press(page, 'Set new password')
}

/** Their browser at home, signed in all the while. */
async function signedInElsewhere(person: Person) {
  const context = await openContext()
  onTestFinished(() => context.close())
  await signIn(context, person)
  return context
}

describe.each([PHONE, DESK])('at %i px', (width) => {
  test('who forgot the password sets a new one by the mailed link, and is signed out everywhere', async () => {
    const person = await makePerson()
    const elsewhere = await signedInElsewhere(person)
    const { page } = await visit('/p/auth/login', { width })
    await ask(page, person.email)
    await page.waitForURL('**/p/auth/check-email')
    await page.getByText(person.email).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const link = await mailedPath(person.email, 'Set a new Sojourn password')
    await goTo(page, link)
    await title(page, 'Choose a new password')
    await page.waitForURL((url) => url.pathname === '/p/auth/password-reset' && url.search === '')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await choosePassword(page, NEW_PASSWORD)
    await title(page, 'Your password is changed')
    expect((await elsewhere.request.get('/api/account')).status()).toBe(401)

    await page.getByRole('link', { name: 'Sign in' }).last().click()
    await field(page, 'Email address').fill(person.email)
    await field(page, 'Password').fill(NEW_PASSWORD)
    await press(page, 'Sign in')
    await page.waitForURL('**/p/client/goals')
    await page.getByRole('button', { name: 'Your account' }).waitFor()
    const old = { email: person.email, password: PASSWORD }
    expect((await elsewhere.request.post('/api/auth/login', { data: old })).status()).toBe(401)
  })

  test('who chose a security question is asked it before the link is sent', async () => {
    const person = await makePerson()
    const elsewhere = await signedInElsewhere(person)
    await askAs(elsewhere, 'PUT', '/account/security-question', { question: QUESTION, answer: 'Old Bramble' })
    const { page } = await visit('/p/auth/login', { width })
    await ask(page, person.email)
    await page.waitForURL('**/p/auth/security-question')
    await page.getByText(QUESTION).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await field(page, 'Your answer').fill(' old bramble')
    await press(page, 'Send the link')
    await page.waitForURL('**/p/auth/check-email')

    await goTo(page, await mailedPath(person.email, 'Set a new Sojourn password'))
    await choosePassword(page, NEW_PASSWORD)
    await title(page, 'Your password is changed')
    await signIn(elsewhere, person, NEW_PASSWORD)
  })
})

test('a link opens once', async () => {
  const person = await makePerson()
  const { page, problems } = await visit('/p/auth/login')
  await ask(page, person.email)
  await page.waitForURL('**/p/auth/check-email')
  const link = await mailedPath(person.email, 'Set a new Sojourn password')
  await goTo(page, link)
  await choosePassword(page, NEW_PASSWORD)
  await title(page, 'Your password is changed')

  problems.expect(/status of 404/)
  await goTo(page, link)
  await choosePassword(page, 'Yet-Another-Coast-9')
  await page.getByRole('alert').getByText(/link/).waitFor()
  const context = await openContext()
  onTestFinished(() => context.close())
  await signIn(context, person, NEW_PASSWORD)
})
