import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { CustomerUnknown, ProcessorRefused } from '../../src/platform/payments/processor.ts'
import type { Shop } from './shop.ts'

const aCard = {
  id: expect.stringMatching(/./),
  brand: expect.stringMatching(/./),
  last4: expect.stringMatching(/^\d{4}$/),
  cardType: 'Credit Card',
  expMonth: expect.toSatisfy((month: number) => month >= 1 && month <= 12),
  expYear: expect.toSatisfy((year: number) => year > 2000),
  fingerprint: expect.stringMatching(/./),
}

export function cards(open: () => Shop) {
  describe('cards that are kept', () => {
    test('come from a page of their own', async () => {
      const shop = open()
      const asked = await shop.setup()
      const setup = await shop.processor.openSetup(asked)
      expect(URL.canParse(setup.url)).toBe(true)
      const waiting = { id: setup.id, reference: asked.reference, state: 'open', card: null }
      expect(await shop.processor.readSetup(setup.id)).toEqual(waiting)
      await shop.payer.addCard(setup, 'good')
      const done = { id: setup.id, reference: asked.reference, state: 'done', card: aCard }
      expect(await shop.processor.readSetup(setup.id)).toEqual(done)
      await expect(shop.payer.addCard(setup, 'good')).rejects.toThrow()
    })

    test('are none that have expired; the page waits for another', async () => {
      const shop = open()
      const setup = await shop.processor.openSetup(await shop.setup())
      await shop.payer.addCard(setup, 'expired')
      expect(await shop.processor.readSetup(setup.id)).toMatchObject({ state: 'open', card: null })
      await shop.payer.addCard(setup, 'good')
      expect(await shop.processor.readSetup(setup.id)).toMatchObject({ state: 'done', card: aCard })
    })

    test('have one page for a key', async () => {
      const shop = open()
      const asked = await shop.setup()
      const answers = await Promise.all([1, 2, 3, 4].map(() => shop.processor.openSetup(asked)))
      for (const answer of answers) expect(answer).toEqual(answers[0])
      expect(await shop.processor.openSetup(asked)).toEqual(answers[0])
    })

    test('are asked for on a page that nobody remembers', async () => {
      const { processor } = open()
      expect(await processor.readSetup(`cs_test_${randomUUID()}`)).toBeNull()
      expect(await processor.readSetup(randomUUID())).toBeNull()
    })

    test('are told apart by their number, wherever they came from', async () => {
      const shop = open()
      const [first, again, other] = [
        await shop.keepCard('good'),
        await shop.keepCard('good'),
        await shop.keepCard('slow'),
      ]
      expect(again.fingerprint).toBe(first.fingerprint)
      expect(other.fingerprint).not.toBe(first.fingerprint)
      const checkout = await shop.openCheckout()
      await shop.payer.payCheckout(checkout, 'good', { keep: true })
      const { savedCard } = (await shop.processor.readAttempt(checkout.id)) ?? {}
      expect(savedCard?.fingerprint).toBe(first.fingerprint)
    })

    test('come from a checkout where the payer wants it, and can be charged later', async () => {
      const shop = open()
      const checkout = await shop.openCheckout()
      await shop.payer.payCheckout(checkout, 'good', { keep: true })
      const { savedCard } = (await shop.processor.readAttempt(checkout.id)) ?? {}
      expect(savedCard).toEqual(aCard)
      const asked = await shop.charge({ cardId: savedCard?.id ?? '' })
      expect(await shop.processor.charge(asked)).toMatchObject({ state: 'captured' })
      expect(await shop.charged(asked.reference)).toHaveLength(1)
    })

    test('cannot be charged once they are removed, and can be removed twice', async () => {
      const shop = open()
      const { id } = await shop.keepCard('good')
      await shop.processor.removeCard(id)
      await shop.processor.removeCard(id)
      const asked = await shop.charge({ cardId: id })
      await expect(shop.processor.charge(asked)).rejects.toThrow(ProcessorRefused)
      expect(await shop.charged(asked.reference)).toEqual([])
    })

    test('are gone with their owner, who can be removed twice; what was paid stays', async () => {
      const shop = open()
      const { id } = await shop.keepCard('good')
      const { chargeId } = await shop.paid()
      const customerId = await shop.customerId()
      await shop.processor.removeCustomer(customerId)
      await shop.processor.removeCustomer(customerId)
      const asked = await shop.charge({ cardId: id })
      await expect(shop.processor.charge(asked)).rejects.toThrow(ProcessorRefused)
      await expect(shop.openCheckout()).rejects.toThrow(CustomerUnknown)
      await expect(shop.processor.openSetup(await shop.setup())).rejects.toThrow(CustomerUnknown)
      const refund = { key: randomUUID(), chargeId, amount: 100 }
      expect(await shop.processor.refund(refund)).toMatchObject({ chargeId, amount: 100 })
    })

    test('belong to somebody who may have another email, told once or twice', async () => {
      const shop = open()
      const { id: cardId } = await shop.keepCard('good')
      const id = await shop.customerId()
      expect(await shop.opened.emailOf(id)).toBe('mina@people.example')
      for (let time = 0; time < 2; time++) {
        await shop.processor.updateCustomer({ id, email: 'mina@elsewhere.example' })
        expect(await shop.opened.emailOf(id)).toBe('mina@elsewhere.example')
      }
      expect(await shop.processor.charge(await shop.charge({ cardId }))).toMatchObject({ state: 'captured' })

      await shop.processor.removeCustomer(id)
      for (const gone of [id, `cus_${randomUUID().slice(0, 8)}`]) {
        await shop.processor.updateCustomer({ id: gone, email: 'mina@third.example' })
        expect(await shop.opened.emailOf(gone)).toBeNull()
      }
    })

    test('of somebody nobody heard of cannot be asked for', async () => {
      const shop = open()
      const customerId = `cus_${randomUUID().slice(0, 8)}`
      await shop.processor.removeCustomer(customerId)
      await expect(shop.openCheckout({ customerId })).rejects.toThrow(CustomerUnknown)
    })

    test('cannot be charged in the name of somebody else', async () => {
      const [shop, elsewhere] = [open(), open()]
      const { id } = await shop.keepCard('good')
      const asked = await elsewhere.charge({ cardId: id })
      await expect(shop.processor.charge(asked)).rejects.toThrow(ProcessorRefused)
      expect(await shop.charged(asked.reference)).toEqual([])
    })
  })
}
