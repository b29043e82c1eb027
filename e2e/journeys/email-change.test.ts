import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { PHONE, visit } from '../browser.ts'
import { reload } from '../navigate.ts'
import { mailedPath } from '../outbox.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { askAs } from '../own-api.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, newEmail, PASSWORD, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'
import { openSession } from '../world.ts'

const SECURITY = '/p/client/account/security'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) =>
  act(page, () => page.getByRole('button', { name, exact: true }).click())
const title = (page: Page, name: string) => see(page.getByRole('heading', { level: 1, name }))

const emailOf = async (context: Pick<BrowserContext, 'request'>) =>
  (await askAs<{ email: { address: string } }>(context, 'GET', '/account')).email.address

async function askFor(page: Page, email: string) {
  await press(page, 'Change email')
  await field(page, 'New email').fill(email)
  await field(page, 'Confirm new email').fill(email)
  await field(page, 'Your password').fill(PASSWORD)
  await press(page, 'Send confirmation links')
  await see(page.getByRole('region', { name: 'Email' }).getByText(`Waiting for ${email}.`))
}

/** Whoever reads the mail opens its link in a browser of their own. What the link carries leaves the address. */
async function openLink(path: string, width: number) {
  const { page } = await visit(path, { width })
  await expect.poll(() => page.url()).toMatch(/\/p\/account\/email-change$/)
  return page
}

describe.each(widths('phone'))('at %i px', (width) => {
  test('another email takes over once both addresses agree, and the old one can take that back', async () => {
    const person = await makePerson()
    const email = newEmail('harbour')
    const { page, context, problems } = await visitAs(person, SECURITY, { width })
    // The undo ends every session, and an open page asks whether its own is over.
    problems.allow(/ 401 .*\/api\/heartbeat/)
    await askFor(page, email)
    await expectNoSidewaysScroll(page)
    expect(await emailOf(context)).toBe(person.email)

    const fromOld = await openLink(await mailedPath(person.email, 'Change of your Sojourn email'), width)
    await expectAccessible(fromOld)
    await expectNoSidewaysScroll(fromOld)
    await press(fromOld, 'Confirm the change')
    await title(fromOld, 'One more step')
    expect(await emailOf(context)).toBe(person.email)
    const fromNew = await openLink(await mailedPath(email, 'Confirm your new Sojourn email'), width)
    await press(fromNew, 'Confirm the change')
    await title(fromNew, 'Your email is changed')
    await expectAccessible(fromNew)
    expect(await emailOf(context)).toBe(email)
    await reload(page)
    await see(page.getByRole('region', { name: 'Email' }).getByText(email))

    const undo = await openLink(await mailedPath(person.email, 'Your Sojourn email was changed'), width)
    await expectAccessible(undo)
    await press(undo, 'Undo the change')
    await title(undo, 'Your old email is restored')
    expect((await context.request.get('/api/account')).status()).toBe(401)
    await see(undo.getByRole('link', { name: 'Set a new password' }))
    // Somebody else knew the password, so it is void.
    await expect(openSession(person)).rejects.toThrow('401')
    expect(await mailedPath(person.email, 'Your Sojourn email is back')).toBe('/p/auth/forgot-password')
  })
})

test('a link that no mail has says so', async () => {
  const { page, problems } = await visit('/p/account/email-change?undo=no-such-token', { width: PHONE })
  problems.expect({ call: 'DELETE /api/account/email/no-such-token', status: 404 })
  await press(page, 'Undo the change')
  await title(page, 'This link no longer works')
  await expectAccessible(page)
})
