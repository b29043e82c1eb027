import { z } from 'zod'
import { removeInfected } from '../../../ground/files/remove-infected.ts'
import { transact } from '../../../platform/database/transact.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { doAllDue } from '../../../platform/jobs/do-all-due.ts'
import { scanSealedFile } from '../../../platform/scanning/scan-sealed-file.ts'
import { announceChange } from '../announce.ts'
import { fileToScan, findMessage, messageFilesToScan, setScan } from '../message-store.ts'

/** A file that came while the scanner was away. It fails, and is tried again, until the scanner has an answer. */
export const scanMessageFile = defineJob({
  name: 'scan-message-file',
  schema: z.object({ message: z.uuid() }),
  retries: 12,
  async run(context, { message: id }) {
    const file = await fileToScan(context.db, id)
    const verdict = file && (await scanSealedFile(context, file.file_id))
    if (!verdict) return
    await transact(context, async (tx) => {
      const isNew = (await setScan(tx, id, verdict === 'infected' ? 'infected' : 'clean')).numUpdatedRows > 0n
      if (isNew && verdict === 'infected') await removeInfected(context, tx, file.file_id)
      const message = await findMessage(tx, id)
      if (message) await announceChange(context, tx, message.conversation_id)
    })
  },
})

/** Files that wait for the scanner are scanned, though their job may have given up. */
export const tendMessageFiles = defineJob({
  name: 'tend-message-files',
  schema: z.object({}),
  run: (context) =>
    doAllDue(
      context,
      (after, most) => messageFilesToScan(context.db, after, most),
      ({ id }) =>
        transact(context, (tx) =>
          context.jobs.enqueue(tx, scanMessageFile, { message: id }, { singleton: id }),
        ),
      'a file of a message could not be scanned',
    ),
})
