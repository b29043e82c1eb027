import { PRODUCT } from '@sojourn/contract/calls/names'
import type { Reader } from '../../platform/database/database.ts'
import { conversationPath } from './conversation-path.ts'
import { findUnread } from './unread-store.ts'

interface Wanted {
  personId: string
  /** Whether a later one of the same conversation speaks for it. */
  onlyNewest: boolean
}

/**
 * Who wrote and where it is read, and not a word of it; undefined where nobody needs to be told any more. Those of one
 * conversation go by one id, so that a device shows the newest alone.
 */
export async function messageToPush(db: Reader, messageId: string, { personId, onlyNewest }: Wanted) {
  const row = await findUnread(db, messageId, personId)
  if (!row || (onlyNewest && row.is_followed)) return undefined
  const writer = row.sender_side === 'staff' ? `${row.first_name} from ${PRODUCT}` : row.first_name
  return {
    id: row.conversation_id,
    title: `${writer} wrote to you`,
    path: conversationPath(row.side, row),
  }
}
