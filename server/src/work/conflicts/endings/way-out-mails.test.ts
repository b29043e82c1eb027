import type { RefundParts } from '@sojourn/contract/work/conflicts'
import { describe, expect, test } from 'vitest'
import { heldOrder } from '../../../../test/made-up-orders.ts'
import { wordsOf } from '../../../../test/read-mail.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import {
  backWords,
  declinedMails,
  endedMails,
  leftMails,
  soonUnstartedMails,
  unstartedMails,
} from './way-out-mails.ts'

const order = heldOrder()
const NAMED = '“Study permit” (SO-7K3M9QXA)'
const SIMILAR = 'You keep your goal. Other agents offer similar services; you find them from the order.'
const FOR_CLIENT = '[Open the order] /p/client/orders/order-1'
const FOR_AGENT = '[Open the order] /p/agent/orders/order-1'
const OVER = ['Order SO-7K3M9QXA is cancelled', 'The order is cancelled']

const parts = (card: number, credit = 0, promo = 0, currency = 'USD'): RefundParts => ({
  total: { amount: card + credit + promo, currency },
  card: { amount: card, currency },
  credit: { amount: credit, currency },
  promo: { amount: promo, currency },
})
const BANK = ' Your bank may need a few days to show it.'

describe('what goes back where', () => {
  test.each([
    ['nothing was paid', parts(0), 'card', 'Nothing was paid, so nothing goes back.'],
    ['all to the card', parts(475_00), 'card', `You get $475.00 to your card back.${BANK}`],
    [
      'all kept as credit: no bank has a part in it',
      parts(475_00),
      'credit',
      'You get $475.00 as credit for your next order back.',
    ],
    [
      'by each source it came from',
      parts(475_00, 30_00, 20_00),
      'card',
      `You get $475.00 to your card, $30.00 to your credit, $20.00 to your coupons back.${BANK}`,
    ],
    ['paid by credit alone, to the card', parts(0, 30_00), 'card', 'You get $30.00 to your credit back.'],
    ['paid by a coupon alone', parts(0, 0, 20_00), 'credit', 'You get $20.00 to your coupons back.'],
    [
      'credit beside credit',
      parts(1, 2),
      'credit',
      'You get $0.01 as credit for your next order, $0.02 to your credit back.',
    ],
    [
      'a currency without cents',
      parts(47_500, 0, 0, 'JPY'),
      'card',
      `You get ¥47,500 to your card back.${BANK}`,
    ],
  ] as const)('%s', (_name, refund, destination, words) => {
    expect(backWords(refund, destination)).toBe(words)
  })
})

const ended = { event: 'event-1', refund: parts(500_00), destination: 'card' as const }
const read = (mails: Mail[]) => mails.map(wordsOf)

test('a client who cancels reads what comes back; their agent that they stop', () => {
  expect(read(leftMails(order, ended))).toEqual([
    [
      ...['to ines@example.com', ...OVER, `You cancelled ${NAMED}.`],
      ...[`You get $500.00 to your card back.${BANK}`, SIMILAR, FOR_CLIENT],
    ],
    ['to amara@example.com', ...OVER, `Ines cancelled ${NAMED}. Please stop any work on it.`, FOR_AGENT],
  ])
  const [kept] = leftMails(order, { ...ended, destination: 'credit' })
  expect(kept?.paragraphs[1]).toBe('You get $500.00 as credit for your next order back.')
})

test('a client whose agent declines reads the agent’s reason in the agent’s words', () => {
  expect(read(declinedMails(order, ended, 'I have no time before June.'))).toEqual([
    [
      ...['to ines@example.com', ...OVER, `Amara Okafor cannot take ${NAMED}. Their reason is below.`],
      ...[`You get $500.00 to your card back.${BANK}`, SIMILAR, '> I have no time before June.', FOR_CLIENT],
    ],
    ['to amara@example.com', ...OVER, `You declined ${NAMED}. The client gets a full refund.`, FOR_AGENT],
  ])
})

test('an order nobody began ends for both', () => {
  const nobody = `Nobody began the work on ${NAMED}, so the order is cancelled.`
  expect(read(unstartedMails(order, ended))).toEqual([
    [
      ...['to ines@example.com', ...OVER, nobody, `You get $500.00 to your card back.${BANK}`],
      ...[SIMILAR, FOR_CLIENT],
    ],
    ['to amara@example.com', ...OVER, `${nobody} The client gets a full refund.`, FOR_AGENT],
  ])
})

describe('our team ends an order', () => {
  test.each([
    ['fraud', 'fraud'],
    ['licence_revoked', 'the agent’s licence was revoked'],
    ['agent_suspended', 'the agent’s account is suspended'],
    ['legal', 'a legal reason'],
    ['a reason of a later version', 'a legal reason'],
  ])('%s', (reason, words) => {
    const why = `Our team ended ${NAMED}: ${words}. What our team wrote is below.`
    const text = 'The papers were forged.'
    expect(read(endedMails(order, ended, { reason, text }))).toEqual([
      [
        ...['to ines@example.com', ...OVER, why, `You get $500.00 to your card back.${BANK}`],
        ...[SIMILAR, `> ${text}`, FOR_CLIENT],
      ],
      ['to amara@example.com', ...OVER, why, 'Please stop any work on it.', `> ${text}`, FOR_AGENT],
    ])
  })

  test('without a refund the client reads that there is none', () => {
    const [client] = endedMails(order, { ...ended, refund: parts(0) }, { reason: 'fraud', text: 'Why.' })
    expect(client?.paragraphs[1]).toBe('Nothing is refunded.')
  })
})

test('before an unstarted order ends, the client reads of their refund and the agent what to do', () => {
  const until = new Date('2026-11-26T20:00:00Z')
  const subject = 'Order SO-7K3M9QXA is cancelled on 26 November 2026 if nobody begins'
  expect(read(soonUnstartedMails(order, 'event-1', until))).toEqual([
    [
      ...['to ines@example.com', subject, 'The work has not begun'],
      `The work on ${NAMED} has not begun. On Thursday 26 November 2026 at 21:00 (Europe/Berlin time) the order is cancelled by itself, and you get a full refund.`,
      FOR_CLIENT,
    ],
    [
      ...['to amara@example.com', subject, 'The work has not begun'],
      `The work on ${NAMED} has not begun. Start it by Thursday 26 November 2026 at 15:00 (America/Toronto time), or the order is cancelled and the client gets a full refund.`,
      FOR_AGENT,
    ],
  ])
})

describe('every ending', () => {
  const all = (held = order) => [
    leftMails(held, ended),
    declinedMails(held, ended, 'Why.'),
    unstartedMails(held, ended),
    endedMails(held, ended, { reason: 'legal', text: 'Why.' }),
    soonUnstartedMails(held, 'event-1', new Date('2026-11-26T20:00:00Z')),
  ]

  test('reaches both whatever they switched off, each by a mail of their own', () => {
    for (const mails of all()) {
      expect(mails).toMatchObject([{ needed: true }, { needed: true }])
      expect(mails.map(({ key }) => key)).toEqual(['conflict:event-1:client', 'conflict:event-1:agent'])
    }
  })

  test('writes nothing to a client who deleted their account', () => {
    const gone = heldOrder({ client_deleted_at: new Date('2026-11-20T09:00:00Z') })
    for (const mails of all(gone)) expect(mails.map(({ to }) => to)).toEqual(['amara@example.com'])
  })
})
