import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { performOrSkip } from '../../../ground/facts/perform.ts'
import { ruleMs } from '../../../ground/rules/rule.ts'
import { transact } from '../../../platform/database/transact.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { doAllDue } from '../../../platform/jobs/do-all-due.ts'
import { announceChange } from '../announce.ts'
import { lockConversation } from '../store.ts'
import { measureAnswers } from './measure-answers.ts'
import { questionMachine } from './question-state.ts'
import { findUnanswered, unansweredBefore } from './question-store.ts'

/** Q3 lets nobody wait for ever for an agent who does not answer. */
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
    const how = { patch, told: { along: { question } } }
    if (!(await performOrSkip(context, tx, questionMachine.close, question, how))) return
    await announceChange(context, tx, id)
    await context.jobs.enqueue(tx, measureAnswers, { agent: question.agent_id })
  })
