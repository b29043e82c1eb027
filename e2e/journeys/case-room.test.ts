import type { Page } from 'playwright-core'
import { expect, inject, onTestFinished, test } from 'vitest'
import { DEMO_PASSWORD } from '../../server/src/people/identity/sign-in/demo-sign-in.ts'
import { askDatabase } from '../../server/test/server-process.ts'
import { DESK, openContext, openPage, PHONE } from '../browser.ts'
import { shiftsOf, watchShifts } from '../layout-shifts.ts'
import { makeGoalFor, makeOrder, payByGift } from '../make-order.ts'
import { goTo } from '../navigate.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { comeAs, makePerson, signIn } from '../sign-in.ts'
import { makeAgent, openSession } from '../world.ts'

/** So far down the button of what comes next ends at most: above the fold of every phone. */
const MOST_PX = 600
const MOST_SHIFT = 0.02

interface Told {
  uuid: string
  status: string
  client: string
  agent: string
  client_zone: string
  agent_zone: string
}

/** The orders of the demo, at most two of a state. */
const ORDERS = `
  select * from (
    select o.id as uuid, o.status, client.email as client, agent.email as agent,
      client.timezone as client_zone, agent.timezone as agent_zone,
      row_number() over (partition by o.status order by o.created_at desc, o.id) as nth
    from client_order o
    join person client on client.id = o.client_id
    join person agent on agent.id = o.agent_id
    where client.email like '%@demo.example' and agent.email like '%@demo.example'
  ) told
  where nth <= 2 order by status, nth`

/** Whom the story tells of signs in where nobody passes the request on. */
async function comeFromTheStory(email: string, timezone: string) {
  const at = inject('origin').replace('127.0.0.1', 'localhost')
  const context = await openContext({ width: PHONE, timezone, at })
  onTestFinished(() => context.close())
  await signIn(context, { email }, DEMO_PASSWORD)
  return (await openPage(context, at)).page
}

const lowest = (page: Page) =>
  page.evaluate(() => {
    const [button] = [...document.querySelectorAll('#next a, #next button')].filter(
      (one) => !one.closest('dialog') && one.getClientRects().length > 0,
    )
    const card = document.querySelector('#next h2')
    return Math.round(((button ?? card)?.getBoundingClientRect().bottom ?? Infinity) + scrollY)
  })

test('on a phone the button of what comes next stands in the first screen, in every state and for both sides', async () => {
  const orders = await askDatabase<Told>(inject('dataDir'), ORDERS)
  expect(new Set(orders.map(({ status }) => status)).size).toBeGreaterThanOrEqual(4)
  const found: Record<string, number> = {}
  for (const side of ['client', 'agent'] as const)
    for (const email of new Set(orders.map((order) => order[side]))) {
      const theirs = orders.filter((order) => order[side] === email)
      const timezone = theirs[0]?.[`${side}_zone`] ?? 'UTC'
      const page = await comeFromTheStory(email, timezone)
      await watchShifts(page)
      for (const { uuid, status } of theirs) {
        const answer = await goTo(page, `/p/${side}/orders/${uuid}`)
        if (answer.status() === 404) continue
        found[`${status} ${side} ${uuid.slice(-6)}`] = await lowest(page)
        const shifts = await shiftsOf(page)
        expect(
          shifts.reduce((all, { share }) => all + share, 0),
          JSON.stringify(shifts),
        ).toBeLessThan(MOST_SHIFT)
        await expectNoSidewaysScroll(page)
      }
    }
  expect(Object.fromEntries(Object.entries(found).filter(([, px]) => px > MOST_PX))).toEqual({})
  expect(Object.keys(found).length).toBeGreaterThan(8)
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
  expect(await message.evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true)
})
