import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { DESK, PHONE } from '../browser.ts'
import { payButton, sayWhereOneLives, seePaid } from '../hiring.ts'
import { makeOffer } from '../make-offer.ts'
import { makeGoalFor, makeOrder, payByGift } from '../make-order.ts'
import { arrive, goTo } from '../navigate.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { CARDS, paymentWindow, typeCard } from '../sandbox-page.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'
import { makeAgent, openSession } from '../world.ts'

const LONG = 120_000

const staff = await openSession(await makePerson({ kind: 'staff', firstName: 'Ines' }))
const agent = await makeAgent()
const { service } = agent

/** A client and their agent with a paid order. */
async function bothSides() {
  const client = await makePerson()
  const session = await openSession(client)
  const order = await makeOrder(session, await makeGoalFor(session, service), service)
  await payByGift(session, staff, order, service)
  return { client, order }
}

const press = (page: Page, name: string | RegExp) =>
  act(page, () => page.getByRole('button', { name, exact: typeof name === 'string' }).click())
const follow = (page: Page, name: string) =>
  act(page, () => page.getByRole('link', { name, exact: true }).first().click())

test(
  'an agent offers more, changes it as the client asks, and what they agree on is an order',
  async () => {
    const { client, order } = await bothSides()
    const { page: ours } = await visitAs(agent, `/p/agent/orders/${order.uuid}/conversation`, { width: DESK })
    await press(ours, 'Make an offer')
    await arrive(ours, /offers\/new/)
    await ours.getByLabel('Title').fill('Both of you, from the forms to the visa')
    await ours.getByLabel('Included', { exact: true }).fill('Two applications, filed together.')
    await ours.getByLabel('Not included').fill('Translations of certificates.')
    await ours.getByRole('textbox', { name: 'Price' }).fill('900.00')
    await ours.getByLabel('Days', { exact: true }).fill('30')
    await expectAccessible(ours)
    await press(ours, 'Send the offer')
    await arrive(ours, /\/p\/agent\/offers\/[0-9a-f-]{36}$/)
    await see(ours.getByRole('heading', { name: 'Your client reads this offer' }))

    const { page: theirs } = await visitAs(client, `/p/client/orders/${order.uuid}/conversation`, {
      width: PHONE,
    })
    const card = theirs.getByRole('article', { name: /^Offer: Both of you/ })
    await see(card.getByText('$900', { exact: true }))
    await follow(theirs, 'Read and answer')
    await see(theirs.getByText('Translations of certificates.'))
    await expectAccessible(theirs)
    await expectNoSidewaysScroll(theirs)
    await press(theirs, 'Ask for a change')
    await theirs.getByRole('textbox', { name: 'What should change?' }).fill('Please leave out my brother.')
    await press(theirs, 'Send')
    await see(theirs.getByText('Change asked for').first())

    await goTo(ours, new URL(ours.url()).pathname)
    await see(ours.getByText('Please leave out my brother.'))
    await follow(ours, 'Change the offer')
    await ours.getByRole('textbox', { name: 'Price' }).fill('500.00')
    await ours.getByLabel('Title').fill('Yours alone, from the forms to the visa')
    await press(ours, 'Send the new version')
    await see(ours.getByRole('heading', { level: 1, name: 'Yours alone, from the forms to the visa' }))

    await goTo(theirs, '/p/client/start')
    await act(theirs, () =>
      theirs
        .getByRole('link', { name: /^Answer the offer of / })
        .first()
        .click(),
    )
    await see(theirs.getByText('Version 2'))
    await press(theirs, 'Accept and pay')
    await arrive(theirs, /checkout=/)
    await sayWhereOneLives(theirs, 'Nigeria')
    await see(payButton(theirs), { text: /^Pay \$500/ })
    const opened = await paymentWindow(theirs, () => payButton(theirs).click())
    await typeCard(opened, CARDS.good, { save: true })
    await seePaid(theirs)

    await goTo(ours, new URL(ours.url()).pathname)
    await see(ours.getByText('Agreed', { exact: true }).first())
    await follow(ours, 'Open the order')
    await see(ours.getByRole('heading', { level: 1, name: 'Yours alone, from the forms to the visa' }))
    await see(ours.getByText('Translations of certificates.'))
    await see(ours.getByText('1 round of changes'))
    expect(new URL(ours.url()).pathname).toMatch(/\/p\/agent\/orders\//)
  },
  LONG,
)

test('a client who declines says why, and the agent reads it', async () => {
  const { client, order } = await bothSides()
  const { offer } = await makeOffer(await openSession(agent), order, service)
  const { page: theirs } = await visitAs(client, `/p/client/offers/${offer}`, { width: PHONE })
  await see(theirs.getByRole('heading', { name: 'Stages' }))
  await press(theirs, 'Decline')
  await theirs.getByRole('textbox', { name: 'Why do you decline?' }).fill('We wait until next year.')
  await press(theirs, 'Decline the offer')
  await see(theirs.getByText('You declined this offer.'))

  const { page: ours } = await visitAs(agent, '/p/agent/offers?status=closed', { width: DESK })
  await act(ours, () => ours.getByRole('link', { name: `More than ${service.title}` }).click())
  await see(ours.getByText('We wait until next year.'))
})
