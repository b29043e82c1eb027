import { describe, expect, test } from 'vitest'
import { AUDITED } from './ground/audit/audited.ts'
import type { FactName } from './ground/facts/facts.ts'
import { listeners } from './listeners.ts'
import { WHO_HEARS } from './talk/notifications/who-hears.ts'

const names = Object.keys(listeners) as FactName[]
const heardBy = (fact: FactName, when: 'now' | 'later' = 'now') =>
  (
    (listeners[fact] as { now?: readonly { name: string }[]; later?: readonly { name: string }[] })[when] ??
    []
  ).map(({ name }) => name)

/** Without the letters, which are last everywhere. */
const actsOn = (fact: FactName) => heardBy(fact).filter((name) => name !== 'sendLetters')

/** Each listener holds these until the transaction ends, in the order in which all of them are held everywhere. */
const ORDER = [
  ['endRequests', 'endMeetings', 'endMeetingRequests', 'cancelUnpaidOfService', 'startIfReady'],
  ['followOrders', 'startGoal'],
  ['countCompletedCase'],
  ['indexAgent', 'indexPerson'],
]
const placeOf = (name: string) => ORDER.findIndex((held) => held.includes(name))

describe('who hears in the same transaction', () => {
  test.each(names)('of %s holds orders before goals, and the agent of the search index last', (fact) => {
    const places = heardBy(fact)
      .map(placeOf)
      .filter((place) => place >= 0)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  test.each(names)('of %s does so once', (fact) => {
    expect(new Set(heardBy(fact)).size).toBe(heardBy(fact).length)
  })

  test.each([
    ['a paid order', 'order_paid', ['agreeOffer', 'startGoal', 'askForDocuments', 'openConversation']],
    [
      'an order that is left',
      'order_left',
      [
        'stopAfterRefund',
        'endExtras',
        'dropEnding',
        'endRequests',
        'endMeetings',
        'followOrders',
        'addLine',
        'leaveAsStaff',
      ],
    ],
    ['a conflict', 'conflict_opened', ['endRequests', 'endMeetingRequests', 'addLine']],
    [
      'the end of one',
      'conflict_closed',
      [
        ...['stopAfterRefund', 'endExtras', 'dropEnding', 'endMeetings'],
        ...['followOrders', 'addLine', 'leaveAsStaff'],
      ],
    ],
    [
      'completed work',
      'order_completed',
      ['dropEnding', 'endMeetings', 'addLine', 'openNextStage', 'endExtras', 'countCompletedCase'],
    ],
    ['released money', 'money_released', ['setClearingDay']],
    ['a refund', 'refund_arrived', ['followRefund', 'followCreditRefund']],
    ['a transfer of one', 'refund_sent', ['followRefund', 'followCreditRefund']],
    ['a refund made elsewhere', 'refund_elsewhere', ['followRefundElsewhere']],
    ['a chargeback', 'chargeback_opened', ['followChargeback']],
    ['its end', 'chargeback_ended', ['followVerdict']],
    ['the last document', 'documents_complete', ['addLine', 'startIfReady']],
    ['a booked meeting', 'meeting_booked', ['addLine', 'startIfReady']],
  ] as const)('%s: %s', (_name, fact, expected) => {
    expect(actsOn(fact)).toEqual(expected)
  })

  test.each([
    ['person_suspended', ['tellClientsOfSuspension', 'announceSuspension', 'indexPerson']],
    ['verification_revoked', ['tellClientsOfRevocation']],
    ['verification_failed', ['tellClientsOfRefusal']],
    ['service_unlisted', ['cancelUnpaidOfService', 'indexAgent']],
  ] as const)('%s reaches whom it hurts before all else, and the audit log last', (fact, expected) => {
    expect(actsOn(fact)).toEqual([...expected, 'writeIfByStaff'])
  })
})

describe('what changes who is found', () => {
  test.each([
    ...(['agent_profile_saved', 'username_changed', 'leave_turned', 'licence_decided'] as const),
    ...(['licence_expired', 'hours_changed', 'service_published', 'service_changed'] as const),
    ...(['standing_turned', 'review_written', 'review_changed', 'review_hidden'] as const),
    ...(['review_shown_again', 'busy_times_read', 'slot_held'] as const),
  ])('%s is in the search at once', (fact) => {
    expect(heardBy(fact)).toContain('indexAgent')
  })

  test.each(['person_suspended', 'suspension_lifted', 'deletion_turned', 'email_restored'] as const)(
    '%s is in the search at once, where they are an agent',
    (fact) => {
      expect(heardBy(fact)).toContain('indexPerson')
    },
  )

  test.each(['meeting_moved', 'meeting_cancelled', 'order_completed'] as const)('%s soon after', (fact) => {
    expect(heardBy(fact, 'later')).toContain('indexAgent')
  })
})

describe('every step of an order that both sides read stands in their conversation', () => {
  test.each([
    ...(['order_left', 'order_unstarted', 'order_started', 'stage_set', 'completion_asked'] as const),
    ...(['changes_asked', 'completion_withdrawn', 'extension_asked', 'extension_accepted'] as const),
    ...(['extension_declined', 'extension_withdrawn', 'document_asked', 'document_returned'] as const),
    ...(['meeting_booked', 'meeting_moved', 'meeting_cancelled', 'meeting_missed'] as const),
    ...(['conflict_opened', 'conflict_moved', 'conflict_closed', 'refund_asked'] as const),
    ...(['refund_answered', 'order_completed', 'order_refunded'] as const),
  ])('%s', (fact) => {
    expect(heardBy(fact)).toContain('addLine')
  })

  test('what only our team decided among itself does not', () => {
    for (const fact of ['conflict_judged', 'ending_judged', 'money_cleared'] as const)
      expect(heardBy(fact)).not.toContain('addLine')
  })
})

test('a letter is kept with what it tells of, after everything that follows from it', () => {
  const ours = names.filter((fact) => WHO_HEARS[fact]?.some(({ letter }) => letter !== undefined))
  expect(names.filter((fact) => heardBy(fact).includes('sendLetters'))).toEqual(ours)
  for (const fact of ours)
    expect(
      heardBy(fact)
        .filter((name) => name !== 'writeIfByStaff')
        .at(-1),
    ).toBe('sendLetters')
})

test('whoever is told of a fact in the app is told later, so that it harms nothing', () => {
  const told = names.filter((fact) => WHO_HEARS[fact]?.some(({ title }) => title !== null))
  for (const fact of told) {
    expect(heardBy(fact, 'later')).toContain('notify')
    expect(heardBy(fact)).not.toContain('notify')
  }
})

test('the audit log hears of what it writes down, and of nothing else', () => {
  const audited = names.filter((fact) => heardBy(fact).includes('writeIfByStaff'))
  expect(audited.toSorted()).toEqual(Object.keys(AUDITED).toSorted())
})
