import { z } from 'zod'
import { removeInfected } from '../../ground/files/remove-infected.ts'
import { transact } from '../../platform/database/transact.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { doAllDue } from '../../platform/jobs/do-all-due.ts'
import { scanSealedFile } from '../../platform/scanning/scan-sealed-file.ts'
import { findHello, hellosToScan, setHelloScan } from './store.ts'

/** A video that came while the scanner was away. It fails, and is tried again, until the scanner has an answer. */
export const scanHello = defineJob({
  name: 'scan-hello',
  schema: z.object({ hello: z.uuid() }),
  retries: 12,
  async run(context, { hello: id }) {
    const hello = await findHello(context.db, id)
    if (hello?.scan !== 'waiting') return
    const verdict = await scanSealedFile(context, hello.file_id)
    if (!verdict) return
    await transact(context, async (tx) => {
      const { numUpdatedRows } = await setHelloScan(tx, id, verdict === 'infected' ? 'infected' : 'clean')
      if (numUpdatedRows > 0n && verdict === 'infected') await removeInfected(context, tx, hello.file_id)
    })
  },
})

/** Videos that wait for the scanner are scanned, though their job may have given up. */
export const tendHellos = defineJob({
  name: 'tend-hellos',
  schema: z.object({}),
  run: (context) =>
    doAllDue(
      context,
      (after, most) => hellosToScan(context.db, after, most),
      ({ id }) =>
        transact(context, (tx) => context.jobs.enqueue(tx, scanHello, { hello: id }, { singleton: id })),
      'a video could not be scanned',
    ),
})
