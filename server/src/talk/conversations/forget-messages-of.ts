import type { Tx } from '../../platform/database/database.ts'
import { forgetWords } from './message-store.ts'

/** Their words go with the account; the other side still sees that there was a message. */
export const forgetMessagesOf = (tx: Tx, personId: string) => forgetWords(tx, personId)
