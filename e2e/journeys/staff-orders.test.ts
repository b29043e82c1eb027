import { describe, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { makeGoalFor, makeOrder, payByGift } from '../make-order.ts'
import { goTo, reload } from '../navigate.ts'
import { askAs } from '../own-api.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { comeAs, makePerson } from '../sign-in.ts'
import { widths } from '../widths.ts'
import { makeAgent, openSession } from '../world.ts'

const decider = await makePerson({ kind: 'staff', firstName: 'Ines' })
const staff = await openSession(decider)
const agent = await makeAgent({ offer: { meeting_length: null, requirements: [] } })
const asAgent = await openSession(agent)
const { service } = agent

async function paidOrder() {
  const client = await makePerson()
  const session = await openSession(client)
  const order = await makeOrder(session, await makeGoalFor(session, service), service)
  await payByGift(session, staff, order, service)
  return { client, session, order }
}

describe.each(widths('desk'))('at %i px', (width) => {
  test('an agent finds what is new from the overview, and keeps the list as a table', async () => {
    const { order } = await paidOrder()
    const { page } = await comeAs(agent, { width })
    await goTo(page, '/p/agent/start')
    await see(page.getByRole('heading', { name: 'Open orders' }))
    await act(page, () => page.getByRole('link', { name: 'New', exact: true }).click())
    await see(page.getByRole('main').getByText(order.ref))
    await act(page, () => page.getByText('Filters', { exact: true }).click())
    await act(page, () => page.getByLabel('Progress').selectOption('late'))
    await see(page.getByText('No orders match these filters.'))
    await act(page, () => page.getByRole('button', { name: 'Clear filters' }).click())
    await see(page.getByRole('main').getByText(order.ref))
    await see(page.getByRole('button', { name: 'Export as CSV' }))
    await expectAccessible(page)
  })

  test('our team finds an order, ends it with a refund, and the client reads why', async () => {
    const { client, order } = await paidOrder()
    const { page } = await comeAs(decider, { width })
    await goTo(page, `/p/staff/orders?query=${order.ref}`)
    await act(page, () => page.getByRole('link', { name: order.ref }).click())
    await act(page, () => page.getByLabel('Reason').selectOption('legal'))
    await act(page, () => page.getByLabel('Explanation').fill('A court told us to end this order.'))
    await act(page, () => page.getByRole('button', { name: 'End order' }).click())
    await see(page.getByText('Our team ended the order', { exact: true }))
    await expectAccessible(page)
    const { page: theirs } = await comeAs(client, { width })
    await goTo(theirs, `/p/client/orders/${order.uuid}`)
    await see(theirs.getByText(/^Our team ended the order\. Refund: /))
  })

  test('a conflict is settled by our team', async () => {
    const { client, session, order } = await paidOrder()
    const path = `/orders/${order.uuid}/conflicts`
    const text = 'Nothing has happened for three weeks.'
    const conflict = await askAs<{ id: string }>(session, 'POST', path, { reason: 'late', text })
    const asked = { amount: 10_000, text: 'This is fair for both.' }
    const { refunds } = await askAs<{ refunds: { id: string }[] }>(
      session,
      'POST',
      `${path}/${conflict.id}/refunds`,
      asked,
    )
    await askAs(asAgent, 'PATCH', `${path}/${conflict.id}/refunds/${refunds[0]?.id}`, { answer: 'reject' })
    await askAs(session, 'PATCH', `${path}/${conflict.id}`, { step: 'ask_team' })

    const { page } = await comeAs(decider, { width })
    await goTo(page, `/p/staff/conflicts/${conflict.id}`)
    await act(page, () => page.getByRole('button', { name: 'Claim conflict' }).click())
    // The round buttons are drawn by their labels, which lie over them.
    await page.getByRole('radio', { name: 'Decide' }).check({ force: true })
    await act(page, () => page.getByLabel('Refund', { exact: true }).fill('50'))
    await act(page, () => page.getByLabel('Reasons').fill('The forms were made, and nothing was filed.'))
    await page.getByRole('button', { name: /^Decide: \$50\.00 to the client/ }).click()
    await act(page, () => page.getByRole('button', { name: 'Decide', exact: true }).click())
    await see(page.getByRole('heading', { name: 'The decision' }))

    const { page: theirs } = await comeAs(client, { width })
    await goTo(theirs, `/p/client/orders/${order.uuid}`)
    await see(theirs.getByText('The forms were made, and nothing was filed.').first())
    await reload(theirs)
    await see(theirs.getByRole('button', { name: 'Appeal' }))
  })
})
