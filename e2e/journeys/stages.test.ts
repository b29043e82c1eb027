import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { DESK, PHONE } from '../browser.ts'
import { checkout, payButton } from '../hiring.ts'
import { makeGoalFor, makeOrder, payByGift } from '../make-order.ts'
import { arrive, goTo, reload } from '../navigate.ts'
import { askAs } from '../own-api.ts'
import { CARDS, paymentWindow, typeCard } from '../sandbox-page.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'
import { makeAgent, openSession } from '../world.ts'

const staff = await openSession(await makePerson({ kind: 'staff', firstName: 'Ines' }))
const OFFER = {
  requirements: [],
  price: 500_00,
  stages: [
    { name: 'Plan', delivers: 'Which visa fits, and what is needed for it.', days: 5, amount: 100_00 },
    { name: 'Filing', delivers: 'The application, checked and filed.', days: 10, amount: 250_00 },
    { name: 'Interview', delivers: 'Two rehearsals of the interview.', days: 6, amount: 150_00 },
  ],
}

const press = (page: Page, name: string) =>
  act(page, () => page.getByRole('button', { name, exact: true }).first().click())
const pressIn = (page: Page, name: string) =>
  act(page, () => page.getByRole('dialog').getByRole('button', { name, exact: true }).click())
const step = (page: Page, name: string) => see(page.getByRole('heading', { level: 2, name }))
const stage = (page: Page, name: string, state: string) =>
  see(
    page
      .getByRole('region', { name: 'Stages' })
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByText(state),
  )

/** A client and an agent of their own, each before the page of a case whose first stage is paid. */
async function bothSides(width: number) {
  const agent = await makeAgent({ offer: OFFER })
  const { service } = agent
  const priced = (amount: number) => ({ ...service, price: { amount, currency: 'USD' } })
  const asAgent = await openSession(agent)
  const client = await makePerson()
  const session = await openSession(client)
  const order = await makeOrder(session, await makeGoalFor(session, service), service)
  await payByGift(session, staff, order, priced(100_00))
  const theirs = await visitAs(client, `/p/client/orders/${order.uuid}`, { width })
  const ours = await visitAs(agent, `/p/agent/orders/${order.uuid}`, {
    width: width === PHONE ? DESK : PHONE,
  })
  return { ...order, client, session, asAgent, priced, theirs: theirs.page, ours: ours.page }
}

/** The agent hands in what is begun, and the client accepts it. */
async function handIn(ours: Page, theirs: Page, summary: string) {
  await press(ours, 'Ask for completion')
  await act(ours, () => ours.getByLabel('Summary').fill(summary))
  await pressIn(ours, 'Ask for completion')
  await reload(theirs)
  await step(theirs, 'Check the work')
}

async function begin(ours: Page) {
  await press(ours, 'Start the work')
  await pressIn(ours, 'Start the work')
  await step(ours, 'Work in progress')
}

async function accept(theirs: Page) {
  await press(theirs, 'Accept the work')
  await pressIn(theirs, 'Accept the work')
  await see(theirs.getByText('You have accepted the work. Thank you!'))
}

const idIn = (page: Page) => page.url().match(/orders\/([0-9a-f-]{36})/)?.[1] ?? ''

/** The first stage is accepted, and the client is at the second, which is to be paid. */
async function atSecondStage(width: number) {
  const sides = await bothSides(width)
  const { uuid, session, asAgent, theirs } = sides
  await askAs(asAgent, 'POST', `/orders/${uuid}/start`)
  await askAs(session, 'POST', `/orders/${uuid}/accept`)
  await reload(theirs)
  await act(theirs, () => theirs.getByRole('link', { name: 'Open the current stage' }).click())
  await step(theirs, 'Pay stage 2: Filing')
  return { ...sides, second: idIn(theirs) }
}

describe.each(widths('phone'))('at %i px', (width) => {
  test('a case of three stages is paid, changed, accepted and reviewed', async () => {
    const { uuid, session, priced, theirs, ours } = await bothSides(width)
    await stage(theirs, 'Plan', 'Held')
    await stage(theirs, 'Filing', 'Not begun')
    await expectAccessible(theirs)
    await begin(ours)
    await handIn(ours, theirs, 'The plan is in your files.')
    await accept(theirs)
    await step(theirs, 'Stage 1 is accepted')
    await act(theirs, () => theirs.getByRole('link', { name: 'Open the current stage' }).click())
    await step(theirs, 'Pay stage 2: Filing')
    await stage(theirs, 'Plan', 'Accepted')
    await expectAccessible(theirs)
    const second = idIn(theirs)
    expect(second).not.toBe(uuid)

    await goTo(ours, `/p/agent/orders/${second}`)
    await see(ours.getByRole('heading', { level: 2, name: /pays stage 2 next$/ }))
    await see(ours.getByText('Do not begin “Filing” before it is paid'))

    await theirs.getByRole('button', { name: /^Finish payment/ }).waitFor()
    await act(theirs, () => theirs.getByRole('button', { name: /^Finish payment/ }).click())
    await see(checkout(theirs).getByText(/You pay stage 2 of 3 now/))
    await see(payButton(theirs))
    await act(theirs, () => checkout(theirs).getByRole('button', { name: 'Close' }).first().click())
    await payByGift(session, staff, { uuid: second, ref: '' }, priced(250_00))
    await goTo(theirs, `/p/client/orders/${second}`)
    await stage(theirs, 'Filing', 'Held')

    await reload(ours)
    await begin(ours)
    await handIn(ours, theirs, 'It is filed.')
    await press(theirs, 'Ask for changes')
    await act(theirs, () => theirs.getByRole('dialog').getByRole('textbox').fill('My name is spelt wrong.'))
    await pressIn(theirs, 'Ask for changes')
    await reload(ours)
    await handIn(ours, theirs, 'Your name is right now.')
    await accept(theirs)
    await act(theirs, () => theirs.getByRole('link', { name: 'Open the current stage' }).click())
    await step(theirs, 'Pay stage 3: Interview')
    const third = idIn(theirs)
    await payByGift(session, staff, { uuid: third, ref: '' }, priced(150_00))
    await goTo(ours, `/p/agent/orders/${third}`)
    await begin(ours)
    await handIn(ours, theirs, 'You are ready.')
    await accept(theirs)
    await step(theirs, 'The work is accepted')
    await press(theirs, 'Write a review')
    await act(theirs, () => theirs.getByRole('radio', { name: '4.5 stars' }).check())
    await act(theirs, () => theirs.getByLabel('Your review').fill('Every stage was clear.'))
    await pressIn(theirs, 'Publish')
    await see(theirs.getByRole('region', { name: 'Your review' }).getByText('Every stage was clear.'))
    await goTo(theirs, '/p/client/orders')
    await see(theirs.getByRole('main').getByRole('rowheader'), { count: 1 })
    await see(theirs.getByText('Stage 3 of 3'))
  })

  test('a case is stopped after its first stage', async () => {
    const { uuid, session, asAgent, theirs, ours } = await bothSides(width)
    await askAs(asAgent, 'POST', `/orders/${uuid}/start`)
    await askAs(session, 'POST', `/orders/${uuid}/accept`)
    await reload(theirs)
    await act(theirs, () => theirs.getByRole('link', { name: 'Open the current stage' }).click())
    await press(theirs, 'Stop here')
    const asked = theirs.getByRole('dialog', { name: 'Stop the case here?' })
    await see(asked)
    await expectAccessible(theirs)
    await pressIn(theirs, 'Stop here')
    await see(theirs.getByText('The case ends here. What was accepted stays paid.').first())
    await arrive(theirs, new RegExp(uuid))
    await step(theirs, 'The work is accepted')
    await stage(theirs, 'Filing', 'Stopped')
    await see(theirs.getByRole('button', { name: 'Write a review' }).first())
    await reload(ours)
    await step(ours, 'The work is accepted')
  })

  test('the card for the second stage fails, and another one recovers it', async () => {
    const { theirs, ours, second } = await atSecondStage(width)
    await act(theirs, () => theirs.getByRole('button', { name: /^Finish payment/ }).click())
    await see(payButton(theirs), { text: /^Pay \$/ })
    const opened = await paymentWindow(theirs, () => payButton(theirs).click())
    await typeCard(opened, CARDS.declined)
    await see(opened.getByText(/declined/).first())
    await typeCard(opened, CARDS.good)
    await see(theirs.getByText('Payment made successfully!'))
    await goTo(theirs, `/p/client/orders/${second}`)
    await stage(theirs, 'Plan', 'Accepted')
    await stage(theirs, 'Filing', 'Held')
    await goTo(ours, `/p/agent/orders/${second}`)
    await see(ours.getByRole('button', { name: 'Start the work' }).first())
  })

  test('a conflict about the second of three stages leaves the first as it is', async () => {
    const { uuid, session, asAgent, priced, theirs, ours, second } = await atSecondStage(width)
    await payByGift(session, staff, { uuid: second, ref: '' }, priced(250_00))
    await askAs(asAgent, 'POST', `/orders/${second}/start`)
    await goTo(theirs, `/p/client/orders/${second}`)
    await act(theirs, () => theirs.getByText('Cancel or report a problem').click())
    await press(theirs, 'Open a conflict')
    const dialog = theirs.getByRole('dialog')
    // The round buttons are drawn by their labels, which lie over them.
    await dialog.getByRole('radio', { name: 'The work is late' }).check({ force: true })
    await act(theirs, () => dialog.getByLabel('Your complaint').fill('Nothing was filed with the authority.'))
    await pressIn(theirs, 'Open conflict')
    await see(theirs.getByRole('heading', { name: 'Conflict: the work is late' }))
    await stage(theirs, 'Plan', 'Accepted')
    await stage(theirs, 'Filing', 'In conflict')
    await stage(theirs, 'Interview', 'Not begun')
    await expectAccessible(theirs)
    await goTo(ours, `/p/agent/orders/${second}`)
    await stage(ours, 'Filing', 'In conflict')
    await see(ours.getByRole('button', { name: 'Propose an extra' }), { count: 0 })
    await goTo(ours, `/p/agent/orders/${uuid}`)
    await stage(ours, 'Plan', 'Accepted')
  })
})
