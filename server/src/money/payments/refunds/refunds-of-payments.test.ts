import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSides } from '../../../../test/paid-work.ts'
import { makePromo } from '../../../../test/paying-coupons.ts'
import { makePayment, NO_LIMITS, payByCard, quieten } from '../../../../test/payments.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'

let server: TestApp
let sides: Awaited<ReturnType<typeof makeSides>>
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
  sides = await makeSides(server)
})
afterAll(() => server.close())

const usd = (amount: number) => ({ amount, currency: 'USD' })

/** 480.00 by card and 20.00 by a coupon. */
async function paid() {
  const { shopper, agent, card } = sides
  const { order, ref } = await makePayment(server, { shopper, agent })
  const code = await makePromo(server, 20_00)
  await shopper.browser.post(`/payments/${ref}/calculate-totals`, { coupons: [code] })
  expect((await payByCard(shopper.browser, ref, card)).status).toBe(200)
  return { order, ref, code }
}
const leave = async ({ order }: { order: { id: string } }, destination: 'card' | 'credit') =>
  expect((await sides.shopper.browser.post(`/orders/${order.id}/leave`, { destination })).status).toBe(200)
const shown = async (ref: string) => (await sides.shopper.browser.get(`/payments/${ref}`)).body.data
const listed = async (ref: string) =>
  (await sides.shopper.browser.get('/payments')).body.data.items.find(
    (payment: { ref: string }) => payment.ref === ref,
  )

test('a client reads beside each payment where its money went back, and what is on its way', async () => {
  const asCredit = await paid()
  const toCard = await paid()
  const kept = await paid()
  await leave(asCredit, 'credit')
  await leave(toCard, 'card')
  const coupons = ({ code }: { code: string }) => [{ code, amount: usd(20_00) }]
  const credited = {
    refund: { card: usd(0), credit: usd(480_00), promo: usd(20_00), coupons: coupons(asCredit) },
    on_its_way: usd(0),
  }
  const carded = {
    refund: { card: usd(480_00), credit: usd(0), promo: usd(20_00), coupons: coupons(toCard) },
    on_its_way: usd(480_00),
  }
  for (const read of [shown, listed]) {
    expect(await read(asCredit.ref)).toMatchObject(credited)
    expect(await read(toCard.ref)).toMatchObject(carded)
    expect(await read(kept.ref)).toMatchObject({ refund: null, on_its_way: usd(0) })
  }
  await quieten(server)
  for (const read of [shown, listed])
    expect(await read(toCard.ref)).toMatchObject({ ...carded, on_its_way: usd(0) })
})
