import { z } from 'zod'
import { transact } from '../../../platform/database/transact.ts'
import { forgetSealedFile, openSealedFile } from '../../../platform/files/sealed-files.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { findCaseFile, setCaseFileScan } from './case-file-store.ts'

/** A file that came while the scanner was away. What has a virus is removed; its row says so. */
export const scanCaseFile = defineJob({
  name: 'scan-case-file',
  schema: z.object({ file: z.uuid() }),
  retries: 12,
  async run(context, { file: id }) {
    const file = await findCaseFile(context.db, id)
    if (file?.scan !== 'waiting') return
    const content = await openSealedFile(context, file.file_id)
    if (!content) return
    const verdict = await context.scanner.scan(() => content)
    await transact(context, async (tx) => {
      const scan = verdict === 'infected' ? 'infected' : 'clean'
      const { numUpdatedRows } = await setCaseFileScan(tx, id, scan)
      if (scan === 'infected' && numUpdatedRows > 0n) await forgetSealedFile(context, tx, file.file_id)
    })
  },
})
