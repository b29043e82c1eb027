import type { Tx } from '../../platform/database/database.ts'
import { forgetWords } from './message-store.ts'
import { forgetQuestionsOf } from './questions/question-store.ts'

/** Their words go with the account; the other side still sees that there was a message. */
export async function forgetMessagesOf(tx: Tx, personId: string) {
  await forgetWords(tx, personId)
  await forgetQuestionsOf(tx, personId)
}
