import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { DESK, openContext, PHONE } from '../browser.ts'
import { makeGoalFor, makeOrder, payByGift } from '../make-order.ts'
import { arrive, goTo, reload } from '../navigate.ts'
import { askAs } from '../own-api.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { comeAs, makePerson, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'
import { makeAgent, openSession } from '../world.ts'

const staff = await openSession(await makePerson({ kind: 'staff', firstName: 'Ines' }))
const agent = await makeAgent({
  offer: { meeting_length: 30, requirements: [{ name: 'Letter of admission' }, { name: 'Passport' }] },
})
const { service } = agent

/** A client, and the orders they make beside their pages. */
async function makeClient() {
  const client = await makePerson()
  const session = await openSession(client)
  const order = async (goal?: string) =>
    makeOrder(session, await makeGoalFor(session, service, goal), service)
  return { client, session, order }
}

const LIST = /\/api\/orders\?/

describe.each(widths('phone'))('at %i px', (width) => {
  test('a client finds their orders by state and words, and gives up one that is not paid', async () => {
    const { client, session, order } = await makeClient()
    const { page, problems } = await comeAs(client, { width })
    // A list that cannot be had says so, and is asked for again.
    problems.expect({ call: 'GET /api/orders', status: 500 })
    await page.route(LIST, (route) => route.fulfill({ status: 500, body: '{}' }))
    await goTo(page, '/p/client/orders')
    await see(page.getByRole('alert').getByText('Oops! Something Went Wrong'))
    await page.unroute(LIST)
    await act(page, () => page.getByRole('button', { name: 'Retry' }).click())
    await see(page.getByText('Your request results will be displayed here'))
    await see(page.getByRole('main').getByRole('link', { name: 'Find agents' }))

    const paid = await order('The one that is paid')
    await payByGift(session, staff, paid, service)
    const unpaid = await order('The one that waits')
    await reload(page)
    const rows = page.getByRole('main').getByRole('rowheader')
    await see(rows, { count: 2 })
    await act(page, () => page.getByRole('link', { name: /^Finish payment/ }).click())
    await arrive(page, /status=awaiting_payment/)
    await see(rows, { texts: [expect.stringContaining(unpaid.ref)] })
    await see(page.getByText('23 hours left'))
    await act(page, () => page.getByRole('link', { name: /^All/ }).click())
    const words = page.getByRole('searchbox')
    await act(page, () => words.fill(paid.ref.toLowerCase()))
    await arrive(page, /query=so-/)
    await see(rows, { texts: [expect.stringContaining(paid.ref)] })
    await act(page, () => words.fill('no such thing'))
    await see(page.getByText('No result found for “no such thing”'))
    await see(page.getByText('check your selection and try again'))

    await act(page, () => words.fill(unpaid.ref))
    await see(rows, { texts: [expect.stringContaining(unpaid.ref)] })
    await act(page, () => rows.getByRole('link', { name: service.title }).click())
    await see(page.getByRole('heading', { level: 2, name: 'Finish payment' }))
    const giveUp = page.getByRole('button', { name: 'Cancel order' })
    await act(page, () => giveUp.click())
    const asked = page.getByRole('dialog', { name: 'Cancel order?' })
    await see(asked)
    await expectAccessible(page)
    await act(page, () => asked.getByRole('button', { name: 'Keep order' }).click())
    await act(page, () => giveUp.click())
    await act(page, () => asked.getByRole('button', { name: 'Cancel order' }).click())
    await see(page.getByText('The order is cancelled. Nothing was charged.').first())
    await see(page.getByRole('heading', { name: 'Order cancelled' }))
    await see(page.getByText('The order was cancelled before it was paid'))
  })

  test('both sides see what was bought, what comes next and what happened', async () => {
    const { client, session, order } = await makeClient()
    const { uuid, ref } = await order('A journey of two')
    await payByGift(session, staff, { uuid, ref }, service)
    expect((await askAs<{ order_count: number }>(session, 'GET', '/account')).order_count).toBe(1)

    const { page } = await visitAs(client, `/p/client/orders/${uuid}`, { width })
    await see(page.getByRole('heading', { level: 1, name: service.title }))
    await see(page.getByRole('main').getByText(ref))
    await see(page.getByRole('heading', { name: `Choose a time to meet ${agent.name}` }))
    await see(page.getByText('1 of 5 · Paid'))
    for (const { name } of service.requirements) await see(page.getByText(name).first())
    await see(page.getByText('Your payment arrived. The money is held for this order'))
    const [receipt] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Receipt' }).click(),
    ])
    expect(receipt.suggestedFilename()).toMatch(/\.pdf$/)

    const theirs = await visitAs(agent, '/p/agent/orders', { width: width === PHONE ? DESK : PHONE })
    await act(theirs.page, () => theirs.page.getByRole('searchbox').fill(ref))
    await arrive(theirs.page, /query=SO-/)
    const row = theirs.page.getByRole('row').filter({ hasText: ref })
    await act(theirs.page, () => row.getByRole('link', { name: service.title, exact: true }).click())
    await see(theirs.page.getByRole('heading', { name: `${client.name} chooses a time to meet you` }))
    await see(theirs.page.getByText('You earn'))
    await see(theirs.page.getByText('My family comes with me, and I have never applied before.'))
    await see(theirs.page.getByText(`${client.name}, `).first())
  })
})

test('an order of somebody else is not there, on any of its pages; its own conversation leads to it', async () => {
  const { session, order } = await makeClient()
  const { uuid } = await order()
  const stranger = await openSession(await makePerson())
  for (const path of [
    `/p/client/orders/${uuid}`,
    `/p/client/orders/schedule/${uuid}`,
    '/p/client/orders/one',
  ]) {
    const answer = await stranger.request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(await answer.text()).toContain('We could not find this page')
  }
  // An agent knows nothing of an unpaid order.
  const agents = await openSession(agent)
  expect((await agents.request.get(`/p/agent/orders/${uuid}`)).status()).toBe(404)

  // Nobody writes about what is not paid.
  expect((await session.request.get(`/p/client/orders/${uuid}/conversation`)).status()).toBe(404)
  const nobody = await openContext()
  const asked = await nobody.request.get(`/p/client/orders/${uuid}`)
  await nobody.close()
  expect(new URL(asked.url()).searchParams.get('return_to')).toBe(`/p/client/orders/${uuid}`)
})
