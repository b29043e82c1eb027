import { z } from 'zod'
import type { Context } from '../../context.ts'
import { performOrSkip } from '../../ground/facts/perform.ts'
import { transact } from '../../platform/database/transact.ts'
import { forgetSealedFile } from '../../platform/files/sealed-files.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { scanSealedFile } from '../../platform/scanning/scan-sealed-file.ts'
import { holdOrder } from '../orders/hold-order.ts'
import { documentMachine } from './document-state.ts'
import { findDocument, setScan, versionsOf, versionToScan } from './store.ts'

const FOUND =
  'A virus was found in this file, so it was removed. Please scan your device and upload a clean copy.'

/** A file that came while the scanner was away. It fails, and is tried again, until the scanner has an answer. */
export const scanNewVersion = defineJob({
  name: 'scan-document-version',
  schema: z.object({ version: z.uuid() }),
  retries: 12,
  async run(context, { version: id }) {
    const version = await versionToScan(context.db, id)
    const verdict = version && (await scanSealedFile(context, version.file_id))
    if (!verdict) return
    if (verdict === 'infected') await remove(context, id, version)
    else await transact(context, (tx) => setScan(tx, id, 'clean'))
  },
})

type Waiting = NonNullable<Awaited<ReturnType<typeof versionToScan>>>

/** D8, where it is the newest version; an older one is only removed. */
const remove = (context: Context, id: string, { file_id, number, document_id, order_id }: Waiting) =>
  transact(context, async (tx) => {
    const order = await holdOrder(tx, order_id)
    const document = await findDocument(tx, order_id, document_id)
    if (!order || !document || (await setScan(tx, id, 'infected')).numUpdatedRows === 0n) return
    await forgetSealedFile(context, tx, file_id)
    if ((await versionsOf(tx, [document_id]))[0]?.number !== number) return
    const now = context.clock.now()
    const patch = { reason: FOUND, asked_at: now, reminded: 0, updated_at: now }
    await performOrSkip(
      context,
      tx,
      documentMachine.lose,
      { ...document, order },
      { patch, told: { reason: FOUND, along: { order, document, to: document.given_by } } },
    )
  })
