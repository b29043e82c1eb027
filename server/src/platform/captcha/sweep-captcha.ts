import { z } from 'zod'
import { transact } from '../database/transact.ts'
import { defineJob } from '../jobs/define-job.ts'
import { forgetSolutionsExpiredBefore } from './store.ts'

/** A solution that has run out is refused for that alone. */
export const sweepCaptcha = defineJob({
  name: 'sweep-captcha',
  schema: z.object({}),
  run: (context) => transact(context, (tx) => forgetSolutionsExpiredBefore(tx, context.clock.now())),
})
