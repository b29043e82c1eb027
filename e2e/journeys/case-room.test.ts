import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { askDatabase } from '../ask-database.ts'
import { DESK, PHONE } from '../browser.ts'
import { ordersInEveryState } from '../every-state.ts'
import { jumpsOf, watchShifts } from '../layout-shifts.ts'
import { makeGoalFor, makeOrder, payByGift } from '../make-order.ts'
import { goTo } from '../navigate.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { comeAs, makePerson } from '../sign-in.ts'
import { makeAgent, openSession } from '../world.ts'

/** The button of what comes next ends above the fold of every phone. */
const MOST_PX = 600

const lowest = (page: Page) =>
  page.evaluate(() => {
    const [button] = [...document.querySelectorAll('#next a, #next button')].filter(
      (one) => !one.closest('dialog') && one.getClientRects().length > 0,
    )
    const card = document.querySelector('#next h2')
    return Math.round(((button ?? card)?.getBoundingClientRect().bottom ?? Infinity) + scrollY)
  })

test('on a phone the button of what comes next stands in the first screen, in every state and for both sides', async () => {
  const client = await makePerson()
  // Times of who told us no zone are written anew once the page knows the browser's.
  await askDatabase("update person set timezone = 'UTC' where email = $1", [client.email])
  const agent = await makeAgent({
    offer: {
      title: 'Canadian study permit: full application, from funds to filing',
      requirements: [{ name: 'Passport' }, { name: 'Letter of admission' }],
    },
  })
  const orders = await ordersInEveryState(
    client,
    agent,
    await openSession(await makePerson({ kind: 'staff' })),
  )
  const low: Record<string, number> = {}
  const shifted: Record<string, string[]> = {}
  for (const [side, person] of [
    ['client', client],
    ['agent', agent],
  ] as const) {
    const { page } = await comeAs(person, { width: PHONE })
    await watchShifts(page)
    for (const [name, uuid] of Object.entries(orders)) {
      // An agent never hears of what is not paid.
      if (side === 'agent' && name === 'not paid') continue
      await goTo(page, `/p/${side}/orders/${uuid}`)
      low[`${name}, ${side}`] = await lowest(page)
      const jumps = await jumpsOf(page)
      if (jumps.length > 0)
        shifted[`${name}, ${side}`] = jumps.flatMap(({ share, moved }) => [share.toFixed(3), ...moved])
      await expectNoSidewaysScroll(page)
    }
  }
  expect(Object.keys(low)).toHaveLength(21)
  expect(shifted).toEqual({})
  expect(Object.entries(low).filter(([, px]) => px > MOST_PX)).toEqual([])
})

test('the sections stand in the address, are reached by keyboard, and the one in view is marked', async () => {
  const staff = await openSession(await makePerson({ kind: 'staff' }))
  const { service } = await makeAgent({ offer: { requirements: [{ name: 'Passport' }] } })
  const client = await makePerson()
  const session = await openSession(client)
  const order = await makeOrder(session, await makeGoalFor(session, service), service)
  await payByGift(session, staff, order, service)
  const { page } = await comeAs(client, { width: DESK })
  await goTo(page, `/p/client/orders/${order.uuid}`)
  const tabs = page.getByRole('navigation', { name: 'Sections of this order' })
  await see(tabs.getByRole('link', { name: 'Documents 0 of 1' }))
  await tabs.getByRole('link', { name: 'Next' }).focus()
  await page.keyboard.press('ArrowRight')
  await act(page, () => page.keyboard.press('Enter'))
  expect(new URL(page.url()).hash).toBe('#documents')
  await see(tabs.locator('[aria-current]'), { text: /Documents/ })
  await act(page, () => tabs.getByRole('link', { name: 'Activity' }).click())
  expect(new URL(page.url()).hash).toBe('#activity')
  await see(tabs.locator('[aria-current]'), { text: /Activity/ })
  const message = page.getByRole('link', { name: 'Message', exact: true })
  await expect.poll(() => message.evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true)
})
