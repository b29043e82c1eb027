import { randomBytes } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeGoalFor, makeOrder, payByGift } from '../make-order.ts'
import { reload } from '../navigate.ts'
import { passport } from '../passport.ts'
import { see, unseen } from '../see.ts'
import { act } from '../settled.ts'
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
  await see(mine.getByText('Uploaded', { exact: true }))
  await see(mine.getByText('scan.png').first())
  expect(parts).toBeLessThanOrEqual(6)
  const documents = new URL(`/api/orders/${order.uuid}/documents`, page.url()).href
  const { data } = await (await context.request.get(documents)).json()
  const kept = await context.request.get(`${documents}/${data.items[0].uuid}/download`)
  expect((await kept.body()).equals(buffer)).toBe(true)
})

test('an upload that a reload cuts is named, and goes on when the same file is chosen again', async () => {
  const client = await makePerson()
  const session = await openSession(client)
  const order = await makeOrder(session, await makeGoalFor(session, service), service)
  await payByGift(session, staff, order, service)
  const { page, problems } = await visitAs(client, `/p/client/orders/${order.uuid}`, { width: 390 })
  problems.allow(/net::ERR_(FAILED|ABORTED)/)
  const file = join(await mkdtemp(join(tmpdir(), 'cut-')), 'scan.png')
  await writeFile(file, Buffer.concat([passport, randomBytes(2_500_000)]))

  const at: string[] = []
  let isCut = true
  const { promise: firstPart, resolve } = Promise.withResolvers<void>()
  // raw: the page is left once the server has the first part, and before it hears so, which no button does.
  await page.route('**/api/uploads/*', async (route) => {
    const begins = new URL(route.request().url()).searchParams.get('at')
    if (begins !== null) at.push(begins)
    if (!isCut) return route.continue()
    await route.fetch()
    resolve()
  })
  const mine = page.getByRole('listitem', { name: 'Passport' })
  const choose = () => mine.getByLabel('Upload Passport', { exact: true }).setInputFiles(file)
  // raw: it never rests, as its second part gets no answer.
  await choose()
  await firstPart
  isCut = false
  await reload(page)
  await see(mine.getByText(/The upload of “scan\.png” stopped at \d+%\. Choose the same file again/))
  at.length = 0
  await act(page, choose)
  await see(mine.getByText('Uploaded', { exact: true }))
  expect(at).toEqual(['1000000', '2000000'])
  await unseen(page, mine.getByText(/stopped at/))
})
