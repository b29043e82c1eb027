import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { DESK, PHONE, visit } from '../browser.ts'
import { makeGoalFor, serviceOf } from '../make-order.ts'
import { goTo } from '../navigate.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { askAs } from '../own-api.ts'
import { AMARA, DEMO_PASSWORD, EMRE } from '../people.ts'
import { CARDS, paymentWindow, typeCard } from '../sandbox-page.ts'
import { mailedCode, makePerson, newEmail, PASSWORD, visitAs } from '../sign-in.ts'

/** From the home page to the meeting is a long way on a busy machine. */
const LONG = 120_000
const SCHEDULE = /\/p\/client\/orders\/schedule\//

const hireButtons = (page: Page) => page.getByRole('button', { name: /^Hire agent for/ })
const checkout = (page: Page) => page.getByRole('dialog', { name: 'Checkout' })

async function fillGoal(page: Page, name = 'Nursing in Calgary') {
  const dialog = page.getByRole('dialog', { name: 'Create Goal' })
  await dialog.getByLabel('Goal name').fill(name)
  const purpose = dialog.getByLabel('Purpose')
  if ((await purpose.count()) > 0) await purpose.selectOption({ index: 1 })
  await dialog.getByLabel('Details').fill('A hospital has offered me a job.')
  await dialog.locator('input[name=expected_delivery_date]').hover({ force: true })
  for (const [part, value] of Object.entries({ day: '01', month: '09', year: '2099' })) {
    await dialog.getByRole('spinbutton', { name: new RegExp(`^${part}`) }).click()
    await page.keyboard.type(value)
  }
  return dialog
}

async function payByNewCard(page: Page) {
  const opened = await paymentWindow(page, () =>
    checkout(page)
      .getByRole('button', { name: /^Pay \$/ })
      .click(),
  )
  await typeCard(opened, CARDS.good, { save: true })
  await page.waitForURL(SCHEDULE, { timeout: 20_000 })
  await page.getByText('Payment made successfully!').waitFor()
}

async function logIn(page: Page, email: string, password = PASSWORD) {
  const dialog = page.getByRole('dialog', { name: 'Welcome back' })
  await dialog.getByLabel('Email address').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
}

describe.each([PHONE, DESK])('at %i px', (width) => {
  test(
    'a stranger finds an agent, joins over the profile, makes a goal, pays and chooses when to meet',
    async () => {
      const { page, context } = await visit('/', { width })
      await page.getByRole('main').getByRole('link', { name: 'Hire Top Agents' }).first().click()
      await page.getByRole('heading', { level: 1, name: 'Find agents' }).waitFor()
      await page.getByRole('searchbox').fill(AMARA.name)
      await page.waitForURL(/query=/)
      await page.getByRole('heading', { name: AMARA.name }).getByRole('link').click()
      await page.waitForURL(`**/${AMARA.username}`)
      await page
        .getByRole('link', { name: /^Hire agent for/ })
        .first()
        .click()

      const email = newEmail()
      await page
        .getByRole('dialog', { name: 'Welcome back' })
        .getByRole('button', { name: 'Sign up for free' })
        .click()
      const joining = page.getByRole('dialog', { name: 'Join as a client' })
      await joining.getByLabel('First name').fill('Ngozi')
      await joining.getByLabel('Last name').fill('Traveller')
      await joining.getByLabel('Email address', { exact: true }).fill(email)
      await joining.getByLabel('Confirm email address').fill(email)
      await joining.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await joining.getByRole('button', { name: 'Sign up', exact: true }).click()
      await page
        .getByRole('dialog', { name: 'Verify your email' })
        .getByLabel('Code', { exact: true })
        .fill(await mailedCode(email))

      const dialog = page.getByRole('dialog', { name: 'Create Goal' })
      await dialog
        .getByText(
          'No valid goal exists for this service. Please create a goal with the same purpose as this service.',
        )
        .waitFor()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await dialog.getByRole('button', { name: /hire agent/i }).click()
      await dialog.getByText('please enter a goals name', { exact: true }).waitFor()
      await fillGoal(page)
      await dialog.getByRole('button', { name: /hire agent/i }).click()

      await page.waitForURL(/goalId=\d+&checkout=/)
      await checkout(page)
        .getByRole('button', { name: /^Pay \$/ })
        .waitFor()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await payByNewCard(page)
      await page.getByRole('heading', { level: 1 }).waitFor()
      const { items } = await askAs<{ items: { last4: string }[] }>(context, 'GET', '/payment-methods')
      expect(items.map(({ last4 }) => last4)).toEqual(['4242'])
    },
    LONG,
  )

  test('who signs in over the profile chooses among the goals that fit', async () => {
    const person = await makePerson()
    const { context } = await visitAs(person, '/p/client/goals')
    const service = await serviceOf(context, AMARA.username, () => true)
    for (const name of ['Lagos to Toronto', 'Québec, once more', 'Third try', 'Fourth', 'Fifth'])
      await makeGoalFor(context, service, name)
    await askAs(context, 'POST', '/goals', {
      name: 'Fits nothing here',
      destination_country: 'FJ',
      purpose: 'retirement',
      expected_delivery_date: '2099-09-01',
      comment: 'The sea.',
    })

    const { page } = await visit(`/${AMARA.username}`, { width })
    await page.getByRole('link', { name: `Hire agent for ${service.title}` }).click()
    await logIn(page, person.email)
    const dialog = page.getByRole('dialog', { name: 'Select Goal' })
    await dialog.getByText('Lagos to Toronto').waitFor()
    expect(await dialog.getByRole('radio').count()).toBe(5)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(await dialog.getByRole('button', { name: 'Hire agent' }).isDisabled()).toBe(true)
    await dialog.getByRole('searchbox').fill('quebec')
    await expect.poll(() => dialog.getByRole('radio').count()).toBe(1)
    await dialog.getByText('Québec, once more').click()
    await dialog.getByRole('button', { name: 'Hire agent' }).click()
    await page.waitForURL(/goalId=\d+&checkout=/)
    await checkout(page).getByText('For your goal “Québec, once more”').waitFor()
  })
})

test('a goal that comes along in the address and fits goes straight to the checkout; left and taken up, it is the same order', async () => {
  const { page, context } = await visitAs(await makePerson(), '/p/client/goals')
  const service = await serviceOf(context, AMARA.username, () => true)
  const goal = await makeGoalFor(context, service)
  await page.goto(`/${AMARA.username}?goalId=${goal.id}`)
  const press = page.getByRole('button', { name: `Hire agent for ${service.title}` })
  await press.click()
  await page.waitForURL(/checkout=/)
  const first = new URL(page.url()).searchParams.get('checkout')
  await checkout(page).getByRole('button', { name: 'Not now' }).click()
  await page.waitForURL((url) => !url.search.includes('checkout'))
  expect(new URL(page.url()).searchParams.get('goalId')).toBe(String(goal.id))
  await press.click()
  await page.waitForURL(/checkout=/)
  expect(new URL(page.url()).searchParams.get('checkout')).toBe(first)
  await page.goBack()
  await expect.poll(() => checkout(page).count()).toBe(0)
})

test('a goal that does not fit opens the dialog', async () => {
  const { page, context, problems } = await visitAs(await makePerson(), '/p/client/goals')
  problems.expect(/status of 405/)
  const { id } = await askAs<{ id: number }>(context, 'POST', '/goals', {
    name: 'Fits nothing here',
    destination_country: 'FJ',
    purpose: 'retirement',
    expected_delivery_date: '2099-09-01',
    comment: 'The sea.',
  })
  await page.goto(`/${AMARA.username}?goalId=${id}`)
  await hireButtons(page).first().click()
  const dialog = page.getByRole('dialog', { name: 'Create Goal' })
  await dialog.getByText('No valid goal exists for this service.').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.count()).toBe(0)
})

test('who signs in on the page of its own comes back to what they wanted to hire', async () => {
  const person = await makePerson()
  const { page } = await visit(`/${AMARA.username}`)
  const href = await page
    .getByRole('link', { name: /^Hire agent for/ })
    .first()
    .getAttribute('href')
  await goTo(page, href as string)
  await page.getByLabel('Email address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/hire=/)
  await page.getByRole('dialog', { name: 'Create Goal' }).waitFor()
})

test('an email that is not proven is proven on the way', async () => {
  const person = await makePerson({ isVerified: false })
  const { page, context, problems } = await visitAs(person, '/p/client/goals')
  problems.expect(/status of (409|429)/)
  const service = await serviceOf(context, AMARA.username, () => true)
  const goal = await makeGoalFor(context, service)
  await page.goto(`/${AMARA.username}?goalId=${goal.id}`)
  const first = await mailedCode(person.email)
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/api/account/verify/email'))
  await page.getByRole('button', { name: `Hire agent for ${service.title}` }).click()
  // Within a minute no other code is sent, and the first one is still good.
  const code = (await asked).ok() ? await mailedCode(person.email, (one) => one !== first) : first
  const dialog = page.getByRole('dialog', { name: 'Verify Email' })
  await dialog.getByLabel('Code', { exact: true }).fill(code)
  await page.waitForURL(/checkout=/)
  await checkout(page)
    .getByRole('button', { name: /^Pay \$/ })
    .waitFor()
})

test('an agent is told why they cannot hire', async () => {
  const { page } = await visitAs({ email: EMRE.email }, `/${AMARA.username}`, { password: DEMO_PASSWORD })
  const button = hireButtons(page).first()
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true')
  await button.focus()
  await page.getByText('Only clients can hire agents. Switch to client mode to hire.').first().waitFor()
  await button.press('Enter')
  await expectAccessible(page)
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('an agent who signs in over the profile is told so too', async () => {
  const { page } = await visit(`/${AMARA.username}`)
  await page
    .getByRole('link', { name: /^Hire agent for/ })
    .first()
    .click()
  await logIn(page, EMRE.email, DEMO_PASSWORD)
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByText('Only clients can hire agents. Switch to client mode to hire.')
    .waitFor()
})

test.each([
  '/p/agents?goalId=7',
  '/p/visas/ca?goalId=7',
  '/p/countries/ca?goalId=7',
  `/p/agents/compare?ids=${AMARA.uuid}&goalId=7`,
])('from %s the goal goes along to the agent', async (path) => {
  const { page } = await visit(path)
  const link = page.locator(`main a[href^="/${AMARA.username}"]`).first()
  await link.click()
  await page.waitForURL(`**/${AMARA.username}?goalId=7`)
})
