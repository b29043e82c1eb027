import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type World, withSandbox, withStripe } from '../../../../test/hand-at-processor.ts'
import { makePromo } from '../../../../test/paying-coupons.ts'
import {
  balanceOf,
  enter,
  makePayment,
  makeShopper,
  orderStatusOf,
  payOnPage,
} from '../../../../test/payments.ts'
import { makePerson } from '../../../../test/people.ts'
import { HOUR_MS } from '../../../platform/clock.ts'
import { verifyLedger } from '../../ledger/verify-ledger.ts'
import { findRefundsElsewhere } from './find-refunds-elsewhere.ts'

describe.each([
  ['the sandbox', withSandbox],
  ['Stripe', withStripe],
])('money given back at %s by hand', (_name, open) => {
  let world: World
  beforeAll(async () => {
    world = await open()
  })
  afterAll(() => world?.close())
  const db = () => world.server.context.db

  async function paid() {
    const made = await makePayment(world.server)
    const { body } = await payOnPage(made.browser, made.ref)
    await world.payPage(body.data.url)
    await world.deliver()
    expect(await orderStatusOf(world.server, made.order.id)).toBe('paid')
    return { ...made, chargeId: await chargeOf(made.ref) }
  }
  const chargeOf = async (ref: string) =>
    (
      await db()
        .selectFrom('payment_activity as activity')
        .innerJoin('payment', 'payment.id', 'activity.payment_id')
        .select('charge_id')
        .where('ref', '=', ref)
        .where('charge_id', 'is not', null)
        .executeTakeFirstOrThrow()
    ).charge_id ?? ''
  const paymentOf = (ref: string) =>
    db().selectFrom('payment').selectAll().where('ref', '=', ref).executeTakeFirstOrThrow()
  const refundsOf = async (ref: string) =>
    db()
      .selectFrom('refund')
      .select(['reason', 'amount', 'status', 'processor_id'])
      .where('payment_id', '=', (await paymentOf(ref)).id)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  const alarmsOf = async (ref: string) =>
    db()
      .selectFrom('payment_alarm')
      .select(['kind', 'processor_id', 'detail'])
      .where('payment_id', '=', (await paymentOf(ref)).id)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  const clearing = () => balanceOf(world.server, 'clearing', null)
  const wholeBooks = async () =>
    expect(await verifyLedger(world.server.context)).toMatchObject({ entries: [], accounts: [], pending: [] })

  test.each([
    ['its news', () => world.deliver()],
    [
      'the reconciler, its news lost',
      async () => {
        await world.loseNews()
        await findRefundsElsewhere.run(world.server.context, {})
        await findRefundsElsewhere.run(world.server.context, {})
      },
    ],
  ])('all of it, is in the books by %s, and staff are told once', async (_how, hear) => {
    const { browser, ref, order, chargeId } = await paid()
    const before = await clearing()
    const id = await world.refund(chargeId, 50_000)
    await hear()
    await world.deliver()
    expect(await refundsOf(ref)).toEqual([
      { reason: 'processor', amount: 50_000, status: 'processed', processor_id: id },
    ])
    expect(await clearing()).toBe(before - 50_000)
    expect(await balanceOf(world.server, 'escrow', order.id)).toBe(0)
    expect((await browser.get(`/payments/${ref}`)).body.data.refunded.amount).toBe(50_000)
    expect(await alarmsOf(ref)).toEqual([
      {
        kind: 'refund_elsewhere',
        processor_id: id,
        detail: expect.objectContaining({ amount: 50_000, currency: 'USD' }),
      },
    ])
    await wholeBooks()
    const staff = await enter(world.server, await makePerson(world.server, { staff: true }))
    const { items } = (await staff.get('/staff/payment-alarms')).body.data
    expect(items[0]).toMatchObject({
      kind: 'refund_elsewhere',
      payment: { ref },
      details: { amount: '50000' },
    })
  })

  test('in parts, is booked part by part until nothing is left', async () => {
    const { ref, order, chargeId } = await paid()
    for (const [amount, left] of [
      [3_333, 46_667],
      [16_667, 30_000],
      [30_000, 0],
    ] as const) {
      await world.refund(chargeId, amount)
      await world.deliver()
      expect(await balanceOf(world.server, 'escrow', order.id)).toBe(-left || 0)
    }
    expect((await refundsOf(ref)).map(({ amount, status }) => [amount, status])).toEqual([
      [3_333, 'processed'],
      [16_667, 'processed'],
      [30_000, 'processed'],
    ])
    expect(await alarmsOf(ref)).toHaveLength(3)
    await wholeBooks()
  })

  test('is taken from the price and its taxes, and nothing from what coupons paid', async () => {
    const { server } = world
    Object.defineProperty(server.context.settings, 'taxes', {
      ...{ configurable: true, value: { CA: [{ code: 'GST', name: 'GST', percent: 5 }] } },
    })
    const shopper = await makeShopper(server, { country: 'CA' })
    const { browser, ref, order } = await makePayment(server, { shopper })
    await browser.post(`/payments/${ref}/calculate-totals`, { coupons: [await makePromo(server, 2_000)] })
    await world.payPage((await payOnPage(browser, ref)).body.data.url)
    await world.deliver()
    const tax = await balanceOf(server, 'tax', null)
    const promo = await balanceOf(server, 'promo_expense', null)
    await world.refund(await chargeOf(ref), 50_500)
    await world.deliver()
    const { amount } = await paymentOf(ref)
    expect(amount).toBe(50_500)
    // 505.00 of 525.00: 480.95 of the price of 500.00, and 24.05 of the tax of 25.00.
    expect(await balanceOf(server, 'escrow', order.id)).toBe(-1_905)
    expect((await balanceOf(server, 'tax', null)) - tax).toBe(2_405)
    expect(await balanceOf(server, 'promo_expense', null)).toBe(promo)
    await wholeBooks()
  })

  test('of a payment whose money is held no longer is for people: the books do not move', async () => {
    const { ref, order, chargeId } = await paid()
    await db().updateTable('payment').set({ dispute: 'lost' }).where('ref', '=', ref).execute()
    const before = await clearing()
    const id = await world.refund(chargeId, 1_000)
    await world.deliver()
    expect(await clearing()).toBe(before)
    expect(await balanceOf(world.server, 'escrow', order.id)).toBe(-50_000)
    expect(await refundsOf(ref)).toEqual([])
    expect(await alarmsOf(ref)).toMatchObject([
      { kind: 'refund_by_hand', processor_id: id, detail: { amount: 1_000, currency: 'USD' } },
    ])
  })

  test('that failed is told to those who were asked to book it, and else to nobody', async () => {
    const byHand = await paid()
    await db().updateTable('payment').set({ dispute: 'lost' }).where('ref', '=', byHand.ref).execute()
    const id = await world.refund(byHand.chargeId, 1_000)
    await world.deliver()
    await world.bounce(id)
    await world.deliver()
    expect((await alarmsOf(byHand.ref)).map(({ kind, processor_id }) => [kind, processor_id])).toEqual([
      ['refund_by_hand', id],
      ['refund_returned', id],
    ])

    const unheard = await paid()
    const failed = await world.refund(unheard.chargeId, 50_000)
    await world.loseNews()
    await world.bounce(failed)
    await world.deliver()
    expect([await refundsOf(unheard.ref), await alarmsOf(unheard.ref)]).toEqual([[], []])
    expect(await balanceOf(world.server, 'escrow', unheard.order.id)).toBe(-50_000)
  })

  test('after a refund of ours did not go through, is that refund', async () => {
    const made = await makePayment(world.server)
    const { body } = await payOnPage(made.browser, made.ref)
    await world.payPage(body.data.url)
    await made.browser.post(`/orders/${made.order.id}/cancel`)
    await world.deliver()
    await world.deliver()
    const [first] = await refundsOf(made.ref)
    expect(first).toMatchObject({ reason: 'too_late', status: 'processed' })
    const before = await clearing()
    await world.bounce(first?.processor_id ?? '')
    await world.deliver()
    expect(await refundsOf(made.ref)).toMatchObject([{ status: 'failed' }])
    expect(await clearing()).toBe(before + 50_000)
    expect((await made.browser.get(`/payments/${made.ref}`)).body.data.refunded.amount).toBe(0)
    expect((await alarmsOf(made.ref)).map(({ kind }) => kind)).toEqual(['refund_returned'])

    const again = await world.refund(await chargeOf(made.ref), 50_000)
    await world.deliver()
    expect(await refundsOf(made.ref)).toMatchObject([
      { reason: 'too_late', status: 'processed', processor_id: again },
    ])
    expect(await clearing()).toBe(before)
    expect((await made.browser.get(`/payments/${made.ref}`)).body.data.refunded.amount).toBe(50_000)
    await wholeBooks()
  })

  test('and sent back by the bank later, is ours again, also where only the reconciler sees it', async () => {
    const { ref, chargeId } = await paid()
    const before = await clearing()
    const id = await world.refund(chargeId, 50_000)
    await world.deliver()
    await world.bounce(id)
    await world.loseNews()
    world.server.clock.forward(HOUR_MS)
    await findRefundsElsewhere.run(world.server.context, {})
    await findRefundsElsewhere.run(world.server.context, {})
    expect(await refundsOf(ref)).toMatchObject([{ reason: 'processor', status: 'failed' }])
    expect(await clearing()).toBe(before)
    expect(await paymentOf(ref)).toMatchObject({ refunded_amount: 0 })
    expect((await alarmsOf(ref)).map(({ kind }) => kind)).toEqual(['refund_elsewhere', 'refund_returned'])
    await wholeBooks()
  })
})
