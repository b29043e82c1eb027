import { paths } from '@sojourn/contract/paths/paths'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { performOrSkip } from '../../../ground/facts/perform.ts'
import { ruleMs } from '../../../ground/rules/rule.ts'
import { transact } from '../../../platform/database/transact.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { doAllDue } from '../../../platform/jobs/do-all-due.ts'
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts'
import { announceChange } from '../announce.ts'
import { lockConversation } from '../store.ts'
import { measureAnswers } from './measure-answers.ts'
import { questionMachine } from './question-state.ts'
import { findUnanswered, unansweredBefore } from './question-store.ts'

/** Q3: nobody waits for ever for an agent who does not answer. */
export const closeQuestions = defineJob({
  name: 'close-questions',
  schema: z.object({}),
  timeLimitSeconds: 300,
  async run(context) {
    const ms = await ruleMs(context.db, 'question_answer')
    const before = new Date(context.clock.now().getTime() - ms)
    await doAllDue(
      context,
      (after, most) => unansweredBefore(context.db, before, after, most),
      ({ id }) => close(context, id),
      'a question that nobody answered could not be closed',
    )
  },
})

/** The agent may answer at this moment: whoever holds the conversation first decides. */
const close = (context: Context, id: string) =>
  transact(context, async (tx) => {
    await lockConversation(tx, id)
    const question = await findUnanswered(tx, id)
    if (!question) return
    const patch = { ended_at: context.clock.now() }
    const fact = await performOrSkip(context, tx, questionMachine.close, question, { patch })
    if (!fact) return
    await announceChange(context, tx, id)
    await context.jobs.enqueue(tx, measureAnswers, { agent: question.agent_id })
    await mailOf(context, tx, question, fact)
  })

type Tx = Parameters<typeof lockConversation>[0]
type Unanswered = NonNullable<Awaited<ReturnType<typeof findUnanswered>>>

async function mailOf(context: Context, tx: Tx, question: Unanswered, fact: string) {
  const { email, email_verified_at, deleted_at, agent_first_name, title, country_iso, goal_id } = question
  if (!email_verified_at || deleted_at) return
  const place = {
    ...(country_iso && { country: country_iso }),
    ...(goal_id !== null && { goalId: String(goal_id) }),
  }
  await enqueueMail(
    context,
    tx,
    {
      key: `question-closed:${question.conversation_id}`,
      about: 'messages',
      to: email,
      subject: `${agent_first_name} did not answer your question`,
      heading: 'Your question has no answer',
      paragraphs: [
        `You asked ${agent_first_name}: ${title}. There was no answer in time, so we closed the question.`,
        'Other agents may answer sooner. You can also ask the same agent again.',
      ],
      action: { label: 'See other agents', path: paths.agents(place) },
    },
    fact,
  )
}
