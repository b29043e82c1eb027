import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ForgedDelivery } from '../../src/platform/payments/processor.ts'
import type { Shop } from './shop.ts'

const SECOND_MS = 1000

async function aDelivery(shop: Shop) {
  await shop.paid()
  const delivery = (await shop.opened.deliveries()).at(-1)
  if (!delivery) throw new Error('Nothing was delivered')
  return delivery
}

const after = (shop: Shop, seconds: number) =>
  new Date(shop.opened.clock.now().getTime() + seconds * SECOND_MS)

export function deliveries(open: () => Shop) {
  describe('news', () => {
    test('of a payment lead to what can be read about it', async () => {
      const shop = open()
      const news = await shop.listen()
      const { reference } = await shop.paid()
      const told = await news('attempt')
      expect(told.length).toBeGreaterThan(0)
      for (const { objectId, occurredAt } of told) {
        const attempt = await shop.processor.readAttempt(objectId ?? '')
        expect(attempt).toMatchObject({ reference, state: 'captured' })
        expect(Math.abs(occurredAt.getTime() - shop.opened.clock.now().getTime())).toBeLessThan(
          60 * SECOND_MS,
        )
      }
    })

    test('of a saved card that was charged do too', async () => {
      const shop = open()
      const asked = await shop.charge({ cardId: (await shop.keepCard('needsConfirmation')).id })
      const { id, actionUrl } = await shop.processor.charge(asked)
      const news = await shop.listen()
      await shop.payer.confirm(actionUrl ?? '', true)
      expect((await news('attempt', id)).length).toBeGreaterThan(0)
    })

    test('come of each thing that happens elsewhere', async () => {
      const shop = open()
      const news = await shop.listen()
      const setup = await shop.processor.openSetup(await shop.setup())
      await shop.payer.addCard(setup, 'good')
      expect((await news('setup', setup.id)).length).toBeGreaterThan(0)

      const { chargeId } = await shop.paid(100_000)
      const refund = await shop.processor.refund({ key: randomUUID(), chargeId, amount: 500 })
      await shop.opened.settle()
      expect((await news('refund', refund.id)).length).toBeGreaterThan(0)

      const dispute = await shop.opened.bank.dispute(chargeId)
      const opening = (await news('dispute', dispute)).length
      expect(opening).toBeGreaterThan(0)
      await shop.opened.bank.decideDispute(dispute, 'won')
      expect((await news('dispute', dispute)).length).toBeGreaterThan(opening)

      const accountId = await shop.linkedAccount()
      expect((await news('account', accountId)).length).toBeGreaterThan(0)
      const asked = { key: randomUUID(), accountId, amount: 500, currency: 'USD' }
      const payout = await shop.processor.payOut(asked)
      await shop.opened.bank.finishPayout(payout.id, 'paid')
      expect((await news('payout', payout.id)).length).toBeGreaterThan(0)
    })

    test('have a number of their own each', async () => {
      const shop = open()
      await shop.paid()
      const all = await shop.opened.deliveries()
      const ids = all.map(({ body }) => shop.processor.readDelivery(body, shop.opened.sign(body)).id)
      expect(new Set(ids).size).toBe(ids.length)
    })

    test('are believed as they came, also when signed with the secret before this one', async () => {
      const shop = open()
      const { body, headers } = await aDelivery(shop)
      const said = shop.processor.readDelivery(body, headers)
      expect(shop.processor.readDelivery(body, shop.opened.sign(body))).toEqual(said)
      expect(shop.processor.readDelivery(body, shop.opened.sign(body, { secret: 'older' }))).toEqual(said)
    })

    test('are not believed with another secret, none, or one byte changed', async () => {
      const shop = open()
      const { body, headers } = await aDelivery(shop)
      const read = (changed: Buffer, by: Record<string, string>) => () =>
        shop.processor.readDelivery(changed, by)
      expect(read(body, shop.opened.sign(body, { secret: 'foreign' }))).toThrow(ForgedDelivery)
      expect(read(body, {})).toThrow(ForgedDelivery)
      const emptied = Object.fromEntries(Object.keys(headers).map((header) => [header, '']))
      expect(read(body, emptied)).toThrow(ForgedDelivery)
      for (const at of [0, body.length >> 1, body.length - 1]) {
        const changed = Buffer.from(body)
        changed[at] = (changed[at] ?? 0) ^ 1
        expect(read(changed, headers)).toThrow(ForgedDelivery)
      }
      expect(read(Buffer.concat([body, Buffer.from(' ')]), headers)).toThrow(ForgedDelivery)
    })

    test.each([-301, 301])('are not believed %d seconds off', async (seconds) => {
      const shop = open()
      const { body } = await aDelivery(shop)
      const headers = shop.opened.sign(body, { at: after(shop, seconds) })
      expect(() => shop.processor.readDelivery(body, headers)).toThrow(ForgedDelivery)
    })

    test.each([-298, 298])('are believed %d seconds off', async (seconds) => {
      const shop = open()
      const { body } = await aDelivery(shop)
      const headers = shop.opened.sign(body, { at: after(shop, seconds) })
      expect(shop.processor.readDelivery(body, headers).id).toBeTruthy()
    })
  })
}
