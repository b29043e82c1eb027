import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts'
import { transact } from '../../../platform/database/transact.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { doAllDue } from '../../../platform/jobs/do-all-due.ts'
import { firstAnswersOf, measuredBefore, setAnswerTime } from './answer-time-store.ts'

/** The newest 20 first answers of the last 90 days count, from five on. */
const NEWEST = 20
const LEAST = 5
const DAYS = 90

/** Cards and profiles show how long an agent usually takes to answer. */
export const measureAnswers = defineJob({
  name: 'measure-answers',
  schema: z.object({ agent: z.uuid() }),
  run: (context, { agent }) => measure(context, agent),
})

const measure = (context: Context, agent: string) =>
  transact(context, async (tx) => {
    const now = context.clock.now()
    const since = new Date(now.getTime() - DAYS * DAY_MS)
    const { answers, minutes } = await firstAnswersOf(tx, agent, { since, newest: NEWEST })
    if (await setAnswerTime(tx, agent, answers >= LEAST ? minutes : null, now))
      await tell(context, tx, { fact: 'answer_time_measured', agent })
  })

/** Answers grow old without anybody writing. */
export const measureAnswersAnew = defineJob({
  name: 'measure-answers-anew',
  schema: z.object({}),
  timeLimitSeconds: 300,
  async run(context) {
    const before = new Date(context.clock.now().getTime() - 20 * HOUR_MS)
    await doAllDue(
      context,
      (after, most) => measuredBefore(context.db, before, after, most),
      ({ id }) => measure(context, id),
      'the answer time of an agent could not be measured',
    )
  },
})
