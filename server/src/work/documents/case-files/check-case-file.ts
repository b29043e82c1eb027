import { z } from 'zod'
import { removeInfected } from '../../../ground/files/remove-infected.ts'
import { transact } from '../../../platform/database/transact.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { scanSealedFile } from '../../../platform/scanning/scan-sealed-file.ts'
import { findCaseFile, setCaseFileScan } from './case-file-store.ts'

/** A file that came while the scanner was away. What has a virus is removed; its row says so. */
export const scanCaseFile = defineJob({
  name: 'scan-case-file',
  schema: z.object({ file: z.uuid() }),
  retries: 12,
  async run(context, { file: id }) {
    const file = await findCaseFile(context.db, id)
    if (file?.scan !== 'waiting') return
    const verdict = await scanSealedFile(context, file.file_id)
    if (!verdict) return
    await transact(context, async (tx) => {
      const scan = verdict === 'infected' ? 'infected' : 'clean'
      const { numUpdatedRows } = await setCaseFileScan(tx, id, scan)
      if (scan === 'infected' && numUpdatedRows > 0n) await removeInfected(context, tx, file.file_id)
    })
  },
})
