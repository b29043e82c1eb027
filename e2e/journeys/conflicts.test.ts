import { describe, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { makeGoalFor, makeOrder, payByGift } from '../make-order.ts'
import { goTo, reload } from '../navigate.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { comeAs, makePerson } from '../sign-in.ts'
import { widths } from '../widths.ts'
import { makeAgent, openSession } from '../world.ts'

const staff = await openSession(await makePerson({ kind: 'staff', firstName: 'Ines' }))
const agent = await makeAgent({ offer: { meeting_length: null, requirements: [] } })
const { service } = agent

async function paidOrder() {
  const client = await makePerson()
  const session = await openSession(client)
  const order = await makeOrder(session, await makeGoalFor(session, service), service)
  await payByGift(session, staff, order, service)
  return { client, order }
}

describe.each(widths('phone'))('at %i px', (width) => {
  test('a client cancels a paid order within the cooling-off time and sees the refund before', async () => {
    const { client, order } = await paidOrder()
    const { page } = await comeAs(client, { width })
    await goTo(page, `/p/client/orders/${order.uuid}`)
    await act(page, () => page.getByText('Cancel or report a problem').click())
    await act(page, () => page.getByRole('button', { name: 'Cancel this order' }).click())
    const dialog = page.getByRole('dialog', { name: 'Cancel this order?' })
    await see(dialog.getByText('You get back', { exact: true }))
    await expectAccessible(page)
    await act(page, () => dialog.getByRole('button', { name: 'Cancel order' }).click())
    await see(page.getByText('You cancelled the order. The money goes back'))
    await see(page.getByRole('link', { name: 'Find similar agents' }))
  })
})

describe.each(widths('desk'))('at %i px', (width) => {
  test('an agent declines, and the client reads why', async () => {
    const { client, order } = await paidOrder()
    const { page } = await comeAs(agent, { width })
    await goTo(page, `/p/agent/orders/${order.uuid}`)
    await act(page, () => page.getByText('Problems with this order').click())
    await act(page, () => page.getByRole('button', { name: 'Decline order' }).click())
    const dialog = page.getByRole('dialog')
    await act(page, () => dialog.getByLabel('Reason').fill('I have too many cases this month.'))
    await act(page, () => dialog.getByRole('button', { name: 'Decline order' }).click())
    const { page: theirs } = await comeAs(client, { width })
    await goTo(theirs, `/p/client/orders/${order.uuid}`)
    await see(theirs.getByText('I have too many cases this month.'))
  })

  test('a conflict ends by a counter-proposal, side by side', async () => {
    const { client, order } = await paidOrder()
    const { page } = await comeAs(client, { width })
    await goTo(page, `/p/client/orders/${order.uuid}`)
    await act(page, () => page.getByText('Cancel or report a problem').click())
    await act(page, () => page.getByRole('button', { name: 'Open a conflict' }).click())
    const dialog = page.getByRole('dialog')
    // The round buttons are drawn by their labels, which lie over them.
    await dialog.getByRole('radio', { name: 'The work is late' }).check({ force: true })
    await act(page, () => dialog.getByLabel('Your complaint').fill('Nothing has happened for three weeks.'))
    await act(page, () => dialog.getByRole('button', { name: 'Open conflict' }).click())
    await see(page.getByRole('heading', { name: 'Conflict: the work is late' }))
    await act(page, () => page.getByRole('button', { name: 'Propose a solution' }).click())
    await act(page, () => dialog.getByLabel('Why').fill('All of it, please.'))
    await act(page, () => dialog.getByRole('button', { name: 'Send proposal' }).click())

    const { page: theirs } = await comeAs(agent, { width })
    await goTo(theirs, `/p/agent/orders/${order.uuid}`)
    await act(theirs, () => theirs.getByRole('button', { name: 'Make a counter-proposal' }).click())
    const counter = theirs.getByRole('dialog')
    await act(theirs, () => counter.getByLabel('Refund', { exact: true }).fill('100'))
    await act(theirs, () => counter.getByLabel('Why').fill('Half of the forms are done.'))
    await act(theirs, () => counter.getByRole('button', { name: 'Send proposal' }).click())
    await see(theirs.getByRole('button', { name: 'Withdraw', exact: true }))

    await reload(page)
    await act(page, () => page.getByRole('button', { name: 'Accept', exact: true }).click())
    await act(page, () => page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click())
    await see(page.getByText('The conflict is closed. The order is completed'))
  })
})
