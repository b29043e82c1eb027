import { z } from 'zod'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { isPictureOf } from './store.ts'

/** Removes the file of a picture its owner no longer shows, or never came to show. */
export const forgetPicture = defineJob({
  name: 'forget-picture',
  schema: z.object({ person_id: z.uuid(), key: z.string() }),
  async run({ db, files }, { person_id, key }) {
    if (!(await isPictureOf(db, person_id, key))) await files.remove(key)
  },
})
