import { endingWords } from '@sojourn/contract/work/ending-words'
import { describe, expect, test } from 'vitest'
import { heldOrder } from '../../../../test/made-up-orders.ts'
import { lettersToSides, wordsOfLetter } from '../../../../test/read-letters.ts'
import type { RefundDivision } from '../../../money/payments/refunds/divide-refund.ts'
import { conflictLetters } from '../conflict-letters.ts'
import type { OrderLeft } from './way-out-mails.ts'

const order = heldOrder()
const NAMED = '“Study permit” (SO-7K3M9QXA)'
const SIMILAR = 'You keep your goal. Other agents offer similar services; you find them from the order.'
const FOR_CLIENT = '[Open the order] /p/client/orders/order-1'
const FOR_AGENT = '[Open the order] /p/agent/orders/order-1'
const OVER = ['Order SO-7K3M9QXA is cancelled', 'The order is cancelled']

/** 500.00 were paid, and all of them go back. */
const parts = (card: number, credit = 0, promo = 0): RefundDivision => ({
  ...{ currency: 'USD', card, credit, coupons: promo > 0 ? [{ code: 'SPRING', amount: promo }] : [] },
  ...{ price: 500_00, coupon: 0, before: 0, back: 500_00, commission: 0, gets: 0 },
})
const BANK = ' Your bank may need a few days to show it.'
const PRICE = 'Of the price of $500.00, $500.00 goes back to the client and $0.00 is yours.'
const OF_AGENT = `The client gets $500.00 to their card. ${PRICE}`

const ended = { order, parts: parts(500_00) }
const left = (step: string, along: OrderLeft, reason: string | null = null) =>
  lettersToSides(conflictLetters, 'order_left', { id: 'event-1', step, reason, along })
const read = (letters: ReturnType<typeof left>) => letters.map(wordsOfLetter)

test('a client who cancels reads what comes back; their agent that they stop', () => {
  expect(read(left('O6', ended))).toEqual([
    [
      ...[...OVER, `You cancelled ${NAMED}.`],
      ...[`You get $500.00 to your card.${BANK}`, SIMILAR, FOR_CLIENT],
    ],
    [...[...OVER, `Ines cancelled ${NAMED}. Please stop any work on it.`], ...[OF_AGENT, FOR_AGENT]],
  ])
  const [kept] = left('O6', { ...ended, parts: parts(0, 500_00) })
  expect(kept?.paragraphs[1]).toBe('You get $500.00 as credit.')
})

test('a client who leaves in a conflict reads, as their agent does, that it is over too', () => {
  const law = 'The law gives the client this way out at any time, so the conflict ends with it.'
  const inConflict = { ...ended, order: heldOrder({ status: 'conflicted' }) }
  expect(left('O6', inConflict).map(({ paragraphs }) => paragraphs[1])).toEqual([law, law])
})

test('a client whose agent declines reads the agent’s reason in the agent’s words', () => {
  expect(read(left('O7', ended, 'I have no time before June.'))).toEqual([
    [
      ...[...OVER, `Amara Okafor cannot take ${NAMED}. Their reason is below.`],
      ...[`You get $500.00 to your card.${BANK}`, SIMILAR, '> I have no time before June.', FOR_CLIENT],
    ],
    [...OVER, `You declined ${NAMED}.`, OF_AGENT, FOR_AGENT],
  ])
})

test('an order nobody began ends for both', () => {
  const nobody = `Nobody began the work on ${NAMED}, so the order is cancelled.`
  expect(read(left('O8', ended))).toEqual([
    [...[...OVER, nobody, `You get $500.00 to your card.${BANK}`], ...[SIMILAR, FOR_CLIENT]],
    [...OVER, nobody, OF_AGENT, FOR_AGENT],
  ])
})

test('a client whose coupons paid a part reads all three', () => {
  const [client, agent] = left('O6', { ...ended, parts: parts(475_00, 5_00, 20_00) })
  expect(client?.paragraphs[1]).toBe(
    `You get $475.00 to your card, $5.00 as credit and $20.00 back on coupon SPRING.${BANK}`,
  )
  expect(agent?.paragraphs[1]).toContain(
    '$475.00 to their card, $5.00 as credit and $20.00 back on a coupon.',
  )
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
    expect(read(left('O17', { ...ended, text }, endingWords(reason)))).toEqual([
      [...[...OVER, why, `You get $500.00 to your card.${BANK}`], ...[SIMILAR, `> ${text}`, FOR_CLIENT]],
      [...[...OVER, why, 'Please stop any work on it.'], ...[OF_AGENT, `> ${text}`, FOR_AGENT]],
    ])
  })

  test('without a refund the client reads that there is none', () => {
    const [client] = left('O17', { ...ended, parts: parts(0), text: 'Why.' }, 'Fraud')
    expect(client?.paragraphs[1]).toBe('Nothing is refunded.')
  })
})

test('before an unstarted order ends, the client reads of their refund and the agent what to do', () => {
  const until = new Date('2026-11-26T20:00:00Z')
  const subject = 'Order SO-7K3M9QXA is cancelled on 26 November 2026 if nobody begins'
  const letters = lettersToSides(conflictLetters, 'order_unstarted', {
    id: 'event-1',
    along: { order, until },
  })
  expect(letters.map(wordsOfLetter)).toEqual([
    [
      ...[subject, 'The work has not begun'],
      `The work on ${NAMED} has not begun. On Thursday 26 November 2026 at 21:00 (Europe/Berlin time) the order is cancelled by itself, and you get a full refund.`,
      FOR_CLIENT,
    ],
    [
      ...[subject, 'The work has not begun'],
      `The work on ${NAMED} has not begun. Start it by Thursday 26 November 2026 at 15:00 (America/Toronto time), or the order is cancelled and the client gets a full refund.`,
      FOR_AGENT,
    ],
  ])
})

test('a part that went back on the processor’s pages went to the card of the client, who reads that it is theirs', () => {
  const letters = lettersToSides(conflictLetters, 'order_refunded', {
    id: 'event-1',
    along: { order, amount: 200_00, left: 300_00 },
  })
  expect(letters.map(({ paragraphs }) => paragraphs)).toEqual(
    ['your card', 'the client’s card'].map((whose) => [
      `Our team gave $200.00 of ${NAMED} back to ${whose}.`,
      '$300.00 of the payment are left, and the order goes on.',
    ]),
  )
})

test.each([
  [false, 'You can appeal once in the order, with something new; then it is carried out.'],
  [true, 'It is carried out now.'],
])(
  'a decision that goes on once the bank has decided can be appealed unless it is final: %s',
  (isFinal, then) => {
    const refund = {
      client: 'You get $200.00 to your card.',
      agent: 'The client gets $200.00 to their card.',
    }
    const letters = lettersToSides(conflictLetters, 'conflict_moved', {
      ...{ id: 'event-1', step: 'K18', reason: null, along: { order, left: 300_00, refund, isFinal } },
    })
    const stands = `The client’s bank has decided about the payment of ${NAMED}, and $300.00 are left of it. Our team’s decision stands.`
    expect(letters.map(({ paragraphs }) => paragraphs)).toEqual([
      [`${stands} ${refund.client} ${then}`],
      [`${stands} ${refund.agent} ${then}`],
    ])
  },
)

test('each side gets a letter of its own', () => {
  for (const step of ['O6', 'O7', 'O8', 'O17', 'O19', 'O20'])
    expect(left(step, ended, 'Why').map((letter) => letter.key)).toEqual([
      'conflict:event-1:client',
      'conflict:event-1:agent',
    ])
})
