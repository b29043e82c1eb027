import { expect, test } from 'vitest'
import { Random } from '../../../../test/random.ts'
import { nameOf } from '../accounts.ts'
import type { Posting } from '../posting.ts'
import { split } from '../split.ts'
import { debtRecovered } from './debt-templates.ts'
import { disputeLost, disputeOpened, disputePulled, disputeWon } from './dispute-templates.ts'
import {
  creditCashedOut,
  orderPaid,
  processorFeeTaken,
  refundedBeforeRelease,
  refundKeptAsCredit,
  refundPaidOut,
  refundReturned,
  subscriptionPaid,
} from './payment-templates.ts'
import {
  cleared,
  payoutAccepted,
  payoutFailed,
  payoutPaid,
  refundedAfterRelease,
  released,
} from './release-templates.ts'

const USD = { currency: 'USD' }
const ofOrder = { ...USD, order: 'o', client: 'c' }
const TAX = [{ code: 'GST', amount: 25_00 }]
const NOTHING = { pending: 0, available: 0, debt: 0 }

/** It reads like the law's table: account and amount, debits above zero. */
const read = ({ template, lines }: Posting) => ({
  [template]: Object.fromEntries(lines.map(({ account, amount }) => [nameOf(account), amount / 100])),
})

test('the worked example, to the cent: 500.00 and 25.00 tax, a gift of 20.00, credit of 30.00, 15 % commission', () => {
  const [commission] = split(500_00, [15, 85])
  const sources = { card: 475_00, promo: 20_00, credit: 30_00 }
  const tenth = [{ code: 'GST', amount: 10_00 }]
  const refund = { ...ofOrder, refund: 'r', taxes: tenth, sources }
  const held = { escrow: 500_00 }
  const dispute = { ...ofOrder, taxes: TAX, held }
  const agent = { ...USD, agent: 'a', amount: 425_00 }

  const books = [
    orderPaid({ ...ofOrder, price: 500_00, taxes: TAX, promo: 20_00, credit: 30_00 }),
    released({ ...USD, order: 'o', agent: 'a', escrow: 500_00, commission }),
    cleared(agent),
    payoutAccepted(agent),
    payoutPaid(agent),
    payoutFailed(agent),
    refundedBeforeRelease({ ...refund, item: 200_00 }),
    refundPaidOut({ ...USD, refund: 'r', amount: 190_00 }),
    refundReturned({ ...USD, refund: 'r', amount: 190_00 }),
    refundedAfterRelease({
      ...refund,
      agent: 'a',
      share: 170_00,
      commission: 30_00,
      holdings: { ...NOTHING, pending: 425_00 },
    }),
    creditCashedOut({ ...USD, refund: 'r', client: 'c', amount: 12_00 }),
    disputeOpened({ ...dispute, fee: 15_00 }),
    disputePulled({ ...ofOrder, charged: 475_00 }),
    disputeWon({ ...dispute, charged: 475_00 }),
    disputeLost({ ...ofOrder, promo: 20_00, credit: 30_00, fee: 15_00, agentAtFault: null }),
    processorFeeTaken({ ...USD, amount: 14_08 }),
    subscriptionPaid({ ...USD, amount: 29_00, taxes: [{ code: 'GST', amount: 1_38 }] }),
    debtRecovered({ ...USD, agent: 'a', holdings: { pending: 0, available: 425_00, debt: 170_00 } }),
  ]
  expect(books.map(read)).toEqual([
    { L1: { clearing: 475, promo_expense: 20, 'client_credit:c': 30, 'escrow:o': -500, 'tax:GST': -25 } },
    { L2: { 'escrow:o': 500, 'agent_pending:a': -425, commission: -75 } },
    { L3: { 'agent_pending:a': 425, 'agent_available:a': -425 } },
    { L4a: { 'agent_available:a': 425, 'payout_transit:a': -425 } },
    { L4b: { 'payout_transit:a': 425, cash: -425 } },
    { L4c: { 'payout_transit:a': 425, 'agent_available:a': -425 } },
    {
      L5: {
        'escrow:o': 200,
        'tax:GST': 10,
        'refund_payable:r': -190,
        promo_expense: -8,
        'client_credit:c': -12,
      },
    },
    { L5b: { 'refund_payable:r': 190, clearing: -190 } },
    { L5c: { 'refund_payable:r': -190, clearing: 190 } },
    {
      L6: {
        ...{ 'agent_pending:a': 170, commission: 30, 'tax:GST': 10 },
        ...{ 'refund_payable:r': -190, promo_expense: -8, 'client_credit:c': -12 },
      },
    },
    { L7: { 'client_credit:c': 12, 'refund_payable:r': -12 } },
    { L8a: { 'escrow:o': 500, 'tax:GST': 25, dispute_fee: 15, 'dispute_hold:o': -525, clearing: -15 } },
    { L8b: { 'dispute_hold:o': 475, clearing: -475 } },
    { L8c: { clearing: 475, 'dispute_hold:o': 50, 'escrow:o': -500, 'tax:GST': -25 } },
    {
      L8d: {
        'dispute_hold:o': 50,
        dispute_loss: 15,
        promo_expense: -20,
        'client_credit:c': -30,
        dispute_fee: -15,
      },
    },
    { L9: { processor_fee: 14.08, clearing: -14.08 } },
    { L10: { clearing: 29, subscription_revenue: -27.62, 'tax:GST': -1.38 } },
    { L11: { 'agent_available:a': 170, 'agent_debt:a': -170 } },
  ])
})

test('a refund kept as credit goes to the client instead of the card', () => {
  expect(read(refundKeptAsCredit({ ...USD, refund: 'r', client: 'c', amount: 190_00 }))).toEqual({
    L5b: { 'refund_payable:r': 190, 'client_credit:c': -190 },
  })
})

test('what an agent must give back comes from clearance, then from what may be paid out, then is owed', () => {
  const taken = (pending: number, available: number) =>
    read(
      refundedAfterRelease({
        ...{ ...ofOrder, refund: 'r', agent: 'a', share: 170_00, commission: 30_00, taxes: [] },
        sources: { card: 200_00, promo: 0, credit: 0 },
        holdings: { pending, available, debt: 0 },
      }),
    ).L6
  const rest = { commission: 30, 'refund_payable:r': -200 }
  expect(taken(500_00, 500_00)).toEqual({ 'agent_pending:a': 170, ...rest })
  expect(taken(100_00, 500_00)).toEqual({ 'agent_pending:a': 100, 'agent_available:a': 70, ...rest })
  expect(taken(100_00, 50_00)).toEqual({
    ...{ 'agent_pending:a': 100, 'agent_available:a': 50, 'agent_debt:a': 20 },
    ...rest,
  })
  expect(taken(0, 0)).toEqual({ 'agent_debt:a': 170, ...rest })
})

test('a chargeback after release takes from agent and commission, and when won pays what the agent owes first', () => {
  const held = { agent: 'a', share: 425_00, commission: 75_00, holdings: { ...NOTHING, available: 400_00 } }
  expect(read(disputeOpened({ ...ofOrder, taxes: TAX, held, fee: 15_00 })).L8a).toEqual({
    ...{ 'agent_available:a': 400, 'agent_debt:a': 25, commission: 75, 'tax:GST': 25, dispute_fee: 15 },
    ...{ 'dispute_hold:o': -525, clearing: -15 },
  })
  const later = { ...held, holdings: { ...NOTHING, debt: 25_00 } }
  expect(read(disputeWon({ ...ofOrder, taxes: TAX, held: later, charged: 475_00 })).L8c).toEqual({
    ...{ clearing: 475, 'dispute_hold:o': 50 },
    ...{ 'agent_debt:a': -25, 'agent_available:a': -400, commission: -75, 'tax:GST': -25 },
  })
})

test('the fee of a lost chargeback is the agent’s where it was their fault', () => {
  const lost = disputeLost({ ...ofOrder, promo: 0, credit: 0, fee: 15_00, agentAtFault: 'a' })
  expect(read(lost).L8d).toEqual({ 'agent_debt:a': 15, dispute_fee: -15 })
})

test('an authority’s fee is kept apart, released without commission and refunded in full', () => {
  expect(read(orderPaid({ ...ofOrder, price: 500_00, taxes: [], govFee: 155_00 })).L1).toEqual({
    ...{ clearing: 655, 'escrow:o': -500, 'gov_fee:o': -155 },
  })
  const accepted = { ...USD, order: 'o', agent: 'a', escrow: 500_00, commission: 75_00, govFee: 155_00 }
  expect(read(released(accepted)).L2).toEqual({
    ...{ 'escrow:o': 500, 'gov_fee:o': 155, 'agent_pending:a': -580, commission: -75 },
  })
  const all = { ...ofOrder, refund: 'r', item: 500_00, govFee: 155_00, taxes: [] }
  const sources = { card: 655_00, promo: 0, credit: 0 }
  expect(read(refundedBeforeRelease({ ...all, sources })).L5).toEqual({
    ...{ 'escrow:o': 500, 'gov_fee:o': 155, 'refund_payable:r': -655 },
  })
})

test('a chargeback takes an authority’s fee with the order’s money, and puts it back when it is won', () => {
  const dispute = { ...ofOrder, taxes: TAX, held: { escrow: 500_00, govFee: 155_00 } }
  expect(read(disputeOpened({ ...dispute, fee: 15_00 })).L8a).toEqual({
    ...{ 'escrow:o': 500, 'gov_fee:o': 155, 'tax:GST': 25, dispute_fee: 15 },
    ...{ 'dispute_hold:o': -680, clearing: -15 },
  })
  expect(read(disputeWon({ ...dispute, charged: 680_00 })).L8c).toEqual({
    ...{ clearing: 680, 'escrow:o': -500, 'gov_fee:o': -155, 'tax:GST': -25 },
  })
})

test('coupons that pay for everything leave the card out', () => {
  expect(read(orderPaid({ ...ofOrder, price: 20_00, taxes: [], promo: 20_00 })).L1).toEqual({
    ...{ promo_expense: 20, 'escrow:o': -20 },
  })
})

test('coupons above the price, refunds above the payment and parts of a cent are refused', () => {
  expect(() => orderPaid({ ...ofOrder, price: 10_00, taxes: [], promo: 20_00 })).toThrow(RangeError)
  const refund = { ...ofOrder, refund: 'r', taxes: [], sources: { card: 10_00, promo: 0, credit: 0 } }
  expect(() => refundedBeforeRelease({ ...refund, item: 10_01 })).toThrow('Only 1000 is left')
  expect(() => processorFeeTaken({ ...USD, amount: 0.5 })).toThrow(RangeError)
})

test('orders at random, refunded in parts and then released, leave nothing anywhere but where it belongs', () => {
  const random = new Random(29)
  for (let round = 0; round < 2_000; round++) {
    const price = random.between(1, 90_000)
    let tax = random.between(0, 9_000)
    const promo = random.between(0, price)
    const own = random.between(0, price + tax - promo)
    const rate = random.between(0, 20)
    const books = [orderPaid({ ...ofOrder, price, taxes: [{ code: 'T', amount: tax }], promo, credit: own })]
    let escrow = price
    let left = [price + tax - promo - own, promo, own]
    for (const parts = random.between(0, 3); books.length <= parts && escrow > 0; ) {
      const item = random.between(1, escrow)
      const amount = Math.floor((tax * item) / escrow)
      const [card = 0, gift = 0, credit = 0] = left
      const refund = { ...ofOrder, refund: 'r', item, taxes: [{ code: 'T', amount }] }
      books.push(refundedBeforeRelease({ ...refund, sources: { card, promo: gift, credit } }))
      const given = split(item + amount, left)
      left = left.map((was, index) => was - (given[index] ?? 0))
      escrow -= item
      tax -= amount
    }
    const [commission] = split(escrow, [rate, 100 - rate])
    books.push(released({ ...USD, order: 'o', agent: 'a', escrow, commission }))

    const balances = new Map<string, number>()
    for (const { account, amount } of books.flatMap(({ lines }) => lines))
      balances.set(nameOf(account), (balances.get(nameOf(account)) ?? 0) + amount)
    expect(balances.get('escrow:o')).toBe(0)
    expect([...balances.values()].reduce((sum, amount) => sum + amount, 0)).toBe(0)
    // Captured and coupons = released + refunded + tax held.
    const of = (name: string) => balances.get(name) ?? 0
    expect(of('clearing') + of('promo_expense') + of('client_credit:c')).toBe(
      -(of('agent_pending:a') + of('commission') + of('tax:T') + of('refund_payable:r')),
    )
  }
})
