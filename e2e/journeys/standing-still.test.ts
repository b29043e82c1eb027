import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import { test } from 'vitest'
import { askDatabase } from '../ask-database.ts'
import { openContext, openPage, PHONE } from '../browser.ts'
import { expectStill } from '../layout-shifts.ts'
import { makeOffer } from '../make-offer.ts'
import { makeGoalFor, makeOrder, payByGift } from '../make-order.ts'
import { goTo } from '../navigate.ts'
import { see } from '../see.ts'
import { comeAs, makePerson } from '../sign-in.ts'
import { makeAgent, openSession } from '../world.ts'

const agent = await makeAgent({ firstName: 'Leila', lastName: 'Haddadi' })

test('on a phone nothing moves away on the pages a stranger comes to', async () => {
  const { page } = await openPage(await openContext({ width: PHONE }))
  for (const path of [paths.otp(), paths.securityQuestion(), paths.checkEmail(), paths.agent(agent.uuid)]) {
    await goTo(page, path)
    await see(page.locator('h1'), { count: 1 })
    await expectStill(page)
  }
})

test('nor where a client writes a goal, reads an offer between messages and chooses a time, though replies are late', async () => {
  const client = await makePerson()
  // The offer of a time zone stands above the first page of who has none, and moves it.
  await askDatabase("update person set timezone = 'UTC' where email = $1", [client.email])
  const session = await openSession(client)
  const order = await makeOrder(session, await makeGoalFor(session, agent.service), agent.service)
  await payByGift(session, await openSession(await makePerson({ kind: 'staff' })), order, agent.service)
  await makeOffer(await openSession(agent), order, agent.service)

  const { page } = await comeAs(client, { width: PHONE })
  await goTo(page, clientPaths.conversation(order.uuid))
  await see(page.getByRole('link', { name: 'Read and answer' }))
  await expectStill(page)
  for (const path of [clientPaths.createGoal(), clientPaths.schedule(order.uuid), clientPaths.today()]) {
    await goTo(page, path)
    await see(page.locator('h1'), { count: 1 })
    await expectStill(page)
  }
})
