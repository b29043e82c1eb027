import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeGoalFor, makeOrder, payByGift } from '../make-order.ts'
import { passport } from '../passport.ts'
import { see } from '../see.ts'
import { makePerson, visitAs } from '../sign-in.ts'
import { makeAgent, openSession } from '../world.ts'

const staff = await openSession(await makePerson({ kind: 'staff', firstName: 'Ida' }))
const { service } = await makeAgent({ offer: { requirements: [{ name: 'Passport' }] } })

test('an upload that loses its network says so, continues by itself and arrives byte for byte', async () => {
  const client = await makePerson()
  const session = await openSession(client)
  const order = await makeOrder(session, await makeGoalFor(session, service), service)
  await payByGift(session, staff, order, service)
  const { page, problems } = await visitAs(client, `/p/client/orders/${order.uuid}`, { width: 390 })
  problems.allow(/net::ERR_(INTERNET_DISCONNECTED|FAILED|NETWORK_CHANGED)/)

  const buffer = Buffer.concat([passport, randomBytes(2_500_000)])
  const context = page.context()
  let parts = 0
  // raw: the network goes in the middle of the second part, which no button does.
  await page.route('**/api/uploads/*', async (route) => {
    parts += route.request().method() === 'PUT' ? 1 : 0
    if (parts !== 2) return route.continue()
    await context.setOffline(true)
    return route.abort('internetdisconnected')
  })
  const mine = page.getByRole('listitem', { name: 'Passport' })
  // raw: it rests only once the network is back.
  await mine
    .getByLabel('Upload Passport', { exact: true })
    .setInputFiles({ name: 'scan.png', mimeType: 'image/png', buffer })
  await see(mine.getByText('The connection was lost. The upload continues when it is back.').first())

  await context.setOffline(false)
  await see(mine.getByText('Handed over', { exact: true }))
  await see(mine.getByText('scan.png').first())
  expect(parts).toBeLessThanOrEqual(6)
  const documents = new URL(`/api/orders/${order.uuid}/documents`, page.url()).href
  const { data } = await (await context.request.get(documents)).json()
  const kept = await context.request.get(`${documents}/${data.items[0].uuid}/download`)
  expect((await kept.body()).equals(buffer)).toBe(true)
})
