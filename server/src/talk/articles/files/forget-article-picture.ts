import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { pictureKey } from './picture-address.ts'
import { findPicture } from './picture-store.ts'

/** Removes the file of a picture that no article has any more, or never came to have. */
export const forgetArticlePicture = defineJob({
  name: 'forget-article-picture',
  schema: z.object({ id: z.uuid() }),
  async run({ db, files }, { id }) {
    if (!(await findPicture(db, id))) await files.remove(pictureKey(id))
  },
})
