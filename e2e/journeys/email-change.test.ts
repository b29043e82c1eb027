import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { DESK, PHONE, visit } from '../browser.ts'
import { goTo } from '../navigate.ts'
import { mailedPath } from '../outbox.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { askAs } from '../own-api.ts'
import { makePerson, newEmail, PASSWORD, visitAs } from '../sign-in.ts'

const SECURITY = '/p/client/account/security'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

const emailOf = async (context: BrowserContext) =>
  (await askAs<{ email: { address: string } }>(context, 'GET', '/account')).email.address

async function askFor(page: Page, email: string) {
  const panel = page.getByRole('region', { name: 'Email' })
  await panel.getByRole('button', { name: 'Change email' }).click()
  await field(page, 'New email').fill(email)
  await field(page, 'Confirm new email').fill(email)
  await field(page, 'Your password').fill(PASSWORD)
  await press(page, 'Send both links')
  await panel.getByText(`Waiting for ${email}.`).waitFor()
}

/** Whoever reads the mail opens its link in a browser of their own. */
async function openLink(path: string, width: number) {
  const { page } = await visit(path, { width })
  await page.waitForURL((url) => url.pathname === '/p/account/email-change' && url.search === '')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  return page
}

describe.each([PHONE, DESK])('at %i px', (width) => {
  test('another email takes over once both addresses agree, and the old one can take that back', async () => {
    const person = await makePerson()
    const email = newEmail('harbour')
    const { page, context } = await visitAs(person, SECURITY, { width })
    await askFor(page, email)
    await expectNoSidewaysScroll(page)
    expect(await emailOf(context)).toBe(person.email)

    const fromOld = await openLink(await mailedPath(person.email, 'Change of your Sojourn email'), width)
    await press(fromOld, 'Confirm the change')
    await title(fromOld, 'One half is done')
    expect(await emailOf(context)).toBe(person.email)
    const fromNew = await openLink(await mailedPath(email, 'Confirm your new Sojourn email'), width)
    await press(fromNew, 'Confirm the change')
    await title(fromNew, 'Your email is changed')
    await expectAccessible(fromNew)
    expect(await emailOf(context)).toBe(email)
    await goTo(page, SECURITY)
    await page.getByRole('region', { name: 'Email' }).getByText(email).waitFor()

    const undo = await openLink(await mailedPath(person.email, 'Your Sojourn email was changed'), width)
    await press(undo, 'Take the change back')
    await title(undo, 'This is your email again')
    await expectAccessible(undo)
    expect((await context.request.get('/api/account')).status()).toBe(401)
    const { context: back } = await visitAs(person, SECURITY, { width })
    expect(await emailOf(back)).toBe(person.email)
  })
})

test('a link that no mail has says so', async () => {
  const { page, problems } = await visit('/p/account/email-change?undo=no-such-token')
  problems.expect(/status of 404/)
  await press(page, 'Take the change back')
  await title(page, 'This link no longer works')
  await expectAccessible(page)
})
