import { afterAll, beforeAll, expect, test } from 'vitest'
import { ProcessorUnreachable } from '../../../server/src/platform/payments/processor.ts'
import { type OpenedSandbox, openSandboxAlone } from '../../../server/test/open-sandbox.ts'
import { Shop } from '../../../server/test/processor-contract/shop.ts'
import { POINTS } from '../faults.ts'

let opened: OpenedSandbox
let shop: Shop
beforeAll(async () => {
  opened = await openSandboxAlone()
  shop = new Shop(opened)
})
afterAll(() => opened.close())

const look = async (query = '') => (await opened.app.inject(`/dev/payments${query}`)).body
const press = async (act: string, id: string) => {
  const answer = await opened.submit('/dev/payments', { act, id, show: 'charges' })
  expect(answer.statusCode).toBe(303)
}
const charge = async (chargeId: string) => (await opened.book()).charges.find(({ id }) => id === chargeId)
const set = (switches: Record<string, string>) => opened.submit('/dev/payments/switches', switches)

test('what happened is listed, fifty to a page, the newest first', async () => {
  const first = await shop.paid(101)
  for (let index = 0; index < 51; index++) {
    opened.clock.forward(1000)
    await shop.paid(10_000 + index)
  }
  const page = await look()
  expect(page.match(/<li>/g)).toHaveLength(50)
  expect(page.indexOf('$100.50')).toBeLessThan(page.indexOf('$100.49'))
  expect(page).not.toContain(first.chargeId)
  const older = /href="(\?show=charges&amp;before=[^"]+)"/.exec(page)?.[1]?.replace('&amp;', '&')
  const next = await look(older)
  expect(next).toContain(first.chargeId)
})

test.each(['charges', 'sessions', 'refunds', 'disputes', 'accounts', 'payouts', 'events', 'nonsense'])(
  '%s have a list',
  async (kind) => {
    await shop.paid()
    expect(await look(`?show=${kind}`)).toContain('The sandbox from inside')
  },
)

test('a charge is refunded, and its refund sent back by the bank', async () => {
  const { chargeId } = await shop.paid()
  await press('refund', chargeId)
  const refund = (await opened.book()).refunds.find((one) => one.chargeId === chargeId)
  expect(refund).toMatchObject({ chargeId, amount: 47_500 })
  expect(await opened.processor.readRefund(refund?.id ?? '')).toMatchObject({ state: 'pending' })
  await press('hurry', refund?.id ?? '')
  expect(await opened.processor.readRefund(refund?.id ?? '')).toMatchObject({ state: 'succeeded' })
  await press('bounce', refund?.id ?? '')
  expect(await opened.processor.readRefund(refund?.id ?? '')).toMatchObject({ state: 'failed' })
  expect(await charge(chargeId)).toMatchObject({ refunded: 0 })
})

test('buttons pressed twice, or many at once, do what one does', async () => {
  const all = (acts: [string, string][]) =>
    Promise.all(Array.from({ length: 6 }, () => acts.map(([act, id]) => press(act, id))).flat())
  const { chargeId } = await shop.paid()
  await all([['refund', chargeId]])
  const [refund] = (await opened.book()).refunds.filter((one) => one.chargeId === chargeId)
  expect(await charge(chargeId)).toMatchObject({ refunded: 47_500 })
  await all([
    ['hurry', refund?.id ?? ''],
    ['bounce', refund?.id ?? ''],
    ['refund', chargeId],
  ])
  const disputed = await shop.paid()
  await all([
    ['dispute', disputed.chargeId],
    ['refund', disputed.chargeId],
  ])
  const { id } = await shop.openCheckout()
  await all([
    ['close', id],
    ['refund', disputed.chargeId],
  ])
  const events = [...(await look('?show=events')).matchAll(/name="id" value="(event_[^"]+)"/g)]
  await all(events.slice(0, 4).map(([, event]) => ['redeliver', event!]))
  await press('refund', 'charge_of_nobody')
  for (const { amount, refunded } of (await opened.book()).charges)
    expect(refunded).toBeLessThanOrEqual(amount)
})

test('a bank asks back what is left, once, and decides once; meanwhile nothing is given back', async () => {
  const { chargeId } = await shop.paid(10_000)
  await opened.processor.refund({ key: 'a-part', chargeId, amount: 4_000 })
  const id = await opened.bank.dispute(chargeId)
  await press('dispute', chargeId)
  expect(await opened.processor.readDispute(id)).toMatchObject({ amount: 6_000, state: 'open' })
  await expect(opened.processor.refund({ key: 'meanwhile', chargeId, amount: 1 })).rejects.toThrow()
  await press('win', id)
  await press('lose', id)
  expect(await opened.processor.readDispute(id)).toMatchObject({ state: 'won' })
  await opened.processor.refund({ key: 'afterwards', chargeId, amount: 1 })
})

test('refunds fail by a switch, and the charge has its money again', async () => {
  await set({ refunds_fail: 'on' })
  const { chargeId } = await shop.paid()
  const { id } = await opened.processor.refund({ key: 'failing', chargeId, amount: 500 })
  opened.clock.forward(3_000)
  expect(await opened.processor.readRefund(id)).toMatchObject({ state: 'failed' })
  expect(await charge(chargeId)).toMatchObject({ refunded: 0 })
  await set({})
})

test('news are delivered again', async () => {
  await opened.sandbox.takeDeliveries()
  await shop.paid()
  const [delivery] = await opened.sandbox.takeDeliveries()
  expect(await opened.sandbox.takeDeliveries()).toEqual([])
  await press('redeliver', delivery?.id ?? '')
  expect(await opened.sandbox.takeDeliveries()).toMatchObject([{ id: delivery?.id, body: delivery?.body }])
})

test.each(POINTS)('a call broken off %s did it or did not, and asked again does it once', async (point) => {
  const asked = await shop.charge({ cardId: (await shop.keepCard('good')).id })
  await set({ left: '2', does: 'fail', point, call: 'charge' })
  expect(await opened.processor.readAttempt('nothing')).toBeNull()
  await expect(opened.processor.charge(asked)).rejects.toThrow(ProcessorUnreachable)
  const isDone = POINTS.indexOf(point) >= 3
  expect(await shop.charged(asked.reference)).toHaveLength(isDone ? 1 : 0)
  await expect(opened.processor.charge(asked)).rejects.toThrow(ProcessorUnreachable)
  expect(await opened.processor.charge(asked)).toMatchObject({ state: 'captured' })
  expect(await shop.charged(asked.reference)).toHaveLength(1)
})

test('a call that hangs is counted, for who wants to end the server there', async () => {
  const asked = await shop.charge({ cardId: (await shop.keepCard('good')).id })
  await set({ left: '1', does: 'hang', point: 'after_doing' })
  void opened.processor.charge(asked)
  await expect.poll(async () => (await opened.app.inject('/dev/payments.json')).json().data.hanging).toBe(1)
  expect(await shop.charged(asked.reference)).toHaveLength(1)
})

test('answers wait as long as they are told to', async () => {
  await set({ delay: '60' })
  const before = process.hrtime.bigint()
  await opened.processor.readAttempt('nothing')
  expect(Number(process.hrtime.bigint() - before) / 1e6).toBeGreaterThanOrEqual(59)
  await set({})
})

test('a form from elsewhere moves nothing', async () => {
  const { chargeId } = await shop.paid()
  const answer = await opened.submit(
    '/dev/payments',
    { act: 'refund', id: chargeId },
    { origin: 'https://evil.example' },
  )
  expect(answer.statusCode).toBe(403)
  expect(await charge(chargeId)).toMatchObject({ refunded: 0 })
})
