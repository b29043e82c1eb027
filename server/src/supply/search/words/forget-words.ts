import { z } from 'zod'
import { transact } from '../../../platform/database/transact.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { forgetUnusedWords } from './word-store.ts'

/** Words nobody is found by any more: a name that was only theirs goes with who deleted their account. */
export const forgetWords = defineJob({
  name: 'forget-words',
  schema: z.object({}),
  run: (context) => transact(context, (tx) => forgetUnusedWords(tx)),
})
