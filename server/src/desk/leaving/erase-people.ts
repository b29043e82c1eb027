import { z } from 'zod'
import { transact } from '../../platform/database/transact.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { erasePerson } from './erase-person.ts'
import { peopleDueForDeletion } from './leaving-store.ts'

/** A job for each person whose 14 days are over, so that one that fails holds up no other. */
export const erasePeople = defineJob({
  name: 'erase-people',
  schema: z.object({}),
  run: (context) =>
    transact(context, async (tx) => {
      for (const { id } of await peopleDueForDeletion(tx, context.clock.now()))
        await context.jobs.enqueue(tx, erasePerson, { person_id: id }, { singleton: id })
    }),
})
