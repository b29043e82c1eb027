import { Readable } from 'node:stream'
import { extensionOf } from '@sojourn/contract/calls/file'
import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { noteFileViews, openSealedFile } from '../../../platform/files/sealed-files.ts'
import { filesBy } from '../message-store.ts'

export async function exportMessageFiles(context: Context, personId: string) {
  const files = await filesBy(context.db, personId)
  const views = files.map(({ file_id, order_id }) => ({
    ownerId: personId,
    viewerId: personId,
    fileId: file_id,
    orderId: order_id,
    purpose: 'Export of the account',
  }))
  await transact(context, (tx) => noteFileViews(context, tx, views))
  return files.map(({ file_id, file_name, seq, ref, conversation_id }) => ({
    name: `messages/${ref ?? `question-${conversation_id}`}/${seq}.${extensionOf(file_name)}`,
    open: async () => (await openSealedFile(context, file_id)) ?? Readable.from([]),
  }))
}
