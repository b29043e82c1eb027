import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { arrive, goTo, reload } from '../navigate.ts'
import { mailsTo } from '../outbox.ts'
import { passport } from '../passport.ts'
import { see, unseen } from '../see.ts'
import { sendVerification } from '../send-verification.ts'
import { act } from '../settled.ts'
import { comeAs, makePerson, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'
import { openSession } from '../world.ts'

const staff = await makePerson({ kind: 'staff', firstName: 'Sanna', lastName: 'Keller' })

const DRAFT = '**/api/account/consultant/verification/draft'
/** Longer than the agent's page waits before it looks again, and than what it knows counts as fresh. */
const A_WHILE_MS = 31_000
/** A call that finds no network is sent three times more. */
const TRIES = 4

const press = (page: Page, name: string) =>
  act(page, () => page.getByRole('button', { name, exact: true }).click())
const follow = (page: Page, name: string) =>
  act(page, () => page.getByRole('link', { name, exact: true }).click())
const confirm = (page: Page, name: string) =>
  act(page, () => page.getByRole('dialog').getByRole('button', { name, exact: true }).click())

async function choose(page: Page, label: RegExp, text: string) {
  const box = page.getByRole('combobox', { name: label })
  await act(page, () => box.click())
  await act(page, () => box.fill(text))
  await act(page, () => page.getByRole('option', { name: text, exact: true }).first().click())
}

const attach = (page: Page) =>
  page
    .getByLabel(/^Picture of your document/)
    .setInputFiles({ name: 'passport.png', mimeType: 'image/png', buffer: passport })

/** The links above the steps ask nothing of what is typed. */
async function step(page: Page, name: 'Location' | 'Identification') {
  const steps = page.getByRole('navigation', { name: 'Steps of your verification' })
  await act(page, () => steps.getByRole('link', { name }).click())
  await arrive(page, `**/p/agent/kyc/${name.toLowerCase()}`)
}

/** Each field of a case that nobody has judged yet. */
async function restFits(desk: Page) {
  const choices = desk.getByRole('region', { name: 'Your decision' }).getByRole('group')
  for (const group of await choices.all())
    if ((await group.getByRole('radio', { checked: true }).count()) === 0)
      await act(desk, () => group.getByLabel('Fits').press('Space'))
}

/** The newest case stands last. */
async function openCase(desk: Page, name: string) {
  const link = desk.getByRole('link', { name, exact: true })
  const more = desk
    .getByRole('navigation', { name: 'More verifications' })
    .getByRole('link', { name: /next/i })
  const first = desk.getByRole('table').getByRole('link').first()
  await see(first)
  while ((await link.count()) === 0) {
    const shown = await first.innerText()
    await act(desk, () => more.click())
    await expect.poll(() => first.innerText()).not.toBe(shown)
  }
  await act(desk, () => link.click())
  await see(desk.getByRole('heading', { level: 1, name }))
}

describe.each(widths('desk'))('at %i px', (width) => {
  test('an agent shows who they are in two steps, and what is typed is never lost', async () => {
    const agent = await makePerson({ kind: 'agent', firstName: 'Ines Maria', lastName: 'Duarte' })
    const { page, problems } = await visitAs(agent, '/p/agent/services', { width })
    await follow(page, 'Verify me')
    await see(page.getByText('Your document', { exact: true }))
    await follow(page, 'Start verification')

    // Location, with its sentences and what is kept as it is typed
    await arrive(page, '**/p/agent/kyc/location')
    await press(page, 'Continue')
    await see(page.getByText('please enter a postal code').first())
    await expectAccessible(page)
    await choose(page, /^Country/, 'Canada')
    await choose(page, /^State/, 'Ontario')
    await choose(page, /^City/, 'Toronto')
    await page.getByLabel(/^Postal code/).fill('M5V 2T6')
    await act(page, () => page.getByLabel(/^Street and number/).fill('1 Front Street'))
    await see(page.getByText('Saved', { exact: true }))
    problems.expect({
      call: 'PATCH /api/account/consultant/verification/draft',
      status: 'net::ERR_FAILED',
      times: TRIES,
    })
    await page.route(DRAFT, (route) => route.abort())
    await press(page, 'Continue')
    await see(page.getByText('Your location could not be saved. Please try again.'))
    await see(page.getByText('Not saved: please check your connection'))
    expect(page.url()).toMatch(/kyc\/location$/)
    await page.unroute(DRAFT)
    await press(page, 'Continue')

    // Identification, left in the midst and gone on with
    await arrive(page, '**/p/agent/kyc/identification')
    await press(page, 'Send for verification')
    await see(page.getByText('please select an identification type').first())
    await page.getByLabel(/^Identification type/).selectOption('passport')
    await page.getByLabel(/^Gender/).selectOption('female')
    await choose(page, /^Issuing country/, 'Portugal')
    await page.getByLabel(/^ID number/).fill('C01X00T4')
    await step(page, 'Location')
    await step(page, 'Identification')
    await see(page.getByLabel(/^ID number/), { value: 'C01X00T4' })
    await see(page.getByLabel(/^Gender/), { value: 'female' })
    await page.getByLabel(/^Date of birth/).fill('1 Apr 1990')
    await page.getByLabel(/^Expiry date/).fill('1.1.2035')
    await act(page, () => attach(page))
    await see(page.getByText('Uploaded', { exact: true }))
    await expectAccessible(page)
    // Gone from the page with the last key
    await page.getByLabel(/^ID number/).fill('C01X00T47')
    await reload(page)
    await see(page.getByLabel(/^ID number/), { value: 'C01X00T47' })
    await see(page.getByText(/^Uploaded (now|a |1 )/))
    await press(page, 'Send for verification')
    await arrive(page, '**/p/agent/account/verification')
    await see(page.getByText('In Progress').first())
  })

  test('staff send one field back, the agent sends only that again and is verified, while they look on', async () => {
    const agent = await makePerson({ kind: 'agent', firstName: 'Ana Rita', lastName: 'Duarte' })
    await sendVerification(await openSession(agent))
    const { page, context } = await comeAs(agent, { width })
    await page.clock.install()
    await goTo(page, '/p/agent/account/verification')
    await see(page.getByText('In Progress').first())
    await expectAccessible(page)
    const lookAgain = () => act(page, () => page.clock.fastForward(A_WHILE_MS))

    // Staff take the case and send one field back
    const { page: desk } = await visitAs(staff, '/p/staff/verifications', { width })
    await openCase(desk, agent.name)
    await press(desk, 'Claim case')
    await see(desk.getByRole('button', { name: 'Verify agent' }), { disabled: true })
    await press(desk, 'Open the document')
    await see(desk.getByRole('img', { name: `The document of ${agent.name}` }))
    await press(desk, 'Larger')
    await expectAccessible(desk)
    await act(desk, () => desk.getByRole('group', { name: 'ID number' }).getByLabel('Fails').press('Space'))
    await desk.getByLabel(/^ID number: why it fails/).fill('The last digit differs from the document.')
    await restFits(desk)
    await press(desk, 'Request changes to one field')
    await confirm(desk, 'Request changes')
    await see(desk.getByText(`${agent.name} is told what to change`).first())

    // The page the agent has open says why, and asks for that alone
    await lookAgain()
    await see(page.getByText('The last digit differs from the document.').first())
    await follow(page, 'Correct and send again')
    await arrive(page, '**/p/agent/kyc/identification')
    await see(page.getByRole('heading', { level: 1, name: 'Verify who you are' }))
    await see(page.getByLabel(/^ID number/))
    await see(page.getByText('The last digit differs from the document.'))
    await expectAccessible(page)
    await unseen(page, page.getByLabel(/^Gender/))
    await page.getByLabel(/^ID number/).fill('C01X00T48')
    await press(page, 'Send for verification')
    await arrive(page, '**/p/agent/account/verification')
    await see(page.getByText('Sanna, our team'))

    // Staff verify, and the page the agent has open follows
    await reload(desk)
    await press(desk, 'Claim case')
    await see(desk.getByText('Failed before: The last digit differs from the document.'))
    await restFits(desk)
    await press(desk, 'Verify agent')
    await confirm(desk, 'Verify agent')
    await see(desk.getByText(`${agent.name} is verified`).first())
    await see(desk.getByText('Verified').first())
    await lookAgain()
    await see(page.getByRole('img', { name: /^Verified/i }))
    await expect.poll(async () => cookieOf(await context.cookies(), 'role')).toBe('consultant')
    await expectAccessible(page)
    const subjects = async () => (await mailsTo(agent.email)).map(({ subject }) => subject)
    await expect.poll(subjects).toContain('You are verified on Sojourn')
  })
})

const cookieOf = (cookies: { name: string; value: string }[], name: string) =>
  cookies.find((cookie) => cookie.name === name)?.value
