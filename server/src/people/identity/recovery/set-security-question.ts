import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { refuseUnprovenEmail } from '../joining/refuse-unproven-email.ts'
import { NO_QUESTION, setQuestion } from '../person-store.ts'
import { normalAnswer } from './security-answer.ts'

/** Recovery asks it before it mails a link; it never stands in place of the link. */
export async function setSecurityQuestion(context: Context, actor: Person, question: string, answer: string) {
  refuseUnprovenEmail(actor)
  const security_answer_hash = await context.passwords.hash(normalAnswer(answer))
  await transact(context, (tx) =>
    setQuestion(tx, actor.id, {
      security_question: question,
      security_answer_hash,
      security_question_set_at: context.clock.now(),
    }),
  )
}

export const removeSecurityQuestion = (context: Context, { id }: Person) =>
  transact(context, (tx) => setQuestion(tx, id, NO_QUESTION))
