import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newMovement } from '../../../../test/fake-stripe/new-money.ts'
import { startFakeStripe } from '../../../../test/fake-stripe.ts'
import { Shop } from '../../../../test/processor-contract/shop.ts'
import { DAY_MS } from '../../clock.ts'
import { ProcessorRefused, ProcessorUnreachable, ShortOfFunds } from '../processor.ts'

let stripe: Awaited<ReturnType<typeof startFakeStripe>>
let shop: Shop
beforeEach(async () => {
  stripe = await startFakeStripe()
  shop = new Shop(stripe)
})
afterEach(() => stripe.close())

async function days(count: number) {
  stripe.clock.forward(count * DAY_MS)
  stripe.forgetKeys()
}

test('a refund asked again after three days goes once', async () => {
  const { chargeId } = await shop.paid()
  const asked = { key: randomUUID(), chargeId, amount: 500 }
  const first = await shop.processor.refund(asked)
  await days(3)
  expect(await shop.processor.refund(asked)).toEqual(first)
  await expect(shop.processor.refund({ ...asked, amount: 501 })).rejects.toThrow(ProcessorRefused)
  expect((await stripe.book()).refunds).toHaveLength(1)
})

test('a bank that only asks has taken nothing', async () => {
  const { chargeId } = await shop.paid()
  const id = await stripe.bank.dispute(chargeId)
  const dispute = stripe.fake.get<Stripe.Dispute>('dispute', id)
  const taken = dispute.balance_transactions.splice(0)
  dispute.status = 'warning_needs_response'
  expect(await shop.processor.readDispute(id)).toBeNull()
  dispute.status = 'needs_response'
  expect(await shop.processor.readDispute(id)).toBeNull()
  dispute.balance_transactions.push(...taken)
  expect(await shop.processor.readDispute(id)).toMatchObject({ state: 'open', fee: 1_500 })
  dispute.status = 'appeal_under_review'
  expect(await shop.processor.readDispute(id)).toMatchObject({ state: 'lost' })
})

describe('a payout', () => {
  const ours = () => stripe.fake.balanceOf('platform', 'usd')
  const theirs = (accountId: string) => stripe.fake.balanceOf(accountId, 'cad')
  const transfers = () => stripe.fake.all<Stripe.Transfer>('transfer')

  const anAsked = async () => {
    const accountId = await shop.linkedAccount()
    await shop.paid(100_000)
    return { key: randomUUID(), accountId, amount: 10_000, currency: 'USD' }
  }

  test('leaves an account in the money it counts in', async () => {
    const asked = await anAsked()
    expect(await shop.processor.payOut(asked)).toMatchObject({ amount: 10_000, currency: 'USD' })
    const [payout] = stripe.fake.all<Stripe.Payout>('payout', asked.accountId)
    expect(payout).toMatchObject({ amount: 12_500, currency: 'cad' })
    expect(theirs(asked.accountId)).toBe(0)
  })

  test('asked again after three days goes once', async () => {
    const asked = await anAsked()
    const first = await shop.processor.payOut(asked)
    await days(3)
    expect(await shop.processor.payOut(asked)).toEqual(first)
    await expect(shop.processor.payOut({ ...asked, amount: 1 })).rejects.toThrow(ProcessorRefused)
    expect((await stripe.book()).payouts).toHaveLength(1)
    expect(transfers()).toHaveLength(1)
  })

  test('that no bank takes leaves the money with us', async () => {
    const asked = await anAsked()
    const before = ours()
    stripe.fake.closedBanks.add(asked.accountId)
    await expect(shop.processor.payOut(asked)).rejects.toThrow(ProcessorRefused)
    expect([ours(), theirs(asked.accountId)]).toEqual([before, 0])
  })

  test('that comes back from the bank comes back to us, once', async () => {
    const asked = await anAsked()
    const before = ours()
    const { id } = await shop.processor.payOut(asked)
    expect(ours()).toBe(before - 10_000)
    await stripe.bank.finishPayout(id, 'failed')
    expect(theirs(asked.accountId)).toBe(12_500)
    for (let times = 0; times < 3; times++) {
      expect(await shop.processor.readPayout(id)).toMatchObject({ state: 'failed' })
      await days(2)
    }
    expect([ours(), theirs(asked.accountId)]).toEqual([before, 0])
  })

  test('that could not reach a bank is not even begun', async () => {
    const asked = await anAsked()
    stripe.fake.get<Stripe.Account>('account', asked.accountId).payouts_enabled = false
    await expect(shop.processor.payOut(asked)).rejects.toThrow(ProcessorRefused)
    expect(transfers()).toEqual([])
  })

  test('larger than what we have waits for our money, and goes once when it is there', async () => {
    const asked = { ...(await anAsked()), amount: 150_000 }
    await expect(shop.processor.payOut(asked)).rejects.toThrow(ShortOfFunds)
    expect(transfers()).toEqual([])
    await shop.paid(100_000)
    const paid = await shop.processor.payOut({ ...asked, tries: 1 })
    expect(paid).toMatchObject({ state: 'in_transit', amount: 150_000 })
    await days(3)
    expect(await shop.processor.payOut({ ...asked, tries: 2 })).toEqual(paid)
    expect((await stripe.book()).payouts).toHaveLength(1)
    expect(transfers()).toHaveLength(1)
  })

  test('that finds too little in the account of the agent brings the money back to us, and is asked for anew', async () => {
    const asked = await anAsked()
    const before = ours()
    const { id } = await shop.processor.payOut(asked)
    await stripe.bank.finishPayout(id, 'failed')
    const [payout] = stripe.fake.all<Stripe.Payout>('payout', asked.accountId)
    if (payout) payout.failure_code = 'insufficient_funds'
    expect(await shop.processor.readPayout(id)).toMatchObject({ state: 'failed', isShort: true })
    expect(ours()).toBe(before)
    const again = await shop.processor.payOut({ ...asked, tries: 1 })
    expect(again).toMatchObject({ state: 'in_transit', amount: 10_000 })
    expect(again.id).not.toBe(id)
    expect(ours()).toBe(before - 10_000)
  })

  test('that fails while its money cannot be taken back is not told as failed', async () => {
    const asked = await anAsked()
    const { id } = await shop.processor.payOut(asked)
    await stripe.bank.finishPayout(id, 'failed')
    const taken = { amount: -1, currency: 'cad', type: 'adjustment', source: id } as const
    newMovement(stripe.fake, taken, asked.accountId)
    await expect(shop.processor.readPayout(id)).rejects.toThrow(ProcessorUnreachable)
  })

  /** It takes six requests; whichever is the last to be answered, asking again ends it. */
  test.each([1, 2, 3, 4, 5, 6])(
    'cut at its request %d is made whole when it is asked for again',
    async (at) => {
      const asked = await anAsked()
      const before = ours()
      stripe.failNext('cut after', { times: 2, later: at - 1 })
      await expect(shop.processor.payOut(asked)).rejects.toThrow(ProcessorUnreachable)
      expect(await shop.processor.payOut(asked)).toMatchObject({ state: 'in_transit' })
      expect(ours()).toBe(before - 10_000)
      expect((await stripe.book()).payouts).toHaveLength(1)
    },
  )
})
