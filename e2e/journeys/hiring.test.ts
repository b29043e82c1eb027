import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { visit } from '../browser.ts'
import { checkout, payButton, sayWhereOneLives, seePaid } from '../hiring.ts'
import { makeGoalFor, serviceOf } from '../make-order.ts'
import { arrive } from '../navigate.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { askAs } from '../own-api.ts'
import { AMARA } from '../people.ts'
import { CARDS, paymentWindow, typeCard } from '../sandbox-page.ts'
import { see, unseen } from '../see.ts'
import { act } from '../settled.ts'
import { mailedCode, makePerson, newEmail, PASSWORD, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'

/** From the home page to the meeting is a long way on a busy machine. */
const LONG = 120_000

describe.each(widths('both'))('at %i px', (width) => {
  test(
    'a stranger finds an agent, joins over the profile, makes a goal, pays and chooses when to meet',
    async () => {
      const { page, context } = await visit('/', { width })
      const main = page.getByRole('main')
      await act(page, () => main.getByRole('link', { name: 'Hire Top Agents' }).first().click())
      await see(page.getByRole('heading', { level: 1, name: 'Find agents' }))
      await act(page, () => page.getByRole('searchbox').fill(AMARA.name))
      await arrive(page, /query=/)
      await act(page, () => page.getByRole('heading', { name: AMARA.name }).getByRole('link').click())
      await arrive(page, `**/${AMARA.username}`)
      const hire = page.getByRole('link', { name: /^Hire agent for/ }).first()
      await act(page, () => hire.click())

      const email = newEmail()
      const welcome = page.getByRole('dialog', { name: 'Sign in or join' })
      await act(page, () => welcome.getByRole('button', { name: 'Sign up for free' }).click())
      const joining = page.getByRole('dialog', { name: 'Join as a client' })
      await joining.getByLabel('First name').fill('Ngozi')
      await joining.getByLabel('Last name').fill('Traveller')
      await joining.getByLabel('Email address', { exact: true }).fill(email)
      await joining.getByLabel('Confirm email address').fill(email)
      await joining.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await act(page, () => joining.getByRole('button', { name: 'Sign up', exact: true }).click())
      const code = page.getByRole('dialog', { name: 'Verify your email' }).getByLabel('Code', { exact: true })
      const mailed = await mailedCode(email)
      await act(page, () => code.fill(mailed))

      const dialog = page.getByRole('dialog', { name: 'Create Goal' })
      await see(dialog.getByText('No valid goal exists for this service.'))
      await see(dialog.locator(':focus'), { count: 1 })
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      const send = dialog.getByRole('button', { name: /hire agent/i })
      // A goal whose purpose is known has a name to begin with.
      await dialog.getByLabel('Goal name').fill('')
      await act(page, () => send.click())
      await see(dialog.getByText('please enter a goals name', { exact: true }))
      await dialog.getByLabel('Goal name').fill('Nursing in Calgary')
      const purpose = dialog.getByLabel('Purpose')
      if ((await purpose.count()) > 0) await purpose.selectOption({ index: 1 })
      await dialog.getByLabel('Details').fill('A hospital has offered me a job.')
      await dialog.getByLabel('Expected target date').fill('1 September 2099')
      await act(page, () => send.click())

      await arrive(page, /goalId=\d+&checkout=/)
      await sayWhereOneLives(page, 'Nigeria')
      await see(payButton(page), { text: /^Pay \$/ })
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      const opened = await paymentWindow(page, () => payButton(page).click())
      await typeCard(opened, CARDS.good, { save: true })
      await seePaid(page)
      await see(page.getByRole('heading', { level: 1 }))
      const { items } = await askAs<{ items: { last4: string }[] }>(context, 'GET', '/payment-methods')
      expect(items.map(({ last4 }) => last4)).toEqual(['4242'])
    },
    LONG,
  )
})

describe.each(widths('phone'))('at %i px', (width) => {
  test('a stranger who signs in over the profile chooses among the goals that fit, and hires', async () => {
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
    await act(page, () => page.getByRole('link', { name: `Hire agent for ${service.title}` }).click())
    const welcome = page.getByRole('dialog', { name: 'Sign in or join' })
    await welcome.getByLabel('Email address').fill(person.email)
    await welcome.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await act(page, () => welcome.getByRole('button', { name: 'Sign in', exact: true }).click())

    const dialog = page.getByRole('dialog', { name: 'Select Goal' })
    await see(dialog.locator(':focus'), { count: 1 })
    await see(dialog.getByRole('radio'), { count: 5 })
    await unseen(page, dialog.getByText('Fits nothing here'))
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await act(page, () => dialog.getByText('Québec, once more').click())
    await act(page, () => dialog.getByRole('button', { name: 'Hire agent' }).click())
    await arrive(page, /goalId=\d+&checkout=/)
    await see(checkout(page).getByText('For your goal “Québec, once more”'))
    const fit = checkout(page).getByRole('region', { name: 'Does this fit me?' })
    await see(fit.getByText('No passport in your vault yet'))
    await expectAccessible(page)
    await see(payButton(page))
    await see(checkout(page).getByRole('heading', { name: 'Checkout' }), { focused: true })
    await sayWhereOneLives(page, 'Nigeria')
    await see(checkout(page).getByRole('region', { name: 'Where you live' }), { focused: true })
    await page.keyboard.press('Escape')
    await see(page.getByRole('button', { name: `Hire agent for ${service.title}` }), { focused: true })
  })
})
