import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { DESK, PHONE } from '../browser.ts'
import { makeGoalFor, makeOrder, payByGift } from '../make-order.ts'
import { arrive, goTo, reload } from '../navigate.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { askAs } from '../own-api.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'
import { makeAgent, openSession } from '../world.ts'

const LONG = 120_000

const staff = await openSession(await makePerson({ kind: 'staff', firstName: 'Ines' }))
const agent = await makeAgent({ offer: { meeting_length: null, requirements: [] } })
const { service } = agent

/** A client and their agent, each before the page of an order whose work runs. */
async function bothSides() {
  const client = await makePerson()
  const session = await openSession(client)
  const order = await makeOrder(session, await makeGoalFor(session, service), service)
  await payByGift(session, staff, order, service)
  await askAs(await openSession(agent), 'POST', `/orders/${order.uuid}/start`)
  const theirs = await visitAs(client, `/p/client/orders/${order.uuid}`, { width: PHONE })
  const ours = await visitAs(agent, `/p/agent/orders/${order.uuid}`, { width: DESK })
  return { order, theirs: theirs.page, ours: ours.page }
}

const press = (page: Page, name: string) =>
  act(page, () => page.getByRole('button', { name, exact: true }).first().click())
const pressIn = (page: Page, name: string) =>
  act(page, () => page.getByRole('dialog').getByRole('button', { name, exact: true }).click())
const fill = (page: Page, name: string | RegExp, text: string) =>
  page.getByRole('dialog').getByLabel(name, { exact: true }).fill(text)
const follow = (page: Page, name: string) =>
  act(page, () => page.getByRole('link', { name, exact: true }).first().click())

test(
  'a client asks for more, the agent answers with a price, and it becomes the next stage',
  async () => {
    const { order, theirs, ours } = await bothSides()
    await press(theirs, 'Ask for an extra')
    await see(theirs.getByRole('dialog', { name: 'Ask for an extra' }))
    await expectAccessible(theirs)
    await fill(theirs, 'Title', 'A visa for my daughter')
    await fill(theirs, 'What would you like?', 'She is six and comes along.')
    await pressIn(theirs, 'Send')
    await see(theirs.getByRole('article', { name: 'Asked for as an extra: A visa for my daughter' }))
    await expectAccessible(theirs)
    await expectNoSidewaysScroll(theirs)

    await reload(ours)
    await follow(ours, 'Read and answer')
    await see(ours.getByText('She is six and comes along.').first())
    await expectAccessible(ours)
    await press(ours, 'Propose an extra')
    await fill(ours, 'Included', 'Her application, filed with yours.')
    await fill(ours, /^Price in USD/, '250.00')
    await fill(ours, 'Days', '12')
    await expectAccessible(ours)
    await pressIn(ours, 'Send')
    await see(ours.getByRole('heading', { name: 'Your client reads this extra' }))

    await goTo(theirs, `/p/client/orders/${order.uuid}/conversation`)
    await see(
      theirs
        .getByRole('article', { name: 'Extra: A visa for my daughter' })
        .getByText('$250', { exact: true }),
    )
    await goTo(theirs, `/p/client/orders/${order.uuid}`)
    await follow(theirs, 'Read and answer')
    await expectAccessible(theirs)
    await expectNoSidewaysScroll(theirs)
    await press(theirs, 'Accept')
    await see(theirs.getByRole('dialog').getByText(/Nothing is charged now/))
    await pressIn(theirs, 'Accept')
    await arrive(theirs, new RegExp(`orders/${order.uuid}$`))
    const stages = theirs.getByRole('region', { name: 'Stages' })
    await see(
      stages.getByRole('listitem').filter({ hasText: 'A visa for my daughter' }).getByText('Not begun'),
    )
    await see(theirs.getByText('Stage 1 of 2').first())

    await goTo(ours, `/p/agent/orders/${order.uuid}`)
    await see(
      ours
        .getByRole('region', { name: 'Stages' })
        .getByRole('listitem')
        .filter({ hasText: 'A visa for my daughter' }),
    )
  },
  LONG,
)

test(
  'an extra without a price moves the due day, and one that is declined changes nothing',
  async () => {
    const { order, theirs, ours } = await bothSides()
    await press(ours, 'Propose an extra')
    await fill(ours, 'Title', 'Wait for the new statement')
    await fill(ours, 'Included', 'I file once the bank has sent it.')
    await fill(ours, 'Days', '4')
    await pressIn(ours, 'Send')
    const card = ours.getByRole('article', { name: 'Extra: Wait for the new statement' })
    await see(card.getByText('No further price'))
    await see(card.getByText('4 more days'))

    const due = async (page: Page) =>
      (await page.getByRole('complementary', { name: 'About this order' }).innerText()).match(
        /Due[\s\S]*?\d{4}/,
      )?.[0]
    await reload(theirs)
    const before = await due(theirs)
    await follow(theirs, 'Read and answer')
    await press(theirs, 'Accept')
    await see(theirs.getByRole('dialog').getByText(/its due day moves/))
    await pressIn(theirs, 'Accept')
    await arrive(theirs, new RegExp(`orders/${order.uuid}$`))
    await expect.poll(() => due(theirs)).not.toBe(before)

    await press(ours, 'Propose an extra')
    await fill(ours, 'Title', 'A second opinion')
    await fill(ours, 'Included', 'A colleague reads all of it.')
    await fill(ours, /^Price in USD/, '90')
    await fill(ours, 'Days', '3')
    await pressIn(ours, 'Send')
    await see(ours.getByRole('article', { name: 'Extra: A second opinion' }))
    await reload(theirs)
    await follow(theirs, 'Read and answer')
    await press(theirs, 'Decline')
    await theirs.getByRole('textbox', { name: 'Why do you decline?' }).fill('I trust your reading.')
    await pressIn(theirs, 'Decline the offer')
    await see(theirs.getByText('You declined this extra.'))
    await goTo(theirs, `/p/client/orders/${order.uuid}`)
    await see(theirs.getByRole('region', { name: 'Stages' }), { count: 0 })
  },
  LONG,
)
