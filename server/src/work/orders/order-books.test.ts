import { openDispute } from '@sojourn/sandbox/disputes/dispute-store'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePaidWork, makeSides, makeWork, type PaidWork } from '../../../test/paid-work.ts'
import { giveCredit } from '../../../test/paying-coupons.ts'
import { chargesOf, enter, makePayment, NO_LIMITS, quieten } from '../../../test/payments.ts'
import { makePerson } from '../../../test/people.ts'
import { sandboxOf } from '../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { complete } from '../../../test/wallets.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
})
afterAll(() => server.close())

const usd = (amount: number) => ({ amount, currency: 'USD' })
const earned = (share: number, commission: number, refund = 0) => ({
  ...{ commission_percent: 15, amount: usd(share), commission: usd(commission) },
  ...{ coupon: usd(0), refund: usd(refund) },
})

/** Each side asks for the order itself. */
async function readBy({ id, client, agent }: PaidWork) {
  const sides = [await enter(server, client), await enter(server, agent)]
  const [ofClient, ofAgent] = await Promise.all(
    sides.map(async (browser) => (await browser.get(`/orders/${id}`)).body.data),
  )
  expect(ofClient.earnings).toBeNull()
  const { amount, commission } = ofAgent.earnings
  expect(ofClient.accepting_pays).toEqual(ofClient.held && { agent: amount, commission })
  expect(ofAgent.accepting_pays).toBeNull()
  return { held: [ofClient.held, ofAgent.held], earnings: ofAgent.earnings }
}

/** Both agree on a refund of so much, after which the work goes on or ends. */
async function agreeOn(work: PaidWork, amount: number, continues: boolean) {
  const text = 'Nothing has happened for three weeks.'
  const asked = await work.asClient.post(`/orders/${work.id}/conflicts`, { reason: 'late', text })
  const path = `/orders/${work.id}/conflicts/${asked.body.data.id}/refunds`
  const { body } = await work.asClient.post(path, { amount, destination: 'card', continues, text })
  const answer = await work.asAgent.patch(`${path}/${body.data.refunds.at(-1).id}`, { answer: 'accept' })
  expect(answer.text).toContain('"data"')
  await quieten(server)
}

describe('what is held, and what the agent earns by it', () => {
  test('are the price until something goes back, and nothing is held once the work is accepted', async () => {
    const work = await makeWork(server)
    expect(await readBy(work)).toEqual({ held: [usd(500_00), usd(500_00)], earnings: earned(425_00, 75_00) })
    await complete(work)
    expect(await readBy(work)).toEqual({ held: [null, null], earnings: earned(425_00, 75_00) })
  })

  test('are less after a part went back and the work goes on', async () => {
    const work = await makeWork(server)
    await agreeOn(work, 200_00, true)
    expect(await readBy(work)).toEqual({
      held: [usd(300_00), usd(300_00)],
      earnings: earned(255_00, 45_00, 200_00),
    })
  })

  test('are the rest after a part went back and the order ended', async () => {
    const work = await makeWork(server)
    await agreeOn(work, 200_00, false)
    expect(await readBy(work)).toEqual({ held: [null, null], earnings: earned(255_00, 45_00, 200_00) })
  })

  test('are nothing after all of it went back', async () => {
    const work = await makePaidWork(server)
    expect(
      (await work.asAgent.post(`/orders/${work.id}/decline`, { reason: 'I am ill and cannot go on.' }))
        .status,
    ).toBe(200)
    await quieten(server)
    expect(await readBy(work)).toEqual({ held: [null, null], earnings: earned(0, 0, 500_00) })
  })

  test('are nothing held, and all that is earned, while a bank decides about the payment', async () => {
    const work = await makeWork(server)
    const charge = (await chargesOf(server)).at(-1)?.id ?? ''
    await openDispute(sandboxOf(server).house.book, charge, server.clock.now())
    await quieten(server)
    expect(await readBy(work)).toEqual({ held: [null, null], earnings: earned(425_00, 75_00) })
  })

  test('count what credit paid', async () => {
    const { shopper, agent, asAgent } = await makeSides(server)
    const { browser, ref, order } = await makePayment(server, { shopper, agent })
    const coupons = [await giveCredit(server, shopper, 500_00)]
    await browser.post(`/payments/${ref}/calculate-totals`, { coupons })
    expect((await browser.post(`/payments/${ref}/pay`, {})).status).toBe(200)
    await quieten(server)
    const work = { id: order.id, client: shopper, agent, asClient: browser, asAgent }
    expect((await browser.get(`/orders/${order.id}`)).body.data.payment.amount).toEqual(usd(0))
    expect(await readBy(work)).toEqual({ held: [usd(500_00), usd(500_00)], earnings: earned(425_00, 75_00) })
  })
})

test('nobody but the two sides reads them', async () => {
  const { id } = await makePaidWork(server)
  const stranger = await enter(server, await makePerson(server))
  expect((await stranger.get(`/orders/${id}`)).status).toBe(404)
})
