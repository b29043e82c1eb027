import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { DESK, PHONE, visit } from '../browser.ts'
import { mailsTo } from '../outbox.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { mailedCode, makePerson, newEmail, PASSWORD, visitAs } from '../sign-in.ts'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

async function fillSignUp(page: Page, email: string) {
  await field(page, 'First name').fill('Ngozi')
  await field(page, 'Last name').fill('Traveller')
  await field(page, 'Email address').fill(email)
  await field(page, 'Confirm email address').fill(email)
  await field(page, 'Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
}

/** A whole code that comes at once is sent without a press. */
async function pasteCode(page: Page, code: string) {
  await field(page, 'Code').fill(code)
}

const roles = [
  {
    card: 'I am a client',
    kind: 'client',
    start: /\/p\/client\/goals$/,
    next: 'Go to your goals',
  },
  {
    card: 'I am an agent',
    kind: 'agent',
    start: /\/p\/agent\/services$/,
    next: 'Go to your services',
  },
] as const

describe.each([PHONE, DESK])('at %i px', (width) => {
  test.each(roles)('$card: details, a pasted code, and one is there', async ({ card, kind, start, next }) => {
    const { page } = await visit('/p/auth/get-started', { width })
    await page.getByRole('link', { name: card }).click()
    await page.waitForURL(/sign-up/)
    const email = newEmail(kind)
    await fillSignUp(page, email)
    await page.waitForURL('**/p/auth/otp')
    await page.getByText(email).waitFor()
    await expectNoSidewaysScroll(page)
    await pasteCode(page, await mailedCode(email))
    await page.waitForURL('**/p/auth/account-creation-success')
    await page.getByRole('heading', { level: 1, name: 'Your account is ready' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: next }).click()
    await page.waitForURL(start)
    await page.getByRole('button', { name: 'Your account' }).waitFor()
    await expect
      .poll(async () => (await mailsTo(email)).map(({ subject }) => subject))
      .toContain('Welcome to Sojourn')
  })

  test('what is missing is said beside its field', async () => {
    const { page } = await visit('/p/auth/sign-up', { width })
    await page.getByRole('button', { name: 'Sign up', exact: true }).click()
    for (const sentence of [
      'please input your first name',
      'please input your last name',
      'please input your password',
    ]) {
      await page.getByText(sentence).first().waitFor()
    }
    await expectAccessible(page)
  })
})

test('a wrong code is refused and another can be typed', async () => {
  const { page, problems } = await visit('/p/auth/sign-up')
  problems.expect(/status of 4\d\d/)
  const email = newEmail()
  await fillSignUp(page, email)
  await page.waitForURL('**/p/auth/otp')
  const code = await mailedCode(email)
  await pasteCode(page, code === '00000' ? '11111' : '00000')
  await expect.poll(() => page.getByRole('main').innerText()).toMatch(/code/i)
  await expect.poll(() => page.getByRole('alert').allInnerTexts()).not.toEqual([''])
  await field(page, 'Code').fill('')
  await pasteCode(page, code)
  await page.waitForURL('**/p/auth/account-creation-success')
})

describe.each([PHONE, DESK])('who has not proven their email, at %i px', (width) => {
  test('sees a banner on every page, and proves it in a dialog', async () => {
    const person = await makePerson({ isVerified: false })
    const { page, problems } = await visitAs(person, '/p/client/goals', { width })
    problems.expect(/status of 429/)
    const banner = page.getByText('Please verify your email,')
    await banner.waitFor()
    const code = await mailedCode(person.email)
    await page.getByRole('button', { name: 'Verify email' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Verify Email' })
    await dialog.waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const isNew = (other: string) => other !== code
    await dialog.getByLabel('Code', { exact: true }).fill((await newerCode(person.email, isNew)) ?? code)
    await page.getByText('Your email is verified.').waitFor()
    await expect.poll(() => banner.count()).toBe(0)
  })
})

/** The first code was just mailed, so another one may have to wait a minute; then the first one is still good. */
async function newerCode(email: string, isNew: (code: string) => boolean) {
  const mails = await mailsTo(email)
  const codes = mails.flatMap(({ subject }) => /^(\d{5}) is your /.exec(subject)?.[1] ?? [])
  return codes.find(isNew)
}
