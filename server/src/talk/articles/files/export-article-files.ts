import { Readable } from 'node:stream'
import { extensionOf } from '@sojourn/contract/calls/file'
import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { noteFileViews, openSealedFile } from '../../../platform/files/sealed-files.ts'
import { attachmentsBy } from './attachment-store.ts'
import { pictureKey } from './picture-address.ts'
import { picturesBy } from './picture-store.ts'

/** The pictures and files somebody put into their articles, for their export. */
export async function exportArticleFiles(context: Context, personId: string) {
  const pictures = await picturesBy(context.db, personId)
  const attachments = await attachmentsBy(context.db, personId)
  const views = attachments.map(({ file_id }) => ({
    ownerId: personId,
    viewerId: personId,
    fileId: file_id,
    purpose: 'Export of the account',
  }))
  await transact(context, (tx) => noteFileViews(context, tx, views))
  return [
    ...pictures.map(({ id, article_id }) => ({
      name: `articles/${article_id}/picture-${id}.webp`,
      open: async () => (await context.files.get(pictureKey(id))) ?? Readable.from([]),
    })),
    ...attachments.map(({ id, article_id, file_id, file_name }) => ({
      name: `articles/${article_id}/file-${id}.${extensionOf(file_name)}`,
      open: async () => (await openSealedFile(context, file_id)) ?? Readable.from([]),
    })),
  ]
}
