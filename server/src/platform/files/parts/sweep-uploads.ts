import { z } from 'zod'
import { DAY_MS } from '../../clock.ts'
import { transact } from '../../database/transact.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { forgetSealedFiles } from '../sealed-files.ts'
import { removeUploads, untouchedSince } from './store.ts'

/** Nobody goes on with a file after a day without a new part. */
export const sweepUploads = defineJob({
  name: 'sweep-uploads',
  schema: z.object({}),
  async run(context) {
    const since = new Date(context.clock.now().getTime() - DAY_MS)
    for (let ids = await untouchedSince(context.db, since); ids.length > 0; ) {
      await transact(context, async (tx) =>
        forgetSealedFiles(context, tx, (await removeUploads(tx, ids)).files),
      )
      ids = await untouchedSince(context.db, since)
    }
  },
})
