import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { ConversationRow } from '../store.ts'
import { isFirstAnswer } from './answer-time-store.ts'
import { measureAnswers } from './measure-answers.ts'
import { setAnswered } from './question-store.ts'

/** The agent wrote: a question is answered now, and the time they usually take is worked out anew. */
export async function noteAnswer(
  context: Context,
  tx: Tx,
  { id, agent_id, question_status, answered_at }: ConversationRow,
  { seq }: { seq: number },
) {
  if (question_status && !answered_at) await setAnswered(tx, id, context.clock.now())
  if (await isFirstAnswer(tx, id, seq)) await context.jobs.enqueue(tx, measureAnswers, { agent: agent_id })
}
