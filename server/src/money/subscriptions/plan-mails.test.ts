import { describe, expect, test } from 'vitest'
import { letterTo, wordsOfLetter } from '../../../test/read-letters.ts'
import { wordsOf } from '../../../test/read-mail.ts'
import type { FactName } from '../../ground/facts/facts.ts'
import type { BillRow } from './billing/bill-store.ts'
import { planLetters, planPaidMail } from './plan-mails.ts'
import type { Subscriber, SubscriptionRow } from './store.ts'

/** It is one in the morning already when it is five in the afternoon in New York. */
const agent = {
  ...{ email: 'amara@example.com', first_name: 'Amara', timezone: 'Asia/Tokyo' },
} as Subscriber
const letter = (name: FactName, fact: object) =>
  letterTo('agent', planLetters, name, fact, { zone: agent.timezone })
const words = (name: FactName, fact: object) => wordsOfLetter(letter(name, fact))

const start = new Date('2026-11-02T16:00:00Z')
const end = new Date('2026-12-02T16:00:00Z')
const bill: BillRow = {
  ...{ id: 'bill-1', subscription_id: 'plan-1', agent_id: 'agent-1', kind: 'renewal' },
  ...{ plan: 'pro', term: 'month', full_price: 29_00, period_start: start, period_end: end },
  ...{ lines: [], price: 29_00, currency: 'USD', created_at: start, paid_at: null, voided_at: null },
}
const subscription: SubscriptionRow = {
  ...{ id: 'plan-1', agent_id: 'agent-1', status: 'active', plan: 'business', term: 'year' },
  ...{ price: 990_00, anchored_at: start, period_start: start, period_end: end },
  ...{ next_plan: null, next_term: null, cancel_at_period_end: false, tries: 0, try_at: null },
  ...{ reminded_of: null, created_at: start, ended_at: null },
}
const payment = { id: 'payment-1', title: 'Pro, monthly', amount: 31_90, currency: 'USD', taxes: [] }
const SEE_PLAN = '[See your plan] /p/agent/subscriptions'
const unlisted = [{ title: 'Study permit' }, { title: 'Work permit' }]
const DRAFTS =
  'These services are drafts now, because the plan does not hold them: “Study permit”, “Work permit”. Running orders go on.'

describe('a plan is paid', () => {
  const paid = { bill, payment, invoice: 'INV-2026-00017', period: { start, end }, unlisted: [] }

  test('the agent reads what they paid with taxes, until which day of theirs, and the invoice', () => {
    expect(wordsOf(planPaidMail(agent, paid))).toEqual([
      'to amara@example.com',
      'Your Pro plan is paid: $31.90',
      'Thank you, Amara',
      'You paid $31.90 for Pro, monthly. It is paid until 3 December 2026.',
      'The number of the invoice is INV-2026-00017.',
      '[See your invoices] /p/agent/subscriptions/billing',
    ])
  })

  test('where a smaller plan holds fewer services, they read which ones are drafts now', () => {
    const mail = planPaidMail(agent, { ...paid, unlisted })
    expect(mail.paragraphs).toEqual([expect.anything(), expect.anything(), DRAFTS])
  })

  test('an agent who keeps no time zone reads the day in UTC', () => {
    const mail = planPaidMail({ ...agent, timezone: null }, paid)
    expect(mail.paragraphs[0]).toContain('It is paid until 2 December 2026.')
  })
})

describe('a renewal fails', () => {
  const tryAt = new Date('2026-12-03T16:00:00Z')

  test.each([
    ['declined', 'Your card was declined.'],
    ['to_confirm', 'Your bank wants you to confirm the payment.'],
    ['no_card', 'You have no saved card that we could charge.'],
  ] as const)(
    '%s: the agent reads why, what it costs, when it is tried again and what to do',
    (why, said) => {
      expect(words('subscription_unpaid', { along: { bill, why, tries: 1, tryAt } })).toEqual([
        'Your Pro plan could not be renewed',
        'Your payment failed, Amara',
        `We could not charge $29.00 plus taxes for Pro, monthly. ${said}`,
        'Your plan stays active for now. We try again on 4 December 2026. To keep it, pay now or save another card.',
        '[Pay now] /p/agent/subscriptions',
      ])
    },
  )

  test('after the last try no other is promised', () => {
    const along = { bill, why: 'declined', tries: 4, tryAt: null }
    expect(letter('subscription_unpaid', { along }).paragraphs[1]).toBe(
      'Your plan stays active for now. To keep it, pay now or save another card.',
    )
  })

  test('each try is told once, and another reason of the same try as well', () => {
    const key = (tries: number, why: 'declined' | 'no_card') =>
      letter('subscription_unpaid', { along: { bill, why, tries, tryAt } }).key
    expect(key(1, 'declined')).toBe(key(1, 'declined'))
    expect(new Set([key(1, 'declined'), key(2, 'declined'), key(1, 'no_card')]).size).toBe(3)
  })
})

describe('a plan ends', () => {
  test.each([
    ['cancelled', 'Your Business plan has ended.'],
    ['suspended', 'Your Business plan has ended because your account is suspended. Nothing was charged.'],
    ['unpaid', 'Your Business plan has ended because it was not paid.'],
    [
      'taken_back',
      'Your bank took the payment back, so your Business plan has ended. You find the credit note under Billing. You can choose a plan again.',
    ],
  ] as const)('%s', (why, said) => {
    expect(words('subscription_ended', { along: { subscription, why, unlisted } })).toEqual([
      'Your Business plan has ended',
      'You are on the Free plan now, Amara',
      said,
      DRAFTS,
      'The commission of orders you already have stays as it is.',
      SEE_PLAN,
    ])
  })

  test('who loses no service reads of none', () => {
    const along = { subscription, why: 'cancelled', unlisted: [] }
    const { paragraphs } = letter('subscription_ended', { along })
    expect(paragraphs).toHaveLength(2)
  })
})

describe('a bank takes a payment back', () => {
  const taken = {
    ...{ id: 'dispute-1', amount: 10_00, currency: 'USD', number: 'INV-2026-00018' },
    ...{ title: 'Pro, monthly', hasRights: true },
  }

  test('a part: the agent reads of the credit note, and that the plan goes on', () => {
    expect(words('subscription_taken_back', { along: taken })).toEqual([
      'Your bank took $10.00 of a payment back',
      'You have a credit note, Amara',
      'Your bank took $10.00 back that you paid for: Pro, monthly.',
      'The number of the credit note is INV-2026-00018. Your plan goes on.',
      '[See your invoices] /p/agent/subscriptions/billing',
    ])
  })

  test('who has no plan any more does not read that it goes on', () => {
    const along = { ...taken, hasRights: false }
    expect(letter('subscription_taken_back', { along }).paragraphs[1]).toBe(
      'The number of the credit note is INV-2026-00018.',
    )
  })
})

test('who cancels reads until when the plan holds, that nothing more is charged, and that it can be undone', () => {
  expect(words('subscription_cancelled', { id: 'fact-1', along: { plan: 'business', until: end } })).toEqual([
    'Your Business plan ends on 3 December 2026',
    'Your plan is cancelled, Amara',
    'You can use your Business plan until 3 December 2026. After that you are on the Free plan, and nothing more is charged.',
    'You can undo this until then.',
    SEE_PLAN,
  ])
})

describe('before a plan renews', () => {
  const renews = (charged_at: Date, what: object) =>
    letter('subscription_renews_soon', { subscription: 'plan-1', along: { charged_at, ...what } })

  test('the agent reads the day, the price without taxes and what they can still do', () => {
    const mail = renews(end, { plan: 'business', term: 'year', price: 990_00 })
    expect(wordsOfLetter(mail)).toEqual([
      'Your Business plan renews on 3 December 2026',
      'Your plan renews soon, Amara',
      'On 3 December 2026 we charge $990.00 plus taxes for Business, yearly.',
      'You can change or cancel your plan until then.',
      SEE_PLAN,
    ])
  })

  test('who changes to another plan then reads the price of that one', () => {
    const mail = renews(end, { plan: 'pro', term: 'month', price: 29_00 })
    expect(mail.subject).toContain('Your Pro plan renews')
    expect(mail.paragraphs[0]).toContain('we charge $29.00 plus taxes for Pro, monthly.')
  })

  test('each renewal is told once', () => {
    const what = { plan: 'business', term: 'year', price: 990_00 } as const
    expect(renews(end, what).key).not.toBe(renews(new Date('2027-12-02T16:00:00Z'), what).key)
  })
})
