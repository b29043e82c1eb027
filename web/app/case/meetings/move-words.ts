import type { OrderMeetings } from '@sojourn/contract/work/meetings'
import type { Side } from '../../words/order-words.ts'

/** What a move would cost, before one makes it. */
export function moveWords({ moves }: OrderMeetings, side: Side, other: string) {
  const { free_left: left, free, notice_hours: notice, is_free: isFree } = moves
  const stays = `${other} can accept or decline. Until then the meeting stays as it is.`
  if (left === 0) return `You have used your ${free} free moves. ${stays}`
  if (!isFree) return `The meeting begins in less than ${notice} hours. ${stays}`
  const times = left === 1 ? 'once more' : `${left} more times`
  const soon = side === 'agent' ? ` A time within ${notice} hours has to be accepted by ${other}.` : ''
  return `You can move this meeting ${times} without asking, up to ${notice} hours before it begins.${soon}`
}
