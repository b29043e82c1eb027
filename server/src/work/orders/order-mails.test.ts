import { describe, expect, test } from 'vitest'
import { heldOrder } from '../../../test/made-up-orders.ts'
import { wordsOfLetter } from '../../../test/read-letters.ts'
import { wordsOf } from '../../../test/read-mail.ts'
import type { RunningOrder } from './lists/list-store.ts'
import { agentRevokedMail, agentSuspendedMail, orderPaidMail, serviceGoneMail } from './order-mails.ts'
import { stagePaidMail } from './stages/stage-mails.ts'

const paid = heldOrder({ residence_iso: 'CA', agent_timezone: 'Africa/Lagos' })
const startBy = new Date('2026-11-27T09:00:00Z')
const running: RunningOrder = {
  ...{ id: 'order-1', ref: 'SO-7K3M9QXA', title: 'Study permit' },
  ...{ agent_first_name: 'Amara', agent_last_name: 'Okafor' },
}
const OPEN = '[Open the order] /p/client/orders/order-1'

describe('an agent who is hired', () => {
  test('reads by whom, for what, when they get the money and by when to start', () => {
    expect(wordsOf(orderPaidMail(paid, { startBy, riskUntil: null }))).toEqual([
      'to amara@example.com',
      'Ines hired you: Study permit',
      'You are hired, Amara',
      'Ines paid for "Study permit" (SO-7K3M9QXA). The money is held until the client accepts your work. Then it is yours, less our commission.',
      'Open the order to see what your client needs and by when. Start by Friday 27 November 2026 at 10:00 (Africa/Lagos time).',
      '[Open the order] /p/agent/orders/order-1',
    ])
  })

  test.each([
    ['an order', orderPaidMail],
    ['a next stage', stagePaidMail],
  ] as const)('for %s reads until when it is at their own risk', (_what, mail) => {
    expect(mail(paid, { startBy, riskUntil: startBy }).paragraphs[1]).toContain(
      'Until Friday 27 November 2026 at 10:00 (Africa/Lagos time) they can withdraw and get a full refund',
    )
    expect(mail(paid, { startBy, riskUntil: null }).paragraphs[1]).toContain(
      'Start by Friday 27 November 2026',
    )
  })

  test('gets it whatever they switched off', () => {
    expect(orderPaidMail(paid, { startBy, riskUntil: null })).toMatchObject({
      needed: true,
      key: 'order:order-1:paid',
    })
  })
})

test('a client whose service is gone before they paid reads that nothing was charged', () => {
  expect(wordsOfLetter(serviceGoneMail(heldOrder({ status: 'cancelled', paid_at: null })))).toEqual([
    'Your order SO-7K3M9QXA is cancelled',
    'Your order is cancelled',
    '"Study permit" by Amara Okafor is no longer offered, so your unpaid order is cancelled. Nothing was charged.',
    'You keep your goal. Other agents offer similar services.',
    '[Find another agent] /p/agents',
  ])
})

describe('a client whose agent may not go on', () => {
  test('reads that the agent is no longer verified, that the money is held, and how to cancel', () => {
    const mail = agentRevokedMail(running, 'event-1', { supportEmail: 'help@example.org' })
    expect(wordsOfLetter(mail)).toEqual([
      'Your order SO-7K3M9QXA: your agent is no longer verified',
      'Amara Okafor is no longer verified',
      'Our team has revoked the verification of Amara Okafor, who works on "Study permit" (SO-7K3M9QXA) for you. New clients cannot hire them.',
      'Your order is still open, and your money is held. Your agent has not received any of it.',
      'You can cancel. Under our terms you get a full refund within 72 hours of paying if the work has not started, or if your agent does not start in time. Otherwise you get the share your order names for its stage, and a refund for work that was not done or not done as agreed.',
      'To cancel, write to help@example.org and name SO-7K3M9QXA. Our team will help you.',
      OPEN,
    ])
  })

  test('reads that the agent’s account is suspended, and not why', () => {
    expect(wordsOfLetter(agentSuspendedMail(running, 'fact-1'))).toEqual([
      'Your order SO-7K3M9QXA: your agent’s account is suspended',
      'Amara Okafor cannot work on your order now',
      'Our team suspended the account of Amara Okafor, who works on "Study permit" (SO-7K3M9QXA) for you.',
      'Your order is still open, and your money is held.',
      'If the work has not started, you can cancel the order for a full refund. If it has, open a conflict: you propose what you get back, and our team helps. You keep your goal and can hire another agent for it.',
      OPEN,
    ])
  })

  test('reads of each of their orders with that agent, once', () => {
    const other = { ...running, id: 'order-2' }
    const keys = [running, other].flatMap((order) => [
      agentSuspendedMail(order, 'fact-1').key,
      agentRevokedMail(order, 'fact-1', { supportEmail: 'help@example.org' }).key,
    ])
    expect(new Set(keys).size).toBe(4)
  })
})
