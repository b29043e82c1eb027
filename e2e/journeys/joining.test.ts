import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { PHONE, visit } from '../browser.ts'
import { arrive } from '../navigate.ts'
import { mailsTo } from '../outbox.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { see, unseen } from '../see.ts'
import { act } from '../settled.ts'
import { mailedCode, makePerson, newEmail, PASSWORD, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const signUp = (page: Page) =>
  act(page, () => page.getByRole('button', { name: 'Sign up', exact: true }).click())

async function fillSignUp(page: Page, email: string) {
  await field(page, 'First name').fill('Ngozi')
  await field(page, 'Last name').fill('Traveller')
  await field(page, 'Email address').fill(email)
  await field(page, 'Confirm email address').fill(email)
  await field(page, 'Password').fill(PASSWORD)
  await signUp(page)
  await arrive(page, '**/p/auth/otp')
}

/** A whole code that comes at once is sent without a press. */
const pasteCode = (page: Page, code: string) => act(page, () => field(page, 'Code').fill(code))

const roles = [
  {
    card: 'I am a client',
    kind: 'client',
    start: /\/p\/client\/goals$/,
    next: 'Go to your goals',
    usual: 'phone',
  },
  {
    card: 'I am an agent',
    kind: 'agent',
    start: /\/p\/agent\/services$/,
    next: 'Go to your services',
    usual: 'desk',
  },
] as const

describe.each(roles)('$card', ({ card, kind, start, next, usual }) => {
  test.each(widths(usual))('details, a pasted code, and one is there, at %i px', async (width) => {
    const { page } = await visit('/p/auth/get-started', { width })
    await page.getByRole('link', { name: card }).click()
    await arrive(page, /sign-up/)
    await signUp(page)
    for (const missing of ['first name', 'last name', 'password'])
      await see(page.getByText(`please input your ${missing}`))
    await expectAccessible(page)

    const email = newEmail(kind)
    await fillSignUp(page, email)
    await see(page.getByText(email))
    await expectNoSidewaysScroll(page)
    await pasteCode(page, await mailedCode(email))
    await arrive(page, '**/p/auth/account-creation-success')
    await see(page.getByRole('heading', { level: 1, name: 'Your account is ready' }))
    await page.getByRole('link', { name: next }).click()
    await arrive(page, start)
    await see(page.getByRole('button', { name: 'Your account' }))
    await expect
      .poll(async () => (await mailsTo(email)).map(({ subject }) => subject))
      .toContain('Welcome to Sojourn')
  })
})

test('a wrong code is refused and another can be typed', async () => {
  const { page, problems } = await visit('/p/auth/sign-up', { width: PHONE })
  problems.expect({ call: 'PUT /api/auth/signup/*/otp', status: 422 })
  const email = newEmail()
  await fillSignUp(page, email)
  const code = await mailedCode(email)
  await pasteCode(page, code === '00000' ? '11111' : '00000')
  await see(page.getByText('that code is incorrect'))
  await field(page, 'Code').fill('')
  await pasteCode(page, code)
  await arrive(page, '**/p/auth/account-creation-success')
})

describe.each(widths('phone'))('who has not proven their email, at %i px', (width) => {
  test('sees a banner on every page, and proves it in a dialog', async () => {
    const person = await makePerson({ isVerified: false })
    const { page } = await visitAs(person, '/p/client/goals', { width })
    const banner = page.getByText('Please verify your email,')
    await see(banner)
    await act(page, () => page.getByRole('button', { name: 'Verify email' }).first().click())
    const dialog = page.getByRole('dialog', { name: 'Verify Email' })
    await see(dialog)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const code = await mailedCode(person.email)
    await act(page, () => dialog.getByLabel('Code', { exact: true }).fill(code))
    await see(page.getByText('Your email is verified.'))
    await unseen(page, banner)
  })
})
