import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { codeOf } from '../../server/test/authenticator.ts'
import { expectAccessible } from '../axe.ts'
import { visit } from '../browser.ts'
import { arrive } from '../navigate.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { askAs } from '../own-api.ts'
import { see, unseen } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, PASSWORD, type Person, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'
import { openSession } from '../world.ts'

const STEP_MS = 30_000

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) =>
  act(page, () => page.getByRole('button', { name, exact: true }).click())
const panel = (page: Page) => page.getByRole('region', { name: 'Two-step sign-in' })
const pressIn = (page: Page, name: string) =>
  act(page, () => panel(page).getByRole('button', { name, exact: true }).click())

/** Each code works once, and a phone's clock may be late: the code before the one of now is another. */
const codeAt = (secret: string, steps: 0 | 1) => codeOf(secret, new Date(Date.now() + steps * STEP_MS))

const guards = (session: Pick<BrowserContext, 'request'>) =>
  askAs<{ two_step: boolean; recovery_codes_left: number }>(session, 'GET', '/account/security')

/** Email and password of a browser that is new to them. */
async function beginLogin(page: Page, { email }: Person) {
  await field(page, 'Email address').fill(email)
  await field(page, 'Password').fill(PASSWORD)
  await press(page, 'Sign in')
  await see(field(page, 'Authenticator code'))
}

async function readRecoveryCodes(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Keep your recovery codes' })
  await see(dialog.locator('li code'), { count: 10 })
  return dialog.locator('li code').allInnerTexts()
}

describe.each(widths('phone'))('at %i px', (width) => {
  test('two-step sign-in is set up, used by both kinds of code, and turned off', async () => {
    const person = await makePerson()
    const { page, context } = await visitAs(person, '/p/client/account/security', { width })
    await pressIn(page, 'Set up')
    const setUp = page.getByRole('dialog', { name: 'Set up two-step sign-in' })
    await see(setUp.getByRole('img', { name: 'QR code with your secret' }))
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const secret = (await setUp.locator('code').innerText()).replaceAll(' ', '')
    const used = codeAt(secret, 0)
    await act(page, () => field(page, 'Code').fill(used))
    const codes = await readRecoveryCodes(page)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(new Set(codes).size).toBe(10)
    await press(page, 'I’ve saved them')
    await unseen(page, page.getByRole('dialog'))
    await see(panel(page).getByText('10 recovery codes are left.'))
    expect(await guards(context)).toMatchObject({ two_step: true, recovery_codes_left: 10 })

    // A code that was used is refused, and the login may begin again.
    const phone = await visit('/p/auth/login', { width })
    await beginLogin(phone.page, person)
    await expectAccessible(phone.page)
    await expectNoSidewaysScroll(phone.page)
    phone.problems.expect({ call: 'POST /api/auth/login/*', status: 422 })
    await act(phone.page, () => field(phone.page, 'Authenticator code').fill(used))
    await see(phone.page.getByText('that code is incorrect', { exact: true }))
    expect((await phone.context.request.get('/api/account')).status()).toBe(401)
    await press(phone.page, 'Start again')
    await beginLogin(phone.page, person)
    await act(phone.page, () => field(phone.page, 'Authenticator code').fill(codeAt(secret, 1)))
    await arrive(phone.page, '**/p/client/goals')

    const paper = await visit('/p/auth/login', { width })
    await beginLogin(paper.page, person)
    await press(paper.page, 'Use a recovery code')
    await field(paper.page, 'Recovery code').fill(codes[3]?.toUpperCase() ?? '')
    await press(paper.page, 'Verify')
    await arrive(paper.page, '**/p/client/goals')
    expect(await guards(paper.context)).toMatchObject({ recovery_codes_left: 9 })

    await pressIn(page, 'New recovery codes')
    await press(page, 'Make new codes')
    const fresh = await readRecoveryCodes(page)
    expect(fresh.filter((code) => codes.includes(code))).toEqual([])
    await press(page, 'I’ve saved them')
    await unseen(page, page.getByRole('dialog'))
    expect(await guards(context)).toMatchObject({ recovery_codes_left: 10 })

    await pressIn(page, 'Turn off')
    const dialog = page.getByRole('dialog', { name: 'Turn off two-step sign-in?' })
    await see(dialog)
    await expectAccessible(page)
    await act(page, () => dialog.getByRole('button', { name: 'Turn off' }).click())
    await see(page.getByText('Two-step sign-in is off'))
    await see(panel(page).getByRole('button', { name: 'Set up' }))
    // Email and password are enough again.
    expect(await guards(await openSession(person))).toMatchObject({ two_step: false })
  })
})
