import { z } from 'zod'
import { removeInfected } from '../../../ground/files/remove-infected.ts'
import { transact } from '../../../platform/database/transact.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { scanSealedFile } from '../../../platform/scanning/scan-sealed-file.ts'
import { findAttachment, setAttachmentScan } from './attachment-store.ts'

/** A file that came while the scanner was away. It fails, and is tried again, until the scanner has an answer. */
export const scanAttachment = defineJob({
  name: 'scan-article-attachment',
  schema: z.object({ attachment: z.uuid() }),
  retries: 12,
  async run(context, { attachment: id }) {
    const file = await findAttachment(context.db, id)
    if (file?.scan !== 'waiting') return
    const verdict = await scanSealedFile(context, file.file_id)
    if (!verdict) return
    await transact(context, async (tx) => {
      const { numUpdatedRows } = await setAttachmentScan(
        tx,
        id,
        verdict === 'infected' ? 'infected' : 'clean',
      )
      if (numUpdatedRows > 0n && verdict === 'infected') await removeInfected(context, tx, file.file_id)
    })
  },
})
