import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ProcessorUnreachable } from '../../src/platform/payments/processor.ts'
import type { Shop } from './shop.ts'

const links = {
  returnUrl: 'https://sojourn.example/wallet',
  refreshUrl: 'https://sojourn.example/wallet?again',
}

/** Each call that changes something, ready to be made as often as one likes. */
const CALLS: Record<string, (shop: Shop) => Promise<() => Promise<unknown>>> = {
  addCustomer: async ({ processor }) => {
    const asked = { key: randomUUID(), personId: randomUUID(), email: 'mina@people.example' }
    return () => processor.addCustomer(asked)
  },
  updateCustomer: async (shop) => {
    const id = await shop.customerId()
    return () => shop.processor.updateCustomer({ id, email: 'mina@elsewhere.example' })
  },
  removeCustomer: async (shop) => {
    const id = await shop.customerId()
    return () => shop.processor.removeCustomer(id)
  },
  openCheckout: async (shop) => {
    const asked = await shop.checkout()
    return () => shop.processor.openCheckout(asked)
  },
  closeCheckout: async (shop) => {
    const { id } = await shop.openCheckout()
    return () => shop.processor.closeCheckout(id)
  },
  charge: async (shop) => {
    const asked = await shop.charge({ cardId: (await shop.keepCard('good')).id })
    return () => shop.processor.charge(asked)
  },
  openSetup: async (shop) => {
    const asked = await shop.setup()
    return () => shop.processor.openSetup(asked)
  },
  removeCard: async (shop) => {
    const { id } = await shop.keepCard('good')
    return () => shop.processor.removeCard(id)
  },
  refund: async (shop) => {
    const asked = { key: randomUUID(), chargeId: (await shop.paid()).chargeId, amount: 500 }
    return () => shop.processor.refund(asked)
  },
  openAccount: async ({ processor }) => {
    const asked = { key: randomUUID(), personId: randomUUID(), country: 'CA', email: 'amara@people.example' }
    return () => processor.openAccount(asked)
  },
  linkAccount: async (shop) => {
    const accountId = await shop.linkedAccount()
    return async () => void (await shop.processor.linkAccount({ accountId, ...links }))
  },
  payOut: async (shop) => {
    const accountId = await shop.linkedAccount()
    await shop.paid(100_000)
    const asked = { key: randomUUID(), accountId, amount: 500, currency: 'USD' }
    return () => shop.processor.payOut(asked)
  },
}

export function cutLines(open: () => Shop) {
  describe('when the line is cut', () => {
    describe.each(['before', 'after'] as const)('%s they did it', (when) => {
      test.each(Object.keys(CALLS))('%s says so, and asked again does it once', async (name) => {
        const shop = open()
        const call = await CALLS[name]!(shop)
        const before = await shop.opened.book()
        shop.opened.cutNext(when)
        await expect(call()).rejects.toThrow(ProcessorUnreachable)
        const answer = await call()
        expect(await call()).toEqual(answer)
        const after = await shop.opened.book()
        expect(after.charges.length - before.charges.length).toBe(name === 'charge' ? 1 : 0)
        expect(after.refunds.length - before.refunds.length).toBe(name === 'refund' ? 1 : 0)
        expect(after.payouts.length - before.payouts.length).toBe(name === 'payOut' ? 1 : 0)
      })
    })

    test('reading says so, and never that there is nothing', async () => {
      const shop = open()
      const checkout = await shop.openCheckout()
      const setup = await shop.processor.openSetup(await shop.setup())
      const { chargeId } = await shop.paid(100_000)
      const refund = await shop.processor.refund({ key: randomUUID(), chargeId, amount: 500 })
      const dispute = await shop.opened.bank.dispute(chargeId)
      const accountId = await shop.linkedAccount()
      const payout = await shop.processor.payOut({
        key: randomUUID(),
        accountId,
        amount: 500,
        currency: 'USD',
      })
      const reads: (() => Promise<unknown>)[] = [
        () => shop.processor.readAttempt(checkout.id),
        () => shop.processor.readSetup(setup.id),
        () => shop.processor.readRefund(refund.id),
        () => shop.processor.listRefunds({ since: new Date(0), after: null }),
        () => shop.processor.readDispute(dispute),
        () => shop.processor.listDisputes({ since: new Date(0), after: null }),
        () => shop.processor.readAccount(accountId),
        () => shop.processor.readPayout(payout.id),
      ]
      for (const read of reads) {
        shop.opened.cutNext('before')
        await expect(read()).rejects.toThrow(ProcessorUnreachable)
        expect(await read()).not.toBeNull()
      }
    })

    test('after a card was charged, its key tells that money came', async () => {
      const shop = open()
      const asked = await shop.charge({ cardId: (await shop.keepCard('good')).id })
      shop.opened.cutNext('after')
      await expect(shop.processor.charge(asked)).rejects.toThrow(ProcessorUnreachable)
      expect(await shop.charged(asked.reference)).toHaveLength(1)
      const answer = await shop.processor.charge(asked)
      expect(answer).toMatchObject({ state: 'captured', reference: asked.reference })
      expect(await shop.charged(asked.reference)).toHaveLength(1)
    })
  })
}
