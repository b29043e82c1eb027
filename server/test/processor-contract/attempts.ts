import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '../../src/platform/clock.ts'
import { attemptError } from '../../src/platform/payments/attempt-error.ts'
import { ProcessorRefused } from '../../src/platform/payments/processor.ts'
import type { Shop } from './shop.ts'

const CARD_TROUBLE = [
  ['declined', 'declined'],
  ['insufficient', 'insufficient_funds'],
] as const
const EXPIRED = ['expired', 'expired_card'] as const

export function attempts(open: () => Shop) {
  test('no card is charged less than the least amount', async () => {
    const shop = open()
    const least = shop.processor.leastAmount('USD')
    const { id: cardId } = await shop.keepCard('good')
    for (const amount of [least - 1, least]) {
      const page = shop.openCheckout({ amount })
      const charge = shop.charge({ cardId, amount }).then((asked) => shop.processor.charge(asked))
      const outcomes = (await Promise.allSettled([page, charge])).map(({ status }) => status)
      expect(outcomes).toEqual(amount < least ? ['rejected', 'rejected'] : ['fulfilled', 'fulfilled'])
    }
  })

  test('who is added twice is one customer', async () => {
    const { processor } = open()
    const asked = { key: randomUUID(), personId: randomUUID(), email: 'mina@people.example' }
    const answers = await Promise.all([1, 2, 3, 4].map(() => processor.addCustomer(asked)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await processor.addCustomer(asked)).toEqual(answers[0])
  })

  describe('a checkout', () => {
    test('waits for a card, and money that comes is told with our reference and what they keep', async () => {
      const shop = open()
      const checkout = await shop.openCheckout()
      expect(URL.canParse(checkout.url)).toBe(true)
      expect(await shop.processor.readAttempt(checkout.id)).toEqual({
        id: checkout.id,
        reference: checkout.reference,
        state: 'open',
        actionUrl: checkout.url,
        amount: 47_500,
        currency: 'USD',
        chargeId: null,
        fee: null,
        error: null,
        savedCard: null,
      })

      await shop.payer.payCheckout(checkout, 'good')
      const paid = await shop.processor.readAttempt(checkout.id)
      expect(paid).toMatchObject({
        id: checkout.id,
        reference: checkout.reference,
        state: 'captured',
        actionUrl: null,
        amount: 47_500,
        currency: 'USD',
        error: null,
        savedCard: null,
      })
      expect(paid?.fee).toBeGreaterThan(0)
      expect(await shop.charged(checkout.reference)).toEqual([
        { id: paid?.chargeId, reference: checkout.reference, amount: 47_500, currency: 'USD', refunded: 0 },
      ])
    })

    test('asked for again with its key is the same page, also at the same moment', async () => {
      const shop = open()
      const asked = await shop.checkout()
      const answers = await Promise.all([1, 2, 3, 4].map(() => shop.processor.openCheckout(asked)))
      for (const answer of answers) expect(answer).toEqual(answers[0])
      await shop.payer.payCheckout(answers[0]!, 'good')
      expect((await shop.processor.openCheckout(asked)).id).toBe(answers[0]?.id)
      expect(await shop.charged(asked.reference)).toHaveLength(1)
    })

    test('is paid once: afterwards its page takes no other card', async () => {
      const shop = open()
      const checkout = await shop.openCheckout()
      await shop.payer.payCheckout(checkout, 'good')
      await expect(shop.payer.payCheckout(checkout, 'good')).rejects.toThrow()
      expect(await shop.charged(checkout.reference)).toHaveLength(1)
    })

    test.each([...CARD_TROUBLE, EXPIRED])(
      'says why a card is %s, and waits for another',
      async (card, code) => {
        const shop = open()
        const checkout = await shop.openCheckout()
        await shop.payer.payCheckout(checkout, card)
        const after = { state: 'open', error: attemptError(code), chargeId: null, actionUrl: checkout.url }
        expect(await shop.processor.readAttempt(checkout.id)).toMatchObject(after)
        expect(await shop.charged(checkout.reference)).toEqual([])

        await shop.payer.payCheckout(checkout, 'good')
        expect(await shop.processor.readAttempt(checkout.id)).toMatchObject({
          state: 'captured',
          error: null,
        })
        expect(await shop.charged(checkout.reference)).toHaveLength(1)
      },
    )

    test('takes a card that its payer confirms, and not one they do not', async () => {
      const shop = open()
      const checkout = await shop.openCheckout()
      await shop.payer.payCheckout(checkout, 'needsConfirmation', { confirms: false })
      expect(await shop.processor.readAttempt(checkout.id)).toMatchObject({
        state: 'open',
        error: attemptError('not_confirmed'),
      })
      await shop.payer.payCheckout(checkout, 'needsConfirmation', { confirms: true })
      expect(await shop.processor.readAttempt(checkout.id)).toMatchObject({ state: 'captured' })
      expect(await shop.charged(checkout.reference)).toHaveLength(1)
    })

    test('with a slow card is on its way until it is there', async () => {
      const shop = open()
      const checkout = await shop.openCheckout()
      await shop.payer.payCheckout(checkout, 'slow')
      const onTheWay = await shop.processor.readAttempt(checkout.id)
      expect(onTheWay).toMatchObject({ state: 'processing', actionUrl: null, error: null })
      expect(await shop.charged(checkout.reference)).toEqual([])
      await shop.opened.settle()
      expect(await shop.processor.readAttempt(checkout.id)).toMatchObject({ state: 'captured' })
      expect(await shop.charged(checkout.reference)).toHaveLength(1)
    })

    test('left by its payer waits until it expires, and then takes no card', async () => {
      const shop = open()
      const checkout = await shop.openCheckout()
      await shop.payer.cancelCheckout(checkout)
      expect(await shop.processor.readAttempt(checkout.id)).toMatchObject({ state: 'open' })
      shop.opened.clock.forward(61 * MINUTE_MS)
      expect(await shop.processor.readAttempt(checkout.id)).toMatchObject({
        state: 'expired',
        actionUrl: null,
      })
      await expect(shop.payer.payCheckout(checkout, 'good')).rejects.toThrow()
      expect(await shop.charged(checkout.reference)).toEqual([])
    })

    test('that was closed takes no card, and closing it again changes nothing', async () => {
      const shop = open()
      const checkout = await shop.openCheckout()
      await shop.processor.closeCheckout(checkout.id)
      await shop.processor.closeCheckout(checkout.id)
      expect(await shop.processor.readAttempt(checkout.id)).toMatchObject({ state: 'expired' })
      await expect(shop.payer.payCheckout(checkout, 'good')).rejects.toThrow()
      expect(await shop.charged(checkout.reference)).toEqual([])
    })

    test('that was paid or is being paid cannot be closed any more', async () => {
      const shop = open()
      const [paid, slow] = [await shop.openCheckout(), await shop.openCheckout()]
      await shop.payer.payCheckout(paid, 'good')
      await shop.payer.payCheckout(slow, 'slow')
      await shop.processor.closeCheckout(paid.id)
      await shop.processor.closeCheckout(slow.id)
      expect(await shop.processor.readAttempt(paid.id)).toMatchObject({ state: 'captured' })
      await shop.opened.settle()
      expect(await shop.processor.readAttempt(slow.id)).toMatchObject({ state: 'captured' })
    })

    test('asked in yen is paid in yen: whole ones, as we count them', async () => {
      const shop = open()
      const checkout = await shop.openCheckout({ amount: 5_000, currency: 'JPY' })
      await shop.payer.payCheckout(checkout, 'good')
      const paid = { state: 'captured', amount: 5_000, currency: 'JPY' }
      expect(await shop.processor.readAttempt(checkout.id)).toMatchObject(paid)
    })
  })

  test('nobody has heard of an attempt that never was', async () => {
    const { processor } = open()
    expect(await processor.readAttempt(`cs_test_${randomUUID()}`)).toBeNull()
    expect(await processor.readAttempt(`pi_${randomUUID()}`)).toBeNull()
    expect(await processor.readAttempt(randomUUID())).toBeNull()
  })

  describe('a saved card', () => {
    test('is charged at once', async () => {
      const shop = open()
      const asked = await shop.charge({ cardId: (await shop.keepCard('good')).id })
      const answer = await shop.processor.charge(asked)
      expect(answer).toMatchObject({
        reference: asked.reference,
        state: 'captured',
        actionUrl: null,
        amount: 47_500,
        currency: 'USD',
        error: null,
        savedCard: null,
      })
      expect(await shop.processor.readAttempt(answer.id)).toEqual(answer)
      expect(await shop.charged(asked.reference)).toEqual([
        { id: answer.chargeId, reference: asked.reference, amount: 47_500, currency: 'USD', refunded: 0 },
      ])
    })

    test('is charged once for a key, however often and however close together it is asked', async () => {
      const shop = open()
      const asked = await shop.charge({ cardId: (await shop.keepCard('good')).id })
      const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(() => shop.processor.charge(asked)))
      for (const answer of answers) expect(answer).toEqual(answers[0])
      expect(await shop.processor.charge(asked)).toEqual(answers[0])
      expect(await shop.charged(asked.reference)).toHaveLength(1)
    })

    test('is not charged for a key that came with another amount', async () => {
      const shop = open()
      const asked = await shop.charge({ cardId: (await shop.keepCard('good')).id })
      await shop.processor.charge(asked)
      await expect(shop.processor.charge({ ...asked, amount: 1 })).rejects.toThrow(ProcessorRefused)
      expect(await shop.charged(asked.reference)).toHaveLength(1)
    })

    test.each(CARD_TROUBLE)('that is %s fails for good and says why', async (card, code) => {
      const shop = open()
      const asked = await shop.charge({ cardId: (await shop.keepCard(card)).id })
      const answer = await shop.processor.charge(asked)
      expect(answer).toMatchObject({
        reference: asked.reference,
        state: 'failed',
        actionUrl: null,
        chargeId: null,
        amount: 47_500,
        currency: 'USD',
        error: attemptError(code),
      })
      expect(await shop.processor.charge(asked)).toEqual(answer)
      expect(await shop.processor.readAttempt(answer.id)).toEqual(answer)
      expect(await shop.charged(asked.reference)).toEqual([])
    })

    test('that needs its owner sends them to their bank, and is charged once they confirm', async () => {
      const shop = open()
      const asked = await shop.charge({ cardId: (await shop.keepCard('needsConfirmation')).id })
      const answer = await shop.processor.charge(asked)
      expect(answer).toMatchObject({ state: 'needs_action', chargeId: null, error: null })
      expect(URL.canParse(answer.actionUrl ?? '')).toBe(true)
      expect(await shop.charged(asked.reference)).toEqual([])

      await shop.payer.confirm(answer.actionUrl ?? '', true)
      const confirmed = await shop.processor.readAttempt(answer.id)
      expect(confirmed).toMatchObject({ id: answer.id, state: 'captured', actionUrl: null })
      expect(await shop.charged(asked.reference)).toHaveLength(1)
      expect((await shop.processor.charge(asked)).id).toBe(answer.id)
    })

    test('whose owner does not confirm is not charged', async () => {
      const shop = open()
      const asked = await shop.charge({ cardId: (await shop.keepCard('needsConfirmation')).id })
      const { id, actionUrl } = await shop.processor.charge(asked)
      await shop.payer.confirm(actionUrl ?? '', false)
      const refused = {
        state: 'failed',
        actionUrl: null,
        chargeId: null,
        error: attemptError('not_confirmed'),
      }
      expect(await shop.processor.readAttempt(id)).toMatchObject(refused)
      await expect(shop.payer.confirm(actionUrl ?? '', true)).rejects.toThrow()
      expect(await shop.charged(asked.reference)).toEqual([])
    })

    test('whose owner is waited for no longer cannot be confirmed; what is over stays as it is', async () => {
      const shop = open()
      const asked = await shop.charge({ cardId: (await shop.keepCard('needsConfirmation')).id })
      const { id, actionUrl } = await shop.processor.charge(asked)
      await shop.processor.closeCheckout(id)
      await shop.processor.closeCheckout(id)
      const given = await shop.processor.readAttempt(id)
      expect(['failed', 'expired']).toContain(given?.state)
      expect(given?.actionUrl).toBeNull()
      await expect(shop.payer.confirm(actionUrl ?? '', true)).rejects.toThrow()
      expect(await shop.charged(asked.reference)).toEqual([])

      const [paid, declined] = [
        await shop.processor.charge(await shop.charge({ cardId: (await shop.keepCard('good')).id })),
        await shop.processor.charge(await shop.charge({ cardId: (await shop.keepCard('declined')).id })),
      ]
      for (const { id } of [paid, declined]) await shop.processor.closeCheckout(id)
      expect(await shop.processor.readAttempt(paid.id)).toMatchObject({ state: 'captured' })
      expect(await shop.processor.readAttempt(declined.id)).toMatchObject({ state: 'failed' })
    })

    test('that is slow is on its way until it is there', async () => {
      const shop = open()
      const asked = await shop.charge({ cardId: (await shop.keepCard('slow')).id })
      const { id, ...answer } = await shop.processor.charge(asked)
      expect(answer).toMatchObject({ state: 'processing', actionUrl: null, error: null })
      expect(await shop.charged(asked.reference)).toEqual([])
      await shop.opened.settle()
      expect(await shop.processor.readAttempt(id)).toMatchObject({ state: 'captured' })
      expect(await shop.charged(asked.reference)).toHaveLength(1)
    })
  })
}
