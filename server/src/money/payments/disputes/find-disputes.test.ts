import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type World, withSandbox, withStripe } from '../../../../test/hand-at-processor.ts'
import { balanceOf, makePayment, orderStatusOf, payOnPage } from '../../../../test/payments.ts'
import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts'
import { verifyLedger } from '../../ledger/verify-ledger.ts'
import { findDisputes } from './find-disputes.ts'

describe.each([
  ['the sandbox', withSandbox],
  ['Stripe', withStripe],
])('a dispute at %s whose news were lost', (_name, open) => {
  let world: World
  beforeAll(async () => {
    world = await open()
  })
  afterAll(() => world?.close())

  async function paid() {
    const { server } = world
    const { browser, ref, order } = await makePayment(server)
    await world.payPage((await payOnPage(browser, ref)).body.data.url)
    await world.deliver()
    expect(await orderStatusOf(server, order.id)).toBe('paid')
    const { id, charge_id } = await server.context.db
      .selectFrom('payment_activity as activity')
      .innerJoin('payment', 'payment.id', 'activity.payment_id')
      .select(['payment.id', 'charge_id'])
      .where('ref', '=', ref)
      .where('charge_id', 'is not', null)
      .executeTakeFirstOrThrow()
    const of = (table: 'payment_alarm' | 'dispute') =>
      server.context.db.selectFrom(table).selectAll().where('payment_id', '=', id)
    return {
      chargeId: charge_id ?? '',
      held: async () => [
        await balanceOf(server, 'escrow', order.id),
        await balanceOf(server, 'dispute_hold', order.id),
      ],
      alarms: async () =>
        (await of('payment_alarm').orderBy('created_at').orderBy('id').execute()).map((alarm) => [
          'kind' in alarm && alarm.kind,
          'processor_id' in alarm && alarm.processor_id,
        ]),
    }
  }

  /** Twice: what was found is found once. */
  async function look() {
    await world.loseNews()
    for (let time = 0; time < 2; time++) await findDisputes.run(world.server.context, {})
    expect(await verifyLedger(world.server.context)).toMatchObject({ entries: [], accounts: [], pending: [] })
  }

  test('is found, and its money waits', async () => {
    const { chargeId, alarms, held } = await paid()
    expect(await held()).toEqual([-50_000, 0])
    const id = await world.dispute(chargeId)
    await look()
    expect(await alarms()).toEqual([['dispute', id]])
    expect(await held()).toEqual([0, 0])
  })

  test.each(['won', 'lost'] as const)('is found to be %s', async (outcome) => {
    const { chargeId, alarms, held } = await paid()
    const id = await world.dispute(chargeId)
    await world.deliver()
    await world.decide(id, outcome)
    world.server.clock.forward(HOUR_MS)
    await look()
    expect(await alarms()).toEqual([
      ['dispute', id],
      [`dispute_${outcome}`, id],
    ])
    expect(await held()).toEqual(outcome === 'won' ? [-50_000, 0] : [0, 0])
  })

  test('is asked about as long as it is open', async () => {
    const { chargeId, alarms } = await paid()
    const id = await world.dispute(chargeId)
    await world.deliver()
    world.server.clock.forward(400 * DAY_MS)
    await world.decide(id, 'won')
    await look()
    expect((await alarms()).map(([kind]) => kind)).toEqual(['dispute', 'dispute_won'])
  })
})
