import { FRAME } from '@sojourn/contract/talk/conversation-words'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { afterCommit, transact } from '../../platform/database/transact.ts'
import { noteFileView, openSealedFile } from '../../platform/files/sealed-files.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { runReader } from '../../platform/papers/run-reader.ts'
import { announceDeliveries } from '../../platform/socket/delivery.ts'
import { addReading, findReading, setFound } from './paper-store.ts'
import { sealFindings } from './sealed-readings.ts'

interface ToRead {
  fileId: string
  ownerId: string
  mediaType: string
  order?: string
  /** The paper of a vault it is a version of. */
  vaultPaper?: string
  /** They look at it besides its owner and hear when it is read. */
  others?: string[]
}

/** A file that was handed over is read by a machine once its transaction is over: an upload waits for nothing. */
export async function askForReading(
  context: Context,
  tx: Tx,
  { fileId, ownerId, mediaType, order, vaultPaper, others = [] }: ToRead,
) {
  await addReading(tx, { file_id: fileId, owner_id: ownerId, created_at: context.clock.now() })
  const told = {
    file: fileId,
    media_type: mediaType,
    hear: [ownerId, ...others],
    ...(order && { order }),
    ...(vaultPaper && { vault_paper: vaultPaper }),
  }
  await context.jobs.enqueue(tx, readPaperFile, told, { singleton: fileId })
}

/** Whatever a file does to its reader is told, and not tried again; only what is no fault of the file is. */
export const readPaperFile = defineJob({
  name: 'read-paper',
  schema: z.object({
    file: z.uuid(),
    media_type: z.string(),
    hear: z.array(z.uuid()),
    order: z.uuid().optional(),
    vault_paper: z.uuid().optional(),
  }),
  retries: 3,
  parallel: 1,
  async run(context, { file: fileId, media_type: mediaType, hear, order, vault_paper: vaultPaper }) {
    const row = await findReading(context.db, fileId)
    if (row?.status !== 'waiting') return
    await transact(context, (tx) =>
      noteFileView(context, tx, {
        ownerId: row.owner_id,
        fileId,
        viewerId: null,
        purpose: 'Checked by our machine',
        ...(order && { orderId: order }),
        ...(vaultPaper && { vaultPaperId: vaultPaper }),
      }),
    )
    const found = await readFile(context, fileId, mediaType)
    if (!found) return
    if (typeof found === 'string') context.log.warn({ file: fileId, why: found }, 'a file could not be read')
    await transact(context, async (tx) => {
      const kept = typeof found === 'string' ? null : sealFindings(context, fileId, found)
      if (await setFound(tx, fileId, kept, context.clock.now())) announce(context, tx, hear, order)
    })
  },
})

/** It is null while the store does not give the file back as it was sent: another job looks after that, and this one is asked again. */
async function readFile(context: Context, fileId: string, mediaType: string) {
  const today = context.clock.now().toISOString().slice(0, 10)
  try {
    const content = await openSealedFile(context, fileId)
    return content && (await runReader(content, { mediaType, today }))
  } catch (error) {
    context.log.warn({ file: fileId, error }, 'a file did not come back from the store to be read')
    return null
  }
}

/** Pages that show the file have another look. */
export function announce({ bus, log }: Context, tx: Tx, people: readonly string[], order?: string) {
  const frame = { type: FRAME.paper, ...(order && { order }) }
  afterCommit({ log }, tx, () => announceDeliveries(bus, [{ people, frame }]))
}
