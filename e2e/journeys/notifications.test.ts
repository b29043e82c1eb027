import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { makeGoalFor, makeOrder, payByGift } from '../make-order.ts'
import { arrive, reload } from '../navigate.ts'
import { askAs } from '../own-api.ts'
import { see, unseen } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'
import { makeAgent, openSession } from '../world.ts'

const staff = await openSession(await makePerson({ kind: 'staff', firstName: 'Ines' }))
const agent = await makeAgent({ firstName: 'Mateus' })
const ours = await openSession(agent)

/** A client whose agent has just started to work for them, and who has been told so. */
async function toldClient() {
  const client = await makePerson()
  const session = await openSession(client)
  const order = await makeOrder(session, await makeGoalFor(session, agent.service), agent.service)
  await payByGift(session, staff, order, agent.service)
  await askAs(ours, 'POST', `/orders/${order.uuid}/start`)
  const unread = async () =>
    (await askAs<{ unread: number }>(session, 'GET', '/notifications/unread-count')).unread
  await expect.poll(unread, { timeout: 15_000 }).toBe(1)
  return { client, session, order }
}

const bell = (page: Page) => page.getByRole('button', { name: /Notifications$/ })
const started = (page: Page) => page.getByRole('link', { name: /Mateus started the work/ })

describe.each(widths('phone'))('at %i px', (width) => {
  test('what the other side does rings the bell, and leads to its place', async () => {
    const { client, order } = await toldClient()
    const { page } = await visitAs(client, '/p/client/goals', { width })
    await see(bell(page).getByText('1 unread'))
    await act(page, () => bell(page).click())
    await see(started(page))
    await expectAccessible(page)
    await act(page, () => started(page).click())
    await arrive(page, `**/p/client/orders/${order.uuid}`)
    await see(page.getByRole('heading', { level: 1, name: agent.service.title }))
    await unseen(page, bell(page).getByText('1 unread'))
    // The page stays open, and hears of the next one at once.
    await askAs(ours, 'PUT', `/orders/${order.uuid}/stage`, { stage: 'filed' })
    await see(bell(page).getByText('1 unread'))
  })

  test('a notification of the other mode switches the mode', async () => {
    const { client, session, order } = await toldClient()
    await askAs(session, 'POST', '/account/switch', { to: 'consultant' })
    const { page } = await visitAs(client, '/p/agent/notifications', { width })
    await see(started(page).getByText('Client Mode'))
    await expectAccessible(page)
    await act(page, () => started(page).click())
    await arrive(page, `**/p/client/orders/${order.uuid}`)
    await see(page.getByRole('heading', { level: 1, name: agent.service.title }))
  })

  test('all are read by one press, and what is wanted is kept', async () => {
    const { client } = await toldClient()
    const { page } = await visitAs(client, '/p/client/notifications?tab=unread', { width })
    await see(started(page))
    await act(page, () => page.getByRole('button', { name: 'Mark all as read' }).click())
    await see(page.getByText('You have read all notifications'))
    await act(page, () => page.getByRole('link', { name: 'your account' }).click())
    await preferNothing(page)
  })
})

async function preferNothing(page: Page) {
  const orders = page.getByRole('checkbox', { name: 'Orders by email' })
  await act(page, () => orders.focus())
  await act(page, () => page.keyboard.press('Space'))
  await see(orders, { checked: false })
  await act(page, () => page.getByText('Once a day').click())
  await see(page.getByRole('radio', { name: 'Once a day' }), { checked: true })
  await act(page, () => page.getByText('Quiet hours', { exact: true }).last().click())
  await page.getByLabel('From').fill('21:30')
  await act(page, () => page.getByLabel('From').press('Tab'))
  await expectAccessible(page)
  await reload(page)
  await see(orders, { checked: false })
  await see(page.getByRole('radio', { name: 'Once a day' }), { checked: true })
  await see(page.getByLabel('From'), { value: '21:30' })
}
