import { describe, expect, test } from 'vitest'
import { anyLetterTo } from '../../../test/read-letters.ts'
import type { FactName } from '../../ground/facts/facts.ts'
import { type MailedOrder, meetingLetters } from './meeting-mails.ts'
import { meetingRequestLetters } from './requests/request-mails.ts'

const order: MailedOrder = {
  ...{ id: 'one', ref: 'SO-7K3M9QXA', title: 'Study permit', status: 'paid' },
  ...{ client_email: 'ines@example.com', client_first_name: 'Ines', client_timezone: 'Europe/Berlin' },
  ...{ client_clock: null, client_deleted_at: null },
  ...{ agent_email: 'amara@example.com', agent_first_name: 'Amara', agent_last_name: 'Okafor' },
  ...{ agent_timezone: 'Africa/Lagos', agent_clock: null },
}
const starts_at = new Date('2026-12-01T10:00:00Z')
const meeting = { id: 'two', sequence: 3, starts_at, ends_at: new Date('2026-12-01T11:00:00Z') }
const origin = 'https://sojourn.example'
const before = new Date('2026-11-30T10:00:00Z')

const lettersOf = (name: FactName, fact: object) =>
  (['client', 'agent'] as const).flatMap((who) => {
    const letter = anyLetterTo(who, { ...meetingLetters, ...meetingRequestLetters }, name, fact)
    return letter ? [{ to: order[`${who}_email`], ...letter }] : []
  })
const ofMeeting = (
  name: FactName,
  { reason = null, ...along }: { reason?: string | null; [more: string]: unknown } = {},
) => lettersOf(name, { reason, along: { order, at: meeting, ...along } })
const ofRequest = (name: FactName, request: object, more: object = {}) =>
  lettersOf(name, { along: { order, request, ...more } })

/** It reads to whom it goes, about what, and all its words. */
const read = (mails: ReturnType<typeof lettersOf>) =>
  mails.map(({ to, subject, heading, paragraphs, quote, action }) =>
    [to.split('@')[0], subject, heading, ...paragraphs, quote, action?.label].filter(Boolean).join(' | '),
  )
const berlin = 'Tuesday 1 December 2026 at 11:00 (Europe/Berlin time)'
const lagos = 'Tuesday 1 December 2026 at 11:00 (Africa/Lagos time)'
const named = '"Study permit" (SO-7K3M9QXA)'

test('a booking', () => {
  expect(read(ofMeeting('meeting_booked'))).toEqual([
    `ines | Your meeting with Amara is booked | Your meeting is booked | You meet Amara Okafor on ${berlin}, for ${named}. | You join it from the page of your order. The address is there an hour before it begins. | See your order`,
    `amara | Ines booked a meeting with you | A meeting is booked | Ines meets you on ${lagos}, for ${named}. | The time is taken in your calendar here, so nobody else can book it. | Open the order`,
  ])
  const [client, agent] = ofMeeting('meeting_booked')
  expect(client?.calendar).toMatchObject({
    ...{ uid: 'meeting-two', sequence: 3, method: 'REQUEST', summary: 'Meeting with Amara Okafor' },
  })
  expect(client?.calendar?.description).toContain(`${origin}/p/client/orders/one#meetings`)
  expect(agent?.calendar?.summary).toBe('Meeting with Ines')
})

test('a move', () => {
  const [client, agent] = read(
    ofMeeting('meeting_moved', { side: 'agent', before, reason: 'I am in court.' }),
  )
  expect(client).toBe(
    `ines | Your meeting with Amara Okafor is moved | Your meeting is moved | Amara Okafor moved your meeting for ${named}. It is now on ${berlin}. | Before, it was on Monday 30 November 2026 at 11:00 (Europe/Berlin time). | I am in court. | See your order`,
  )
  expect(agent).toContain('| You moved your meeting')
  expect(agent).not.toContain('court')
})

describe('a cancellation', () => {
  test('by one side', () => {
    const mails = ofMeeting('meeting_cancelled', { side: 'client', reason: 'I am ill.' })
    expect(read(mails)).toEqual([
      `ines | Your meeting with Amara Okafor is cancelled | Your meeting is cancelled | You cancelled your meeting on ${berlin}, for ${named}. | You can book another time on the page of your order. | See your order`,
      `amara | Your meeting with Ines is cancelled | Your meeting is cancelled | Ines cancelled your meeting on ${lagos}, for ${named}. | I am ill. | Open the order`,
    ])
    for (const { calendar } of mails) expect(calendar).toMatchObject({ method: 'CANCEL', sequence: 3 })
  })

  test('with the order', () => {
    const [client, agent] = read(ofMeeting('meeting_cancelled', { side: null }))
    expect(client).toContain(
      `| Your order ${named} has ended, so your meeting on ${berlin} is cancelled. | See your order`,
    )
    expect(agent).toContain(`has ended, so your meeting on ${lagos} is cancelled. | Open the order`)
  })
})

test.each([
  [24, 'is tomorrow | Your meeting is tomorrow', 'as early as you can.', 'See the meeting'],
  [1, 'is in an hour | Your meeting begins soon', 'Join it from the page of your order.', 'Join the meeting'],
] as const)('a reminder of %i hours', (hours, title, advice, label) => {
  const [client, agent] = read(lettersOf('meeting_nears', { hours, along: { order, at: meeting } }))
  expect(client).toContain(
    `Amara Okafor ${title} | You meet Amara Okafor on ${berlin}, for ${named}. | ${hours === 1 ? '' : 'If the time no longer suits you, move it on the page of your order '}${advice} | ${label}`,
  )
  expect(agent).toContain(`You meet Ines on ${lagos}`)
})

test.each([
  [24, '2026-11-30T23:00:00.000Z'],
  [1, '2026-12-01T09:30:00.000Z'],
] as const)(
  'a reminder of %i hours waits no longer than it is true, nor for what was moved',
  (hours, deadline) => {
    const [client] = lettersOf('meeting_nears', { hours, along: { order, at: meeting } })
    expect(client).toMatchObject({
      deadline,
      overBy: { order: order.id, facts: ['meeting_moved', 'meeting_cancelled'] },
    })
  },
)

test('a reminder during a conflict promises no move that would be refused', () => {
  const conflicted = { ...order, status: 'conflicted' as const }
  const [client] = read(lettersOf('meeting_nears', { hours: 24, along: { order: conflicted, at: meeting } }))
  expect(client).toContain('its meetings stay as they are until it is settled')
  expect(client).not.toContain('move it')
})

test('a no-show, to whoever did not come', () => {
  const [client, agent] = read(ofMeeting('meeting_missed'))
  expect(client).toBe(
    `ines | Amara Okafor reports that you missed the meeting | A meeting was missed | Amara Okafor reports that you did not come to the meeting on ${berlin}, for ${named}. | You can book another time on the page of your order. If this is not right, tell your agent in the conversation. | See your order`,
  )
  expect(agent).toContain('After two missed meetings your client can ask for a full refund.')
})

describe('a request', () => {
  const request = {
    ...{ id: 'three', made_by: 'agent' as const, meeting_id: 'two', starts_at, answer_by: before },
    reason: 'I am in court.',
  }
  const until = 'Monday 30 November 2026 at 11:00 (Europe/Berlin time)'
  const offer = { ...request, meeting_id: null }

  test('for another time', () => {
    expect(read(ofRequest('meeting_time_asked', request))).toEqual([
      `ines | Amara Okafor asks for another time | Can you meet at another time? | Amara Okafor asks to move your meeting for ${named} to ${berlin}. | If you do not answer until ${until}, the meeting stays as it is. | I am in court. | Answer the request`,
    ])
    expect(read(ofRequest('meeting_time_declined', request, { isSilence: false }))).toEqual([
      `amara | Your meeting stays as it is | The meeting stays as it is | Ines declined: ${lagos}, for ${named}. | The meeting is still booked at its old time. | Open the order`,
    ])
    expect(read(ofRequest('meeting_time_declined', request, { isSilence: true }))[0]).toContain(
      'Ines did not answer: ',
    )
    expect(read(ofRequest('meeting_time_withdrawn', request))).toEqual([
      `ines | Amara Okafor no longer asks for another time | The meeting stays as it is | The request is withdrawn; no answer is needed. Your meeting for ${named} is still booked at its old time. | See your order`,
    ])
  })

  test('for a further meeting', () => {
    expect(read(ofRequest('meeting_time_asked', offer))).toEqual([
      `ines | Amara Okafor offers you a meeting | You are offered a meeting | Amara Okafor offers you a meeting for ${named}, on ${berlin}. | If you do not answer until ${until}, the offer ends. | I am in court. | Answer the request`,
    ])
    expect(read(ofRequest('meeting_time_declined', offer, { isSilence: false }))).toEqual([
      `amara | Ines did not accept the meeting you offered | The offer has ended | Ines declined: ${lagos}, for ${named}. | Open the order`,
    ])
    expect(read(ofRequest('meeting_time_withdrawn', offer))).toEqual([
      `ines | Amara Okafor no longer offers the meeting | The offer has ended | The offer is withdrawn; no answer is needed. This is about ${named}. | See your order`,
    ])
  })
})
