import { isTalkOver } from '../../work/orders/is-talk-over.ts'
import type { MessageRow } from './message-store.ts'
import type { Blocks, ConversationRow } from './store.ts'

export interface Rights {
  may: string[]
  closed: string | null
}

const OVER = 'This order is over, so this conversation is closed. You can still read it.'
const BLOCKED = 'You blocked the other side. Unblock them to write to each other again.'
const BLOCKED_BY_OTHER = 'The other side does not receive messages at the moment.'
const UNANSWERED = {
  client:
    'The agent did not answer in time, so this question is closed. You can ask again, or ask another agent.',
  agent: 'This question had no answer in time, so it is closed. The client can ask you again.',
}
const LEFT = 'The other side has deleted their account.'

interface Asked {
  personId: string
  now: Date
  /** For how long both sides write to each other after the order is over. */
  openMs: number
  otherIsGone: boolean
}

export function rightsOf(row: ConversationRow, { personId, now, openMs, otherIsGone }: Asked): Rights {
  const isMine = hasBlocked(row, personId)
  const block = isMine ? ['unblock'] : ['block']
  if (isOver(row, now, openMs)) return { may: [], closed: OVER }
  if (row.question_status === 'closed')
    return {
      may: isMine ? block : [],
      closed: UNANSWERED[personId === row.client_id ? 'client' : 'agent'],
    }
  if (otherIsGone) return { may: [], closed: LEFT }
  if (isMine) return { may: block, closed: BLOCKED }
  if (row.blocked_by !== null) return { may: block, closed: BLOCKED_BY_OTHER }
  return { may: ['write', 'attach', ...block], closed: null }
}

export const hasBlocked = ({ blocked_by, also_blocked_by }: Blocks, personId: string) =>
  blocked_by === personId || also_blocked_by === personId

export const isOver = (row: ConversationRow, now: Date, openMs: number) => isTalkOver(row, { now, openMs })

type File = Pick<MessageRow, 'is_there' | 'scan' | 'sender_id' | 'hidden_at'>

/** The sender can always look at it; the other side once the scanner has seen it. */
export const mayOpen = ({ is_there, scan, sender_id, hidden_at }: File, personId: string) =>
  is_there && hidden_at === null && scan !== 'infected' && (scan !== 'waiting' || sender_id === personId)
