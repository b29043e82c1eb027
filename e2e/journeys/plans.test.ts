import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { askDatabase } from '../ask-database.ts'
import { expectAccessible } from '../axe.ts'
import { PHONE } from '../browser.ts'
import { arrive, goTo, reload } from '../navigate.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { CARDS, paymentWindow, saveCard, typeCard } from '../sandbox-page.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' })

async function buy(page: Page, name: string) {
  await goTo(page, '/p/agent/subscriptions/plan')
  await act(page, () => button(page, `Upgrade to ${name}`).click())
  await act(page, () => button(page, 'Continue to payment').click())
  await act(page, () => button(page, /^Pay \$/).click())
  await see(notices(page).getByText('Payment made successfully!').first())
}

describe.each(widths('desk'))('at %i px', (width) => {
  test('an agent without a card adds one in the window, pays for Pro and has the invoice', async () => {
    const { page } = await visitAs(await makePerson({ kind: 'agent' }), '/p/agent/services', { width })
    if (width === PHONE) await act(page, () => button(page, 'More').click())
    await act(page, () => page.getByRole('link', { name: 'Subscriptions' }).first().click())
    await arrive(page, '**/p/agent/subscriptions')
    await see(page.getByRole('heading', { name: 'Free' }))
    await act(page, () => page.getByRole('link', { name: 'Change plan' }).click())
    await arrive(page, '**/p/agent/subscriptions/plan')
    await act(page, () => button(page, 'Upgrade to Pro').click())
    await see(page.getByRole('dialog').getByText('Due today'))
    await expectAccessible(page)
    await act(page, () => button(page, 'Continue to payment').click())
    const opened = await paymentWindow(page, () => button(page, 'Add payment method').click())
    await typeCard(opened, CARDS.good)
    await see(page.getByText('Visa ending in 4242', { exact: true }))
    await act(page, () => button(page, 'Pay $29.00').click())
    await see(notices(page).getByText('Payment made successfully!'))
    await goTo(page, '/p/agent/subscriptions')
    await see(page.getByRole('heading', { name: 'Pro' }))
    await see(page.getByText('0 of 15'))
    await expectNoSidewaysScroll(page)
    await goTo(page, '/p/agent/subscriptions/billing')
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, /^PDF/).click()])
    expect(download.suggestedFilename()).toMatch(/invoice-\d{4}-\d{6}\.pdf$/)
  })
})

test('an upgrade says what it costs today, a downgrade when it begins; both can be undone or left', async () => {
  const { page, context } = await visitAs(await makePerson({ kind: 'agent' }), '/p/agent/subscriptions/plan')
  await saveCard(context, CARDS.good)
  await reload(page)
  await buy(page, 'Pro')
  await act(page, () => button(page, 'Upgrade to Business').click())
  await see(page.getByRole('dialog').getByText(/^Unused part of Pro, monthly, \d+ of \d+ days$/))
  await act(page, () => button(page, 'Continue to payment').click())
  await act(page, () => button(page, 'Pay $70.00').click())
  await see(notices(page).getByText('Payment made successfully!').last())

  await act(page, () => button(page, 'Downgrade to Pro').click())
  await see(page.getByRole('dialog').getByText('Nothing is charged today.', { exact: false }))
  await act(page, () => button(page, 'Confirm change').click())
  await see(page.getByText(/you change to Pro, monthly/))
  await act(page, () => button(page, 'Keep my plan').click())
  await see(notices(page).getByText('Your plan goes on as it is'))

  await goTo(page, '/p/agent/subscriptions')
  await act(page, () => button(page, 'Cancel plan').click())
  await expectAccessible(page)
  await act(page, () => page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click())
  await see(page.getByText(/Your Business plan ends on/))
  await act(page, () => button(page, 'Undo cancellation').click())
  await see(page.getByText('Next payment'))
})

test('a renewal that failed is told on every page of the plan, and paid there', async () => {
  const person = await makePerson({ kind: 'agent' })
  const { page, context } = await visitAs(person, '/p/agent/subscriptions')
  await saveCard(context, CARDS.good)
  await reload(page)
  await buy(page, 'Pro')
  await askDatabase(PAST_DUE, [person.email])
  await goTo(page, '/p/agent/subscriptions/billing')
  await see(page.getByText(/Your last payment failed/))
  await expectAccessible(page)
  await act(page, () => button(page, 'Pay now').click())
  await act(page, () => button(page, 'Pay $29.00').click())
  await see(notices(page).getByText('Payment made successfully!').last())
  await goTo(page, '/p/agent/subscriptions')
  await see(page.getByText('Active', { exact: true }))
})

/** The clock would leave it so: a month is over, and the card was declined. */
const PAST_DUE = `
  with late as (
    update subscription set status = 'past_due', tries = 1, try_at = now() + interval '1 day',
      period_start = now() - interval '1 month', period_end = now()
    where agent_id = (select id from person where email = $1)
    returning id, agent_id, period_end
  )
  insert into plan_bill (subscription_id, agent_id, kind, plan, term, full_price, period_start, period_end, lines, price,
    currency, created_at)
  select id, agent_id, 'renewal', 'pro', 'month', 2900, period_end, period_end + interval '1 month',
    '[{"text": "Pro, monthly", "amount": 2900}]', 2900, 'USD', now() from late`

test('who keeps billing details has them on the next invoice', async () => {
  const { page } = await visitAs(
    await makePerson({ kind: 'agent' }),
    '/p/agent/subscriptions/billing/details',
  )
  await page.getByLabel('Company').fill('Okafor Immigration Ltd')
  await page.getByLabel('VAT ID').fill('GB123456789')
  await act(page, () => button(page, 'Save billing details').click())
  await see(page.getByText('please select a country'))
})
