import { describe, expect, onTestFinished, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { DESK, openContext, openPage, PHONE, visit } from '../browser.ts'
import { makeGoalFor, makeOrder, payByGift, type Service, serviceOf } from '../make-order.ts'
import { goTo } from '../navigate.ts'
import { askAs } from '../own-api.ts'
import { DEMO_PASSWORD, EMRE } from '../people.ts'
import { makePerson, signIn, visitAs } from '../sign-in.ts'

const staff = await openContext()
await signIn(staff, await makePerson({ kind: 'staff', firstName: 'Ines' }))

const withoutMeeting = ({ meeting_length }: Service) => meeting_length === null
const withMeeting = ({ meeting_length }: Service) => meeting_length !== null

/** A client at their orders, with one of Emre's services to order. */
async function atOrders(width: number, fits = withoutMeeting) {
  const client = await makePerson()
  const visited = await visitAs(client, '/p/client/orders', { width })
  const service = await serviceOf(visited.context, EMRE.username, fits)
  const order = async (name?: string) =>
    makeOrder(visited.context, await makeGoalFor(visited.context, service, name), service)
  return { ...visited, client, service, order }
}

describe.each([PHONE, DESK])('at %i px', (width) => {
  test('a client finds their orders by state and words, and gives up one that is not paid', async () => {
    const { page, context, service, order } = await atOrders(width)
    await page.getByText('Your request results will be displayed here').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Find agents' }).waitFor()

    const paid = await order('The one that is paid')
    await payByGift(context, staff, paid, service)
    const unpaid = await order('The one that waits')
    await goTo(page, '/p/client/orders')
    const rows = page.getByRole('main').getByRole('rowheader')
    await expect.poll(() => rows.count()).toBe(2)

    await page.getByRole('link', { name: /^Finish payment/ }).click()
    await page.waitForURL(/status=awaiting_payment/)
    await expect.poll(() => rows.allInnerTexts()).toEqual([expect.stringContaining(unpaid.ref)])
    await page.getByText('23 hours left').waitFor()
    await page.getByRole('link', { name: /^All/ }).click()
    await page.getByRole('searchbox').fill(paid.ref.toLowerCase())
    await page.waitForURL(/query=so-/)
    await expect.poll(() => rows.allInnerTexts()).toEqual([expect.stringContaining(paid.ref)])
    await page.getByRole('searchbox').fill('no such thing')
    await page.getByText('No result found for “no such thing”').waitFor()
    await page.getByText('check your selection and try again').waitFor()

    await goTo(page, `/p/client/orders/${unpaid.uuid}`)
    await page.getByRole('heading', { level: 2, name: 'Finish payment' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Give up this order' }).click()
    const asked = page.getByRole('dialog', { name: 'Give up this order?' })
    await asked.getByRole('button', { name: 'Keep it' }).click()
    await page.getByRole('button', { name: 'Give up this order' }).click()
    await asked.getByRole('button', { name: 'Give it up' }).click()
    await page.getByText('The order is given up. Nothing was charged.').first().waitFor()
    await page.getByRole('heading', { name: 'This order is over' }).waitFor()
    await page.getByText('The order was given up before it was paid').waitFor()
  })

  test('both sides see what was bought, what comes next and what happened', async () => {
    const { page, context, client, service, order } = await atOrders(width, withMeeting)
    const { uuid, ref } = await order('A journey of two')
    await payByGift(context, staff, { uuid, ref }, service)

    await goTo(page, `/p/client/orders/${uuid}`)
    await page.getByRole('heading', { level: 1, name: service.title }).waitFor()
    await page.getByText(ref).first().waitFor()
    await page.getByRole('heading', { name: 'Choose a time to meet Emre Saygın' }).waitFor()
    expect(await page.getByRole('listitem').filter({ hasText: '(you are here)' }).innerText()).toContain(
      'Paid',
    )
    for (const { name } of service.requirements) await page.getByText(name).first().waitFor()
    await page.getByText('Your payment arrived. The money is held for this order').waitFor()
    await expectAccessible(page)
    const receipt = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Receipt' }).click()
    expect((await receipt).suggestedFilename()).toMatch(/\.pdf$/)
    expect((await askAs<{ order_count: number }>(context, 'GET', '/account')).order_count).toBe(1)

    const agent = await visitAs(EMRE, '/p/agent/orders', { width, password: DEMO_PASSWORD })
    await agent.page.getByRole('searchbox').fill(ref)
    await agent.page.waitForURL(/query=SO-/)
    const row = agent.page.getByRole('row').filter({ hasText: ref })
    await row.getByRole('link', { name: service.title, exact: true }).click()
    await agent.page.getByRole('heading', { name: `${client.name} chooses a time to meet you` }).waitFor()
    await agent.page.getByText('You earn').waitFor()
    await agent.page.getByText('My family comes with me, and I have never applied before.').waitFor()
    await agent.page.getByText(`${client.name}, `).first().waitFor()
    await expectAccessible(agent.page)
  })
})

test('ten orders stand on a page, and the way on and back keeps its place', async () => {
  const { page, order } = await atOrders(DESK)
  const orders = []
  for (let number = 1; number <= 11; number++) orders.push(await order(`Journey ${number}`))
  await goTo(page, '/p/client/orders')
  const rows = page.getByRole('main').getByRole('rowheader')
  await expect.poll(() => rows.count()).toBe(10)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect.poll(() => rows.allInnerTexts()).toEqual([expect.stringContaining(orders[0]?.ref ?? '')])
  await page.goBack()
  await expect.poll(() => rows.count()).toBe(10)
})

test('an order of somebody else is not there, on any of its pages', async () => {
  const { order } = await atOrders(DESK)
  const { uuid } = await order()
  const stranger = await openContext()
  onTestFinished(() => stranger.close())
  await signIn(stranger, await makePerson())
  for (const path of [
    `/p/client/orders/${uuid}`,
    `/p/client/orders/schedule/${uuid}`,
    '/p/client/orders/one',
  ]) {
    const { page, problems } = await openPage(stranger)
    problems.expect(/404/)
    expect((await goTo(page, path)).status()).toBe(404)
    await page.getByRole('heading', { name: 'We could not find this page' }).waitFor()
  }
  const agent = await visitAs(EMRE, '/p/agent/services', { password: DEMO_PASSWORD })
  agent.problems.expect(/404/)
  // What is not paid is nothing an agent knows of.
  expect((await goTo(agent.page, `/p/agent/orders/${uuid}`)).status()).toBe(404)
})

test('the address of the conversation leads to the order, for a stranger after signing in', async () => {
  const { page, order } = await atOrders(DESK)
  const { uuid } = await order()
  await goTo(page, `/p/client/orders/${uuid}/conversation`)
  expect(new URL(page.url()).pathname).toBe(`/p/client/orders/${uuid}`)
  const stranger = await visit(`/p/client/orders/${uuid}`)
  expect(new URL(stranger.page.url()).searchParams.get('return_to')).toBe(`/p/client/orders/${uuid}`)
})

test('a list that cannot be had says so, and is asked for again', async () => {
  const { page, problems, order } = await atOrders(DESK)
  await order()
  problems.expect(/500/)
  await page.route(/\/api\/orders\?/, (route) => route.fulfill({ status: 500, body: '{}' }))
  await goTo(page, '/p/client/orders')
  await page.getByRole('alert').getByText('Oops! Something Went Wrong').waitFor()
  await page.unroute(/\/api\/orders\?/)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => page.getByRole('main').getByRole('rowheader').count()).toBe(1)
})
