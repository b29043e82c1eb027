import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { afterCommit } from '../../platform/database/transact.ts'

/** Heard on the bus by whoever shows these people how much is unread. */
export const NOTICES_CHANGED = 'notices-changed'
export interface NoticesChanged {
  people: readonly string[]
}

export function announceNotices({ bus, log }: Context, tx: Tx, people: readonly string[]) {
  const message: NoticesChanged = { people }
  afterCommit({ log }, tx, () => bus.publish(NOTICES_CHANGED, message))
}
