import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { codeOf } from '../../server/test/authenticator.ts'
import { expectAccessible } from '../axe.ts'
import { DESK, openContext, PHONE, visit } from '../browser.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { askAs } from '../own-api.ts'
import { makePerson, PASSWORD, type Person, signIn, visitAs } from '../sign-in.ts'

const SECURITY = '/p/client/account/security'
const STEP_MS = 30_000

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const panel = (page: Page) => page.getByRole('region', { name: 'Two-step sign-in' })

/** Each code works once, and a phone's clock may be late: the code before the one of now is another. */
const codeAt = (secret: string, steps: 0 | 1) => codeOf(secret, new Date(Date.now() + steps * STEP_MS))

const guards = (context: BrowserContext) =>
  askAs<{ two_step: boolean; recovery_codes_left: number }>(context, 'GET', '/account/security')

/** Email and password of a browser that is new to them. */
async function beginLogin({ email }: Person, width: number) {
  const { page, context, problems } = await visit('/p/auth/login', { width })
  await field(page, 'Email address').fill(email)
  await field(page, 'Password').fill(PASSWORD)
  await press(page, 'Sign in')
  await field(page, 'Code of your authenticator').waitFor()
  expect((await context.request.get('/api/account')).status()).toBe(401)
  return { page, context, problems }
}

async function readRecoveryCodes(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Keep your recovery codes' })
  await dialog.waitFor()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const codes = await dialog.locator('li code').allInnerTexts()
  await press(page, 'I have kept them')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  return codes
}

describe.each([PHONE, DESK])('at %i px', (width) => {
  test('two-step sign-in is set up, used by both kinds of code, and turned off', async () => {
    const person = await makePerson()
    const { page, context } = await visitAs(person, SECURITY, { width })
    await panel(page).getByRole('button', { name: 'Set up' }).click()
    const setUp = page.getByRole('dialog', { name: 'Set up two-step sign-in' })
    await setUp.getByRole('img', { name: 'QR code with your secret' }).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const secret = (await setUp.locator('code').innerText()).replaceAll(' ', '')
    await field(page, 'Code').fill(codeAt(secret, 0))
    const codes = await readRecoveryCodes(page)
    expect(new Set(codes).size).toBe(10)
    await panel(page).getByText('10 recovery codes are left.').waitFor()
    expect(await guards(context)).toMatchObject({ two_step: true, recovery_codes_left: 10 })

    const phone = await beginLogin(person, width)
    await expectAccessible(phone.page)
    await expectNoSidewaysScroll(phone.page)
    await field(phone.page, 'Code of your authenticator').fill(codeAt(secret, 1))
    await phone.page.waitForURL('**/p/client/goals')

    const paper = await beginLogin(person, width)
    await press(paper.page, 'Use a recovery code')
    await field(paper.page, 'Recovery code').fill(codes[3]?.toUpperCase() ?? '')
    await press(paper.page, 'Verify')
    await paper.page.waitForURL('**/p/client/goals')
    expect(await guards(paper.context)).toMatchObject({ recovery_codes_left: 9 })

    await panel(page).getByRole('button', { name: 'New recovery codes' }).click()
    await press(page, 'Make new codes')
    const fresh = await readRecoveryCodes(page)
    expect(fresh.filter((code) => codes.includes(code))).toEqual([])
    expect(await guards(context)).toMatchObject({ recovery_codes_left: 10 })

    await panel(page).getByRole('button', { name: 'Turn off' }).click()
    const dialog = page.getByRole('dialog', { name: 'Turn off two-step sign-in?' })
    await dialog.waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Turn off' }).click()
    await page.getByText('Two-step sign-in is off').waitFor()
    await panel(page).getByRole('button', { name: 'Set up' }).waitFor()
    expect(await guards(context)).toMatchObject({ two_step: false })
    const plain = await visitAs(person, SECURITY, { width })
    await panel(plain.page).getByRole('button', { name: 'Set up' }).waitFor()
  })
})

test('a code that was used is refused, and the login may begin again', async () => {
  const person = await makePerson()
  const own = await openContext()
  onTestFinished(() => own.close())
  await signIn(own, person)
  const { secret } = await askAs<{ secret: string }>(own, 'POST', '/account/two-step')
  const used = codeAt(secret, 0)
  await askAs(own, 'PUT', '/account/two-step', { code: used })

  const { page, context, problems } = await beginLogin(person, DESK)
  problems.expect(/status of 422/)
  await field(page, 'Code of your authenticator').fill(used)
  await page.getByText('this code is not right', { exact: true }).waitFor()
  expect((await context.request.get('/api/account')).status()).toBe(401)
  await press(page, 'Start again')
  await field(page, 'Password').waitFor()
})
