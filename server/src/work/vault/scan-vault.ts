import { z } from 'zod'
import { removeInfected } from '../../ground/files/remove-infected.ts'
import { transact } from '../../platform/database/transact.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { doAllDue } from '../../platform/jobs/do-all-due.ts'
import { scanSealedFile } from '../../platform/scanning/scan-sealed-file.ts'
import { setScan, versionsToScan, versionToScan } from './store.ts'

/** A file that came while the scanner was away. It fails, and is tried again, until the scanner has an answer. */
export const scanVaultVersion = defineJob({
  name: 'scan-vault-version',
  schema: z.object({ version: z.uuid() }),
  retries: 12,
  async run(context, { version: id }) {
    const version = await versionToScan(context.db, id)
    const verdict = version && (await scanSealedFile(context, version.file_id))
    if (!verdict) return
    await transact(context, async (tx) => {
      const { numUpdatedRows } = await setScan(tx, id, verdict === 'infected' ? 'infected' : 'clean')
      if (numUpdatedRows > 0n && verdict === 'infected') await removeInfected(context, tx, version.file_id)
    })
  },
})

/** Files that wait for the scanner are scanned, though their job may have got lost. */
export const tendVault = defineJob({
  name: 'tend-vault',
  schema: z.object({}),
  run: (context) =>
    doAllDue(
      context,
      (after, most) => versionsToScan(context.db, after, most),
      ({ id }) =>
        transact(context, (tx) =>
          context.jobs.enqueue(tx, scanVaultVersion, { version: id }, { singleton: id }),
        ),
      'a file of a vault could not be scanned',
    ),
})
