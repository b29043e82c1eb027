import type { FactName } from '../../../ground/facts/facts.ts'
import type { Letters, WriteLetter } from '../../../ground/facts/letters.ts'
import { forOrder, frame, type MailedOrder, momentFor, nameOf, sideOf } from '../meeting-mails.ts'
import { otherSide, type Side } from '../policy.ts'

interface Asked {
  id: string
  made_by: Side
  meeting_id: string | null
  starts_at: Date
  answer_by: Date
  reason: string | null
}

/** One of these ends a wish for a time that nobody has to answer any more. */
const ENDS: FactName[] = [
  ...(['meeting_time_declined', 'meeting_time_withdrawn', 'meeting_booked', 'meeting_moved'] as const),
  ...(['meeting_cancelled', 'conflict_opened', 'order_left', 'order_completed'] as const),
]

declare module '../../../ground/facts/along.ts' {
  interface Along {
    meeting_time_asked: { order: MailedOrder; request: Asked }
    meeting_time_declined: { order: MailedOrder; request: Asked; isSilence: boolean }
    meeting_time_withdrawn: { order: MailedOrder; request: Asked }
  }
}

/** To the side that is asked. */
const timeAsked: WriteLetter<'meeting_time_asked'> = ({ along: { order, request } }, { to }) => {
  const { id, made_by, meeting_id, starts_at, answer_by, reason } = request
  const side = sideOf(to)
  if (side === made_by) return null
  const name = nameOf(order, made_by)
  const when = momentFor(order, side, starts_at)
  const until = momentFor(order, side, answer_by)
  return {
    key: `meeting-request:${id}:asked`,
    overBy: { order: order.id, facts: ENDS },
    action: { ...frame(order, side).action, label: 'Answer the request' },
    subject: meeting_id ? `${name} asks for another time` : `${name} offers you a meeting`,
    heading: meeting_id ? 'Can you meet at another time?' : 'You are offered a meeting',
    paragraphs: [
      meeting_id
        ? `${name} asks to move your meeting for ${forOrder(order)} to ${when}.`
        : `${name} offers you a meeting for ${forOrder(order)}, on ${when}.`,
      meeting_id
        ? `If you do not answer until ${until}, the meeting stays as it is.`
        : `If you do not answer until ${until}, the offer ends.`,
    ],
    ...(reason && { quote: reason }),
  }
}

/** The letter goes to the side that asked. */
const timeDeclined: WriteLetter<'meeting_time_declined'> = ({ along }, { to }) => {
  const { order, request, isSilence } = along
  const { id, made_by: side, meeting_id, starts_at } = request
  if (sideOf(to) !== side) return null
  const name = nameOf(order, otherSide(side))
  return {
    ...frame(order, side),
    key: `meeting-request:${id}:declined`,
    subject: meeting_id ? 'Your meeting stays as it is' : `${name} did not accept the meeting you offered`,
    heading: meeting_id ? 'The meeting stays as it is' : 'The offer has ended',
    paragraphs: [
      `${name} ${isSilence ? 'did not answer' : 'declined'}: ${momentFor(order, side, starts_at)}, for ${forOrder(order)}.`,
      ...(meeting_id ? ['The meeting is still booked at its old time.'] : []),
    ],
  }
}

/** To the side that was asked. */
const timeWithdrawn: WriteLetter<'meeting_time_withdrawn'> = ({ along: { order, request } }, { to }) => {
  const { id, made_by, meeting_id } = request
  const side = sideOf(to)
  if (side === made_by) return null
  return {
    ...frame(order, side),
    key: `meeting-request:${id}:withdrawn`,
    subject: meeting_id
      ? `${nameOf(order, made_by)} no longer asks for another time`
      : `${nameOf(order, made_by)} no longer offers the meeting`,
    heading: meeting_id ? 'The meeting stays as it is' : 'The offer has ended',
    paragraphs: [
      meeting_id
        ? `The request is withdrawn; no answer is needed. Your meeting for ${forOrder(order)} is still booked at its old time.`
        : `The offer is withdrawn; no answer is needed. This is about ${forOrder(order)}.`,
    ],
  }
}

export const meetingRequestLetters: Letters = {
  meeting_time_asked: { timeAsked },
  meeting_time_declined: { timeDeclined },
  meeting_time_withdrawn: { timeWithdrawn },
}
