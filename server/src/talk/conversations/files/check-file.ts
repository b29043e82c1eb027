import { z } from 'zod'
import { transact } from '../../../platform/database/transact.ts'
import { forgetSealedFile, openSealedFile } from '../../../platform/files/sealed-files.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { announceChange } from '../announce.ts'
import { fileToScan, findMessage, setScan } from '../message-store.ts'

/** A file that came while the scanner was away. It fails, and is tried again, until the scanner has an answer. */
export const scanMessageFile = defineJob({
  name: 'scan-message-file',
  schema: z.object({ message: z.uuid() }),
  retries: 12,
  async run(context, { message: id }) {
    const file = await fileToScan(context.db, id)
    const content = file && (await openSealedFile(context, file.file_id))
    if (!content) return
    const verdict = await context.scanner.scan(() => content)
    await transact(context, async (tx) => {
      const isNew = (await setScan(tx, id, verdict === 'infected' ? 'infected' : 'clean')).numUpdatedRows > 0n
      if (isNew && verdict === 'infected') await forgetSealedFile(context, tx, file.file_id)
      const message = await findMessage(tx, id)
      if (message) await announceChange(context, tx, message.conversation_id)
    })
  },
})
