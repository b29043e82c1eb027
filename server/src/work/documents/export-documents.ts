import { Readable } from 'node:stream'
import { extensionOf } from '@sojourn/contract/calls/file'
import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import { noteFileViews, openSealedFile } from '../../platform/files/sealed-files.ts'
import { caseFilesBy } from './case-files/case-file-store.ts'
import { versionsBy } from './store.ts'

export async function exportDocuments(context: Context, personId: string) {
  const versions = await versionsBy(context.db, personId)
  const others = await caseFilesBy(context.db, personId)
  await transact(context, (tx) =>
    noteFileViews(
      context,
      tx,
      [...versions, ...others].map(({ file_id, order_id }) => ({
        ownerId: personId,
        fileId: file_id,
        viewerId: personId,
        purpose: 'Export of the account',
        orderId: order_id,
      })),
    ),
  )
  const open = (fileId: string) => async () => (await openSealedFile(context, fileId)) ?? Readable.from([])
  return [
    ...versions.map(({ file_id, file_name, number, place, ref }) => ({
      name: `documents/${ref}/${place}-version-${number}.${extensionOf(file_name)}`,
      open: open(file_id),
    })),
    ...others.map(({ id, file_id, file_name, purpose, ref }) => ({
      name: `documents/${ref}/${purpose}-${id}.${extensionOf(file_name)}`,
      open: open(file_id),
    })),
  ]
}
