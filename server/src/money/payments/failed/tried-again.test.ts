import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type World, withSandbox, withStripe } from '../../../../test/hand-at-processor.ts'
import { balanceOf, makePayment, payOnPage } from '../../../../test/payments.ts'
import { verifyLedger } from '../../ledger/verify-ledger.ts'

describe.each([
  ['the sandbox', withSandbox],
  ['Stripe', withStripe],
])('a refund that comes back at %s', (_name, open) => {
  let world: World
  beforeAll(async () => {
    world = await open()
  })
  afterAll(() => world?.close())

  test('goes to the card under a new name when it is tried again', async () => {
    const { server } = world
    const { browser, ref, order } = await makePayment(server)
    const { body } = await payOnPage(browser, ref)
    await world.payPage(body.data.url)
    await browser.post(`/orders/${order.id}/cancel`)
    await world.deliver()
    await world.deliver()
    const find = () =>
      server.context.db
        .selectFrom('refund')
        .innerJoin('payment', 'payment.id', 'refund.payment_id')
        .select(['refund.id', 'refund.status', 'processor_id'])
        .where('ref', '=', ref)
        .executeTakeFirstOrThrow()
    const first = await find()
    expect(first.status).toBe('processed')
    await world.bounce(first.processor_id ?? '')
    await world.deliver()
    expect((await browser.get('/refunds')).body.data).toMatchObject([
      { id: first.id, is_returned: true, may: ['retry', 'keep', 'give_bank'] },
    ])
    expect(await balanceOf(server, 'refund_payable', first.id)).toBe(-50_000)

    expect((await browser.post(`/refunds/${first.id}/retry`)).body.data.slug).toBe('pending')
    await server.jobsDone()
    await world.deliver()
    const again = await find()
    expect(again).toMatchObject({ id: first.id, status: 'processed' })
    expect(again.processor_id).not.toBe(first.processor_id)
    expect(await balanceOf(server, 'refund_payable', first.id)).toBe(0)

    await world.bounce(again.processor_id ?? '')
    await world.deliver()
    expect((await browser.post(`/refunds/${first.id}/credit`)).body.data.slug).toBe('kept')
    expect((await browser.get('/coupons')).body.data.items).toMatchObject([{ balance: { amount: 50_000 } }])
    expect(await verifyLedger(server.context)).toMatchObject({ entries: [], accounts: [] })
  })
})
