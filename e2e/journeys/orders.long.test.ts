import { expect, test } from 'vitest'
import { makeGoalFor, makeOrder } from '../make-order.ts'
import { goBack } from '../navigate.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'
import { makeAgent, openSession } from '../world.ts'

test('ten orders stand on a page, and the way on and back keeps its place', async () => {
  const { service } = await makeAgent()
  const client = await makePerson()
  const session = await openSession(client)
  const refs = []
  for (let number = 1; number <= 11; number++) {
    const goal = await makeGoalFor(session, service, `Journey ${number}`)
    refs.push((await makeOrder(session, goal, service)).ref)
  }
  const { page } = await visitAs(client, '/p/client/orders')
  const rows = page.getByRole('main').getByRole('rowheader')
  await see(rows, { count: 10 })
  await act(page, () => page.getByRole('link', { name: 'Next' }).click())
  await see(rows, { texts: [expect.stringContaining(refs[0] ?? '')] })
  await goBack(page)
  await see(rows, { count: 10 })
})
