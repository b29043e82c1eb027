import { Readable } from 'node:stream'
import { extensionOf } from '@sojourn/contract/file'
import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import { noteFileViews, openSealedFile } from '../../platform/files/sealed-files.ts'
import { versionsBy } from './store.ts'

/** The files somebody handed over, for their export. */
export async function exportDocuments(context: Context, personId: string) {
  const versions = await versionsBy(context.db, personId)
  await transact(context, (tx) =>
    noteFileViews(
      context,
      tx,
      versions.map(({ file_id, order_id }) => ({
        ownerId: personId,
        fileId: file_id,
        viewerId: personId,
        purpose: 'Export of the account',
        orderId: order_id,
      })),
    ),
  )
  return versions.map(({ file_id, file_name, number, place, ref }) => ({
    name: `documents/${ref}/${place}-version-${number}.${extensionOf(file_name)}`,
    open: async () => (await openSealedFile(context, file_id)) ?? Readable.from([]),
  }))
}
