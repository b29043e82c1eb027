import type { Context } from '../context.ts'
import { transact } from '../platform/database/transact.ts'
import type { Person } from '../platform/http/actor.ts'
import { setQuestion } from './person-store.ts'
import { normalAnswer } from './security-answer.ts'

/** What recovery asks before it mails a link; never in place of the link. */
export async function setSecurityQuestion(
  context: Context,
  { id }: Person,
  question: string,
  answer: string,
) {
  const security_answer_hash = await context.passwords.hash(normalAnswer(answer))
  await transact(context, (tx) => setQuestion(tx, id, { security_question: question, security_answer_hash }))
}

export const removeSecurityQuestion = (context: Context, { id }: Person) =>
  transact(context, (tx) => setQuestion(tx, id, { security_question: null, security_answer_hash: null }))
