import { PRODUCT } from '@sojourn/contract/calls/names'
import type { Reader } from '../../platform/database/database.ts'
import { conversationPath } from './conversation-path.ts'
import { findUnread, type Unread } from './unread-store.ts'

interface Wanted {
  personId: string
  /** A later one of the same conversation speaks for it. */
  onlyNewest: boolean
}

/**
 * The push says who wrote and where it is read, and not a word of it; undefined means that nobody needs to be
 * told any more. Pushes of one conversation go by one id, so that a device shows the newest alone.
 */
export async function messageToPush(db: Reader, messageId: string, { personId, onlyNewest }: Wanted) {
  const row = await findUnread(db, { message: messageId }, personId)
  return row && !(onlyNewest && row.is_followed) ? tellWho(row) : undefined
}

export async function newestToPush(db: Reader, conversationId: string, personId: string) {
  const row = await findUnread(db, { newestIn: conversationId }, personId)
  return row && tellWho(row)
}

function tellWho(row: Unread) {
  const writer = row.sender_side === 'staff' ? `${row.first_name} from ${PRODUCT}` : row.first_name
  return {
    id: row.conversation_id,
    title: `${writer} wrote to you`,
    path: conversationPath(row.side, row),
  }
}
