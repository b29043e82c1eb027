import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ProcessorRefused, type RefundPage } from '../../src/platform/payments/processor.ts'
import type { Shop } from './shop.ts'

async function refunded(shop: Shop, chargeId: string) {
  const { charges, refunds } = await shop.opened.book()
  const mine = refunds.filter((refund) => refund.chargeId === chargeId)
  const sum = mine.reduce((total, { amount }) => total + amount, 0)
  expect(charges.find(({ id }) => id === chargeId)?.refunded).toBe(sum)
  return mine.map(({ amount }) => amount)
}

export function refunds(open: () => Shop) {
  describe('money that is given back', () => {
    test('is all of it, told with the key it was asked by', async () => {
      const shop = open()
      const { chargeId } = await shop.paid()
      const key = randomUUID()
      const answer = await shop.processor.refund({ key, chargeId, amount: 47_500 })
      expect(answer).toMatchObject({ reference: key, amount: 47_500, currency: 'USD' })
      expect(['pending', 'succeeded']).toContain(answer.state)
      await shop.opened.settle()
      expect(await shop.processor.readRefund(answer.id)).toEqual({ ...answer, state: 'succeeded' })
      expect(await refunded(shop, chargeId)).toEqual([47_500])
    })

    test('is given back in parts, until nothing is left', async () => {
      const shop = open()
      const { chargeId } = await shop.paid(10_000)
      for (const amount of [3_333, 6_666, 1]) {
        expect(await shop.processor.refund({ key: randomUUID(), chargeId, amount })).toMatchObject({ amount })
      }
      const more = { key: randomUUID(), chargeId, amount: 1 }
      await expect(shop.processor.refund(more)).rejects.toThrow(ProcessorRefused)
      expect((await refunded(shop, chargeId)).sort()).toEqual([1, 3_333, 6_666])
    })

    test('goes once for a key, however often and however close together it is asked', async () => {
      const shop = open()
      const { chargeId } = await shop.paid()
      const asked = { key: randomUUID(), chargeId, amount: 1_000 }
      const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(() => shop.processor.refund(asked)))
      for (const answer of answers) expect(answer.id).toBe(answers[0]?.id)
      expect((await shop.processor.refund(asked)).id).toBe(answers[0]?.id)
      expect(await refunded(shop, chargeId)).toEqual([1_000])
    })

    test('does not go for a key that came with another amount', async () => {
      const shop = open()
      const { chargeId } = await shop.paid()
      const asked = { key: randomUUID(), chargeId, amount: 1_000 }
      await shop.processor.refund(asked)
      await expect(shop.processor.refund({ ...asked, amount: 2_000 })).rejects.toThrow(ProcessorRefused)
      expect(await refunded(shop, chargeId)).toEqual([1_000])
    })

    test('is never more than came, also when two ask at once', async () => {
      const shop = open()
      const { chargeId } = await shop.paid(10_000)
      const tooMuch = { key: randomUUID(), chargeId, amount: 10_001 }
      await expect(shop.processor.refund(tooMuch)).rejects.toThrow(ProcessorRefused)
      const outcomes = await Promise.allSettled(
        [1, 2, 3].map(() => shop.processor.refund({ key: randomUUID(), chargeId, amount: 6_000 })),
      )
      const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
      expect(refusals).toHaveLength(2)
      for (const refusal of refusals) expect(refusal).toBeInstanceOf(ProcessorRefused)
      expect(await refunded(shop, chargeId)).toEqual([6_000])
    })

    test('may be sent back by the bank, and is told so', async () => {
      const shop = open()
      const { chargeId } = await shop.paid()
      const { id } = await shop.processor.refund({ key: randomUUID(), chargeId, amount: 500 })
      await shop.opened.bank.failRefund(id)
      expect(await shop.processor.readRefund(id)).toMatchObject({ state: 'failed', amount: 500 })
    })

    test('on their own pages is told with its charge, and is listed among ours', async () => {
      const shop = open()
      const since = shop.opened.clock.now()
      const { chargeId } = await shop.paid()
      const key = randomUUID()
      const ours = await shop.processor.refund({ key, chargeId, amount: 500 })
      const heard = await shop.listen()
      const theirs = await shop.opened.staff.refund(chargeId, 700)
      await shop.opened.settle()
      const read = await shop.processor.readRefund(theirs)
      expect(read).toMatchObject({ id: theirs, chargeId, amount: 700, currency: 'USD', state: 'succeeded' })
      expect(read?.reference).not.toBe(key)
      expect(await heard('refund', theirs)).not.toEqual([])

      const listed: string[] = []
      let after: string | null = null
      do {
        const page: RefundPage = await shop.processor.listRefunds({ since, after })
        listed.push(...page.refunds.filter((refund) => refund.chargeId === chargeId).map(({ id }) => id))
        after = page.next
      } while (after)
      expect(listed.toSorted()).toEqual([ours.id, theirs].toSorted())
      expect((await shop.processor.listRefunds({ since, after: null })).refunds).toContainEqual(read)
      const later = new Date(shop.opened.clock.now().getTime() + 60_000)
      expect(await shop.processor.listRefunds({ since: later, after: null })).toEqual({
        ...{ refunds: [], next: null },
      })
    })

    test('is not what nobody heard of', async () => {
      const { processor } = open()
      expect(await processor.readRefund(`re_${randomUUID()}`)).toBeNull()
      const asked = { key: randomUUID(), chargeId: `ch_${randomUUID()}`, amount: 1 }
      await expect(processor.refund(asked)).rejects.toThrow(ProcessorRefused)
    })
  })

  describe('a dispute', () => {
    test.each(['won', 'lost'] as const)('is open until the bank decides, and then %s', async (outcome) => {
      const shop = open()
      const { chargeId } = await shop.paid()
      const id = await shop.opened.bank.dispute(chargeId)
      const opened = await shop.processor.readDispute(id)
      expect(opened).toMatchObject({ id, chargeId, state: 'open', amount: 47_500, currency: 'USD' })
      expect(opened?.fee).toBeGreaterThan(0)
      await shop.opened.bank.decideDispute(id, outcome)
      const decided = { id, chargeId, state: outcome, amount: 47_500, currency: 'USD' }
      expect(await shop.processor.readDispute(id)).toMatchObject(decided)
    })

    test('is listed as it stands, whoever missed its news', async () => {
      const shop = open()
      shop.opened.clock.forward(60_000)
      const since = shop.opened.clock.now()
      const ids: string[] = []
      for (const { chargeId } of [await shop.paid(), await shop.paid(2_000)])
        ids.push(await shop.opened.bank.dispute(chargeId))
      await shop.opened.bank.decideDispute(ids[0] ?? '', 'lost')
      const page = await shop.processor.listDisputes({ since, after: null })
      const read = await Promise.all(ids.map((id) => shop.processor.readDispute(id)))
      expect(page.disputes).toHaveLength(2)
      expect(page.disputes).toEqual(expect.arrayContaining(read))
      expect(page.disputes.map(({ state }) => state).toSorted()).toEqual(['lost', 'open'])
      expect(page.next).toBeNull()
      const [newest] = page.disputes
      const rest = await shop.processor.listDisputes({ since, after: newest?.id ?? '' })
      expect(rest).toEqual({ disputes: page.disputes.slice(1), next: null })
      const later = new Date(shop.opened.clock.now().getTime() + 60_000)
      expect((await shop.processor.listDisputes({ since: later, after: null })).disputes).toEqual([])
    })

    test('that nobody heard of is none', async () => {
      expect(await open().processor.readDispute(`dp_${randomUUID()}`)).toBeNull()
    })
  })
}
