import { describe, expect, test } from 'vitest'
import { letterTo, wordsOfLetter } from '../../../test/read-letters.ts'
import { wordsOf } from '../../../test/read-mail.ts'
import { couponLetters } from '../coupons/coupon-mails.ts'
import { creditPaidMail, creditRefusedMail } from './credit/credit-mails.ts'
import { moneyReturnsMail, paymentMadeMail, refundedMail } from './payment-mails.ts'

const client = { email: 'ines@example.com', first_name: 'Ines' }
type Paid = Parameters<typeof paymentMadeMail>[1]
const payment: Paid = {
  ...{ id: 'payment-1', ref: 'PAY-7K3M9QXA', payable: 'order', title: 'Study permit' },
  ...{ seller: 'Amara Okafor', amount: 525_00, currency: 'USD' },
}
const plan: Paid = { ...payment, payable: 'subscription', title: 'Pro, monthly', seller: null }
const HISTORY = '[See your payments] /p/client/payments/history'

describe('a payment', () => {
  test('says what was paid for whose work, and that it is held', () => {
    expect(wordsOf(paymentMadeMail(client, payment))).toEqual([
      'to ines@example.com',
      'Your payment of $525.00 was made',
      'Thank you, Ines',
      'You paid $525.00 for “Study permit” by Amara Okafor.',
      'The money is protected. It is held until the work is done and accepted.',
      'The number of this payment is PAY-7K3M9QXA.',
      '[See the receipt] /p/client/payments/history',
    ])
  })

  test('that coupons or credit covered says that nothing was charged', () => {
    expect(wordsOf(paymentMadeMail(client, { ...payment, amount: 0 }))).toEqual([
      'to ines@example.com',
      'Your order is placed, and nothing was charged',
      'Thank you, Ines',
      'Coupons or credit covered all of “Study permit” by Amara Okafor.',
      'The number of this payment is PAY-7K3M9QXA.',
      '[See the receipt] /p/client/payments/history',
    ])
  })

  test('to nobody by name leaves the name out', () => {
    expect(paymentMadeMail(client, { ...payment, seller: null }).paragraphs[0]).toBe(
      'You paid $525.00 for “Study permit”.',
    )
  })
})

describe('money that could not be kept', () => {
  const refund = { id: 'refund-1', amount: 525_00, currency: 'USD' }

  test.each([
    ['too_late', 'It arrived when the service was no longer available.'],
    [
      'changed',
      'The total had changed before it arrived. What you wanted to pay still waits for its payment.',
    ],
    ['twice', 'It was a second payment for something already paid.'],
    ['wrong', 'It was not the agreed amount.'],
  ] as const)('%s: its payer reads why, and that they need do nothing', (reason, why) => {
    expect(wordsOfLetter(moneyReturnsMail(client, payment, { ...refund, reason }))).toEqual([
      'You get $525.00 back',
      'Your money is on its way back, Ines',
      `$525.00 arrived from you for “Study permit”. ${why}`,
      'We have refunded all of it. Your bank may need a few days to show it. You do not need to do anything.',
      'The number of this payment is PAY-7K3M9QXA.',
      HISTORY,
    ])
  })

  test.each([
    ['subscription', 'It arrived when the plan was no longer to be paid.'],
    ['debt', 'You owed less when it arrived.'],
  ] as const)('too late for a %s, its payer reads that', (payable, why) => {
    const { paragraphs } = moneyReturnsMail(
      client,
      { ...payment, payable },
      { ...refund, reason: 'too_late' },
    )
    expect(paragraphs[0]).toContain(why)
  })

  test('speaks of what goes back, which may be another amount than the payment', () => {
    const { subject } = moneyReturnsMail(client, payment, { ...refund, amount: 1, reason: 'wrong' })
    expect(subject).toBe('You get $0.01 back')
  })

  test('that an agent paid for a plan leads to the agent’s payments', () => {
    const mail = moneyReturnsMail(client, plan, { ...refund, reason: 'twice' })
    expect(mail.action?.path).toBe('/p/agent/payments')
  })
})

describe('a refund', () => {
  const refund = { id: 'refund-1', amount: 190_00, currency: 'USD', instead: null }

  test('that arrived in the place of one that came back is told once more', () => {
    const keys = [null, 're_1'].map((instead) => refundedMail(client, payment, { ...refund, instead }).key)
    expect(keys).toEqual(['refund:refund-1:done', 'refund:refund-1:done:re_1'])
  })

  test('that arrived', () => {
    expect(wordsOfLetter(refundedMail(client, payment, refund))).toEqual([
      '$190.00 is back with your bank',
      'Your refund is done, Ines',
      '$190.00 for “Study permit” went back to the card it came from.',
      'The number of this payment is PAY-7K3M9QXA.',
      HISTORY,
    ])
    expect(refundedMail(client, plan, refund).action?.path).toBe('/p/agent/payments')
  })

  test('is told when it begins and when it is done', () => {
    const begun = moneyReturnsMail(client, payment, { ...refund, reason: 'twice' }).key
    expect(begun).not.toBe(refundedMail(client, payment, refund).key)
  })
})

describe('credit that is to be paid out', () => {
  const asked = { id: 'asked-1', amount: 30_00, currency: 'USD' }
  const COUPONS = '[See your coupons] /p/client/coupons'

  test('is on its way', () => {
    expect(wordsOfLetter(creditPaidMail(client, asked))).toEqual([
      'Your credit of $30.00 is paid out',
      'Your money is on its way, Ines',
      'We have paid out your credit of $30.00 by bank transfer. It takes a few days to arrive.',
      COUPONS,
    ])
  })

  test('is refused: the credit stays, and the reason is told', () => {
    expect(
      wordsOfLetter(creditRefusedMail(client, { ...asked, by: 'team' }, 'The account is in another name.')),
    ).toEqual([
      'Your credit of $30.00 is not paid out',
      'We could not pay out your credit, Ines',
      'The $30.00 are still yours. You can use them for any order.',
      ...['The reason our team gave:', '> The account is in another name.'],
      COUPONS,
    ])
  })
})

describe('a gift', () => {
  const letterOf = (along: object) =>
    letterTo('client', couponLetters, 'coupons_given', { along }, { zone: 'Asia/Tokyo' })
  const given = {
    key: 'entry-1',
    amount: 20_00,
    currency: 'USD',
    expires_at: new Date('2026-12-31T16:00:00Z'),
  }

  test('of one coupon carries its code', () => {
    const mail = letterOf({ ...given, codes: ['WELCOME7'] })
    expect(wordsOfLetter(mail)).toEqual([
      'A coupon of $20.00 for you on Sojourn',
      'A gift for you, Ines',
      'A coupon of $20.00 is in your account. You can pay for any order with it until 1 January 2027.',
      '[See your coupons] /p/client/coupons',
    ])
    expect(mail.code).toBe('WELCOME7')
  })

  test('of several says how many, and carries none of the codes', () => {
    const mail = letterOf({ ...given, amount: 5, codes: ['ONE11111', 'TWO22222'] })
    expect(mail.subject).toBe('2 coupons of $0.05 for you on Sojourn')
    expect(mail.paragraphs).toEqual([
      '2 coupons of $0.05 each are in your account. You can pay for any order with them until 1 January 2027.',
    ])
    expect(mail).not.toHaveProperty('code')
  })
})
