import { dayIn } from '@sojourn/contract/dates/clocks'
import type { Message } from '@sojourn/contract/talk/conversations'

export interface Shown {
  message: Message
  /** A new day begins with it. */
  day: string | null
  /** The first one in a row of the same person. */
  isFirst: boolean
  /** The first one that was not read when the page opened. */
  isFirstUnread: boolean
}

const ROW_MS = 5 * 60_000

export function groupMessages(
  messages: Message[],
  { zone, readSeq }: { zone: string; readSeq: number },
): Shown[] {
  let before: Message | undefined
  let hasUnread = false
  return messages.map((message) => {
    const day = dayIn(message.created_at.date, zone)
    const isNewDay = !before || dayIn(before.created_at.date, zone) !== day
    const isFirst = isNewDay || !before || !isOneRow(before, message)
    const isFirstUnread = !hasUnread && message.seq > readSeq && !message.is_own
    hasUnread ||= isFirstUnread
    before = message
    return { message, day: isNewDay ? day : null, isFirst, isFirstUnread }
  })
}

const isOneRow = (before: Message, message: Message) =>
  before.kind !== 'line' &&
  message.kind !== 'line' &&
  before.side === message.side &&
  before.participant?.user.full_name === message.participant?.user.full_name &&
  Date.parse(message.created_at.date) - Date.parse(before.created_at.date) < ROW_MS
