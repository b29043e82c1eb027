import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { DESK, PHONE } from '../browser.ts'
import { mailsTo } from '../outbox.ts'
import { passport } from '../passport.ts'
import { makePerson, visitAs } from '../sign-in.ts'

const staff = await makePerson({ kind: 'staff', firstName: 'Sanna', lastName: 'Keller' })

async function choose(page: Page, label: RegExp, text: string) {
  const box = page.getByRole('combobox', { name: label })
  await box.click()
  await box.fill(text)
  await page.getByRole('option', { name: text, exact: true }).first().click()
}

const attach = (page: Page) =>
  page
    .getByLabel(/^Picture of your document/)
    .setInputFiles({ name: 'passport.png', mimeType: 'image/png', buffer: passport })

const DRAFT = '**/api/account/consultant/verification/draft'

/** By the links above the steps, which ask nothing of what is typed. */
async function step(page: Page, name: 'Location' | 'Identification') {
  await page
    .getByRole('navigation', { name: 'Steps of your verification' })
    .getByRole('link', { name })
    .click()
  await page.waitForURL(`**/p/agent/kyc/${name.toLowerCase()}`)
}

const send = (page: Page) => page.getByRole('button', { name: 'Send for verification' }).click()

describe.each([PHONE, DESK])('at %i px', (width) => {
  test('an agent shows who they are, is sent back, sends only that again and is verified while they look on', async () => {
    const agent = await makePerson({ kind: 'agent', firstName: 'Ines Maria', lastName: `Duarte ${width}` })
    const mine = await visitAs(agent, '/p/agent/services', { width })
    const { page } = mine
    await page.getByRole('link', { name: 'Verify me' }).click()
    await page.getByText('Please select a file!').waitFor()
    await page.getByRole('link', { name: 'Start verification' }).click()

    // Location, with its sentences and what is kept as it is typed
    await page.waitForURL('**/p/agent/kyc/location')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('please enter a postal code').first().waitFor()
    await expectAccessible(page)
    await choose(page, /^Country/, 'Canada')
    await choose(page, /^State/, 'Ontario')
    await choose(page, /^City/, 'Toronto')
    await page.getByLabel(/^Postal code/).fill('M5V 2T6')
    await page.getByLabel(/^Street and number/).fill('1 Front Street')
    await page.getByText('Saved', { exact: true }).waitFor()
    mine.problems.expect(/ERR_FAILED/)
    await page.route(DRAFT, (route) => route.abort())
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Your location could not be saved. Please try again.').waitFor()
    await page.getByText('Not saved: please check your connection').waitFor()
    expect(page.url()).toMatch(/kyc\/location$/)
    await page.unroute(DRAFT)
    await page.getByRole('button', { name: 'Continue' }).click()

    // Identification, left in the midst and gone on with
    await page.waitForURL('**/p/agent/kyc/identification')
    mine.problems.expect(/status of 422/)
    await send(page)
    await page.getByText('please select an identification type').first().waitFor()
    await page.getByLabel(/^Identification type/).selectOption('passport')
    await page.getByLabel(/^Gender/).selectOption('female')
    await choose(page, /^Issuing country/, 'Portugal')
    await page.getByLabel(/^ID number/).fill('C01X00T4')
    await step(page, 'Location')
    await step(page, 'Identification')
    await expect.poll(() => page.getByLabel(/^ID number/).inputValue()).toBe('C01X00T4')
    expect(await page.getByLabel(/^Gender/).inputValue()).toBe('female')
    await page.locator('input[name=dob]').fill('1990-04-01')
    await page.locator('input[name=document_expires_on]').fill('2035-01-01')
    await attach(page)
    await page.getByText('Uploaded', { exact: true }).waitFor()
    await page.getByText('Saved', { exact: true }).waitFor()
    await expectAccessible(page)
    // Gone from the page with the last key
    await page.getByLabel(/^ID number/).fill('C01X00T47')
    await page.reload()
    await expect.poll(() => page.getByLabel(/^ID number/).inputValue()).toBe('C01X00T47')
    await page.getByText(/^Uploaded (now|a |1 )/).waitFor()
    await send(page)
    await page.waitForURL('**/p/agent/account/verification')
    await page.getByText('In Progress').first().waitFor()
    await expectAccessible(page)

    // Staff takes the case and sends one field back
    const { page: desk } = await visitAs(staff, '/p/staff/verifications', { width })
    await openCase(desk, agent.name)
    await desk.getByRole('button', { name: 'Take the case' }).click()
    await desk.getByRole('button', { name: 'Open the document' }).click()
    await desk.getByRole('img', { name: `The document of ${agent.name}` }).waitFor()
    await desk.getByRole('button', { name: 'Larger' }).click()
    await expectAccessible(desk)
    const number = desk.getByRole('group', { name: 'ID number' })
    await number.getByLabel('Fails').press('Space')
    await desk.getByLabel(/^ID number: why it fails/).fill('The last digit differs from the document.')
    await desk.getByRole('button', { name: 'Send back one field' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Send back' }).click()
    await desk.getByText(`${agent.name} is told what failed`).first().waitFor()

    // The agent sees why, and is asked for that alone
    await page.reload()
    await page.getByText('The last digit differs from the document.').first().waitFor()
    await page.getByText('Sanna, our team').waitFor()
    await page.getByRole('link', { name: 'Send again what failed' }).click()
    await page.waitForURL('**/p/agent/kyc/identification')
    await page.getByRole('heading', { level: 1, name: 'Verify who you are' }).waitFor()
    await page.getByLabel(/^ID number/).waitFor()
    await page.getByText('The last digit differs from the document.').waitFor()
    await expectAccessible(page)
    expect(await page.getByLabel(/^Gender/).count()).toBe(0)
    await page.getByLabel(/^ID number/).fill('C01X00T48')
    await send(page)
    await page.waitForURL('**/p/agent/account/verification')

    // Staff verifies, and the page the agent has open follows
    await desk.reload()
    await desk.getByRole('button', { name: 'Take the case' }).click()
    await desk.getByText('Failed before: The last digit differs from the document.').waitFor()
    await desk.getByRole('button', { name: 'Everything fits: verify' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Verify' }).click()
    await desk.getByText(`${agent.name} is verified`).first().waitFor()
    await desk.getByText('Verified').first().waitFor()
    await expectAccessible(desk)

    await page.getByRole('img', { name: /^Verified/i }).waitFor({ timeout: 30_000 })
    await expect.poll(async () => cookieOf(await mine.context.cookies(), 'role')).toBe('consultant')
    await expectAccessible(page)
    const subjects = async () => (await mailsTo(agent.email)).map(({ subject }) => subject)
    await expect.poll(subjects).toContain('You are verified on Sojourn')
  }, 120_000)
})

/** The newest case stands last. */
async function openCase(desk: Page, name: string) {
  const link = desk.getByRole('link', { name, exact: true })
  const more = desk
    .getByRole('navigation', { name: 'More verifications' })
    .getByRole('link', { name: /next/i })
  await desk.getByRole('table').getByRole('link').first().waitFor()
  while ((await link.count()) === 0) {
    const first = await desk.getByRole('table').getByRole('link').first().innerText()
    await more.click()
    await expect.poll(() => desk.getByRole('table').getByRole('link').first().innerText()).not.toBe(first)
  }
  await link.click()
  await desk.getByRole('heading', { level: 1, name }).waitFor()
}

const cookieOf = (cookies: { name: string; value: string }[], name: string) =>
  cookies.find((cookie) => cookie.name === name)?.value
