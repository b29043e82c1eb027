import { WORK_STAGES } from '@sojourn/contract/work/work-words'
import { describe, expect, test } from 'vitest'
import { heldOrder } from '../../../test/made-up-orders.ts'
import { letterTo, wordsOfLetter as wordsOf } from '../../../test/read-letters.ts'
import type { FactName } from '../../ground/facts/facts.ts'
import { completionLetters } from './work-mails.ts'

type Row = typeof work
const toClient = (name: FactName, fact: object) => letterTo('client', completionLetters, name, fact)
const toAgent = (name: FactName, fact: object) => letterTo('agent', completionLetters, name, fact)

const startedMail = (work: Row, due_at: Date) => toClient('order_started', { along: { work, due_at } })
const completionAskedMail = (work: Row, request: { id: string; decides_at: Date }) =>
  toClient('completion_asked', { along: { work, ...request } })
const decidesSoonMail = (
  work: Row,
  { id, warning, ...rest }: { id: string; warning: number; decides_at: Date; isLast: boolean },
) => toClient('completion_unanswered', { request: id, time: warning, along: { work, ...rest } })
const changesAskedMail = (work: Row, id: string) => toAgent('changes_asked', { along: { work, id } })
const completedMails = (work: Row, came: object) => {
  const fact = { along: { work, ...came } }
  return [toAgent('order_completed', fact), toClient('order_completed', fact)] as const
}
const stageMail = (work: Row, stage: string, id: string) =>
  toClient('stage_set', { id, along: { work, stage } })
const extensionAskedMail = (work: Row, asked: object) =>
  toClient('extension_asked', { along: { work, ...asked } })
const extensionAnsweredMail = (work: Row, id: string, due_at: Date | null) =>
  toAgent(due_at ? 'extension_accepted' : 'extension_declined', { along: { work, id, due_at } })

const work = heldOrder()
const NAMED = '"Study permit" (SO-7K3M9QXA)'
const SEEN_BY_CLIENT = '/p/client/orders/order-1'
const SEEN_BY_AGENT = '/p/agent/orders/order-1'
/** The next day in Berlin, still the same in Toronto. */
const late = new Date('2026-11-30T23:30:00Z')
const IN_BERLIN = 'Tuesday 1 December 2026 at 00:30 (Europe/Berlin time)'

test('a client reads that the work began, and by when it is due on their own calendar', () => {
  expect(wordsOf(startedMail(work, late))).toEqual([
    'Amara started the work on your order',
    'The work has started',
    `Amara Okafor started the work on ${NAMED}. It is due on 1 December 2026.`,
    'Your money is held until you accept the work.',
    `[See your order] ${SEEN_BY_CLIENT}`,
  ])
})

describe('the work is said to be done', () => {
  const request = { id: 'request-1', decides_at: late }

  test('a client reads what their silence will mean, and when', () => {
    const mail = completionAskedMail(work, request)
    expect(wordsOf(mail)).toEqual([
      'Amara finished the work: please check it',
      'Please check the work',
      `Amara Okafor says that the work on ${NAMED} is done. Accept it, or say what must change.`,
      `If you do not answer, the work counts as accepted on ${IN_BERLIN}, and Amara is paid.`,
      `[Check the work] ${SEEN_BY_CLIENT}`,
    ])
  })

  test('the time is written by the client’s own clock, and in UTC where they keep no zone', () => {
    const twelve = completionAskedMail(heldOrder({ client_clock: '12' }), request)
    expect(twelve.paragraphs[1]).toContain('on Tuesday 1 December 2026 at 12:30 am')
    const zoneless = completionAskedMail(heldOrder({ client_timezone: null }), request)
    expect(zoneless.paragraphs[1]).toContain('on Monday 30 November 2026 at 23:30 (UTC')
  })

  test('a warning says the same again', () => {
    expect(wordsOf(decidesSoonMail(work, { ...request, warning: 1, isLast: false }))).toEqual([
      'Please check the work on SO-7K3M9QXA',
      'Your answer is needed',
      `Amara Okafor still waits for your answer on ${NAMED}.`,
      `If you do not answer, the work counts as accepted on ${IN_BERLIN}, and Amara is paid.`,
      `[Check the work] ${SEEN_BY_CLIENT}`,
    ])
  })

  test('both go out before the answer is due', () => {
    for (const mail of [
      completionAskedMail(work, request),
      decidesSoonMail(work, { ...request, warning: 1, isLast: false }),
    ])
      expect(mail).toMatchObject({ deadline: '2026-11-30T23:30:00.000Z' })
  })

  test('no quiet hours hold the last warning: 48 hours are left', () => {
    expect(decidesSoonMail(work, { ...request, warning: 2, isLast: true })).toMatchObject({
      deadline: '2026-11-28T23:30:00.000Z',
    })
  })

  test('each warning is a mail of its own, and none takes the place of the first', () => {
    const keys = [1, 2].map((warning) => decidesSoonMail(work, { ...request, warning, isLast: false }).key)
    expect(new Set([...keys, completionAskedMail(work, request).key]).size).toBe(3)
  })
})

test('an agent reads that something must change', () => {
  expect(wordsOf(changesAskedMail(work, 'request-1'))).toEqual([
    'Ines asks for changes: Study permit',
    'Changes are needed',
    `Ines did not accept the work on ${NAMED} yet, and says what must change.`,
    'Make the changes and ask for completion again.',
    `[See what must change] ${SEEN_BY_AGENT}`,
  ])
  // Nobody is told so any more who has asked again or is in a conflict.
  const { overBy } = changesAskedMail(work, 'request-1')
  expect(overBy?.order).toBe(work.id)
  expect(overBy?.facts).toEqual(expect.arrayContaining(['completion_asked', 'conflict_opened']))
})

describe('the work is accepted', () => {
  const released = { share: 425_00, clears_at: late }

  test('by the client: the agent reads what they earned and from which day it is theirs', () => {
    const [agent, client] = completedMails(work, { released, bySilence: false })
    expect(agent && wordsOf(agent)).toEqual([
      'The work is accepted: Study permit',
      'The work is accepted',
      `Ines accepted the work on ${NAMED}.`,
      'You earned $425.00. You can withdraw it from 30 November 2026.',
      `[Open the order] ${SEEN_BY_AGENT}`,
    ])
    expect(client && wordsOf(client)).toEqual([
      'Your order SO-7K3M9QXA is completed',
      'Your order is completed',
      `You accepted the work of Amara Okafor on ${NAMED}. Thank you.`,
      'Say how it was: a review helps others to choose. When the authority decides, record the decision on your goal.',
      `[Review your agent] ${SEEN_BY_CLIENT}`,
    ])
  })

  test('by silence: nobody reads that the client said something', () => {
    const [agent, client] = completedMails(work, { released, bySilence: true })
    expect(agent?.paragraphs[0]).toBe(`Ines did not answer, so the work on ${NAMED} counts as accepted.`)
    expect(client?.paragraphs[0]).toBe(
      `You did not answer in time, so the work of Amara Okafor on ${NAMED} counts as accepted.`,
    )
  })

  test('money without cents is written without them', () => {
    const [agent] = completedMails(heldOrder({ currency: 'JPY' }), {
      released: { ...released, share: 42_500 },
      bySilence: false,
    })
    expect(agent?.paragraphs[1]).toContain('You earned ¥42,500.')
  })
})

describe('a stage', () => {
  test.each([
    ['preparing', 'is being prepared'],
    ['filed', 'is filed with the authority'],
    ['waiting', 'is with the authority; its due date is paused until they answer'],
    ['decided', 'has a decision of the authority'],
  ] as const)('%s', (stage, words) => {
    expect(wordsOf(stageMail(work, stage, 'fact-1'))).toEqual([
      'News on your order SO-7K3M9QXA',
      'Your case moves on',
      `Amara Okafor says that your case ${words}: ${NAMED}.`,
      `[See your order] ${SEEN_BY_CLIENT}`,
    ])
  })

  test('has words for all there are', () => {
    for (const stage of WORK_STAGES)
      expect(stageMail(work, stage, '1').paragraphs[0]).not.toContain('undefined')
  })

  test('going back and forth is told each time', () => {
    const [one, other] = ['1', '2'].map((fact) => stageMail(work, 'filed', fact).key)
    expect(one).not.toBe(other)
  })
})

describe('more time', () => {
  test.each([
    [1, 'one more day'],
    [2, '2 more days'],
    [30, '30 more days'],
  ])('of %i days is asked of the client', (days, words) => {
    const mail = extensionAskedMail(work, { id: 'extension-1', days, ends_at: late })
    expect(wordsOf(mail)).toEqual([
      'Amara asks for more time',
      'Your agent asks for more time',
      `Amara Okafor asks for ${words} for ${NAMED}.`,
      `If you do not answer until ${IN_BERLIN}, the due date stays as it is.`,
      `[Answer the request] ${SEEN_BY_CLIENT}`,
    ])
    expect(mail.deadline).toBe('2026-11-30T23:30:00.000Z')
  })

  test('is agreed: the agent reads the new day on their own calendar', () => {
    expect(wordsOf(extensionAnsweredMail(work, 'extension-1', late))).toEqual([
      'You have more time',
      'You have more time',
      `Ines agreed. ${NAMED} is now due on 30 November 2026.`,
      `[Open the order] ${SEEN_BY_AGENT}`,
    ])
  })

  test('is declined', () => {
    expect(wordsOf(extensionAnsweredMail(work, 'extension-1', null))).toEqual([
      'The due date stays',
      'The due date stays',
      `Ines declined your request for more time on ${NAMED}.`,
      `[Open the order] ${SEEN_BY_AGENT}`,
    ])
  })
})
