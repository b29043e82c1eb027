import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ProcessorRefused } from '../../src/platform/payments/processor.ts'
import type { Shop } from './shop.ts'

const links = {
  returnUrl: 'https://sojourn.example/wallet',
  refreshUrl: 'https://sojourn.example/wallet?again',
}
const anAgent = () => ({
  key: randomUUID(),
  personId: randomUUID(),
  country: 'CA',
  email: 'amara@people.example',
})

export function payouts(open: () => Shop) {
  describe('an agent’s account', () => {
    test('is incomplete at first, and one for a key', async () => {
      const { processor } = open()
      const asked = anAgent()
      const answers = await Promise.all([1, 2, 3, 4].map(() => processor.openAccount(asked)))
      for (const answer of answers) expect(answer).toEqual(answers[0])
      const { id } = await processor.openAccount(asked)
      expect(id).toBe(answers[0]?.id)
      expect(await processor.readAccount(id)).toEqual({
        ...{ id, state: 'incomplete' },
        destination: null,
      })
    })

    test.each(['in_progress', 'linked', 'rejected'] as const)(
      'is %s once they looked at it',
      async (outcome) => {
        const { processor, opened } = open()
        const { id } = await processor.openAccount(anAgent())
        const { url } = await processor.linkAccount({ accountId: id, ...links })
        expect(URL.canParse(url)).toBe(true)
        await opened.agent.fillAccount({ accountId: id, url }, outcome)
        expect(await processor.readAccount(id)).toEqual({
          ...{ id, state: outcome },
          destination: { fingerprint: expect.any(String), hint: expect.stringMatching(/ •••• \d{4}$/) },
        })
      },
    )

    test('that gets another bank account goes elsewhere, which is told', async () => {
      const shop = open()
      const { processor, opened } = shop
      const id = await shop.linkedAccount()
      const before = await processor.readAccount(id)
      expect(await processor.readAccount(id)).toEqual(before)
      const heard = await shop.listen()
      await opened.agent.changeBank(id)
      const after = await processor.readAccount(id)
      expect(after?.state).toBe('linked')
      expect(after?.destination?.fingerprint).not.toBe(before?.destination?.fingerprint)
      expect(after?.destination?.hint).not.toBe(before?.destination?.hint)
      expect(await heard('account', id)).not.toEqual([])
    })

    test('that nobody heard of is none', async () => {
      expect(await open().processor.readAccount(`acct_${randomUUID().slice(0, 8)}`)).toBeNull()
    })
  })

  describe('a payout', () => {
    test.each(['paid', 'failed'] as const)('is in transit until it is %s', async (outcome) => {
      const shop = open()
      const accountId = await shop.linkedAccount()
      await shop.paid(100_000)
      const asked = { key: randomUUID(), accountId, amount: 12_345, currency: 'USD' }
      const answer = await shop.processor.payOut(asked)
      expect(answer).toMatchObject({ state: 'in_transit', amount: 12_345, currency: 'USD' })
      expect(await shop.processor.readPayout(answer.id)).toEqual(answer)
      await shop.opened.bank.finishPayout(answer.id, outcome)
      expect(await shop.processor.readPayout(answer.id)).toEqual({ ...answer, state: outcome })
    })

    test('goes once for a key, however often and however close together it is asked', async () => {
      const shop = open()
      const accountId = await shop.linkedAccount()
      await shop.paid(100_000)
      const asked = { key: randomUUID(), accountId, amount: 5_000, currency: 'USD' }
      const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => shop.processor.payOut(asked)))
      for (const answer of answers) expect(answer).toEqual(answers[0])
      expect((await shop.processor.payOut(asked)).id).toBe(answers[0]?.id)
      const { payouts: out } = await shop.opened.book()
      const mine = out.filter((payout) => payout.accountId === accountId)
      expect(mine).toEqual([{ id: answers[0]?.id, accountId, amount: 5_000 }])
    })

    test('does not go to an account that is not linked', async () => {
      const shop = open()
      await shop.paid(100_000)
      const { id: accountId } = await shop.processor.openAccount(anAgent())
      const asked = { key: randomUUID(), accountId, amount: 5_000, currency: 'USD' }
      await expect(shop.processor.payOut(asked)).rejects.toThrow(ProcessorRefused)
      const { payouts: out } = await shop.opened.book()
      expect(out.filter((payout) => payout.accountId === accountId)).toEqual([])
    })

    test('that nobody heard of is none', async () => {
      expect(await open().processor.readPayout(randomUUID())).toBeNull()
    })
  })
}
