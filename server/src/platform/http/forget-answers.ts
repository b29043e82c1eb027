import { z } from 'zod'
import { transact } from '../database/transact.ts'
import { defineJob } from '../jobs/define-job.ts'
import { forgetAnswersBefore } from './idempotency-store.ts'

const KEPT_MS = 24 * 3600 * 1000

/** An idempotency key is good for a day. */
export const forgetAnswers = defineJob({
  name: 'forget-answers',
  schema: z.object({}),
  run: (context) =>
    transact(context, (tx) => forgetAnswersBefore(tx, new Date(context.clock.now().getTime() - KEPT_MS))),
})
