import { Readable } from 'node:stream'
import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import { noteFileViews, openSealedFile } from '../../platform/files/sealed-files.ts'
import { helloOf } from './store.ts'

export async function exportHello(context: Context, personId: string) {
  const hello = await helloOf(context.db, personId)
  if (!hello) return []
  const { file_id, poster_id, media_type } = hello
  const files = [
    { id: file_id, name: media_type === 'video/webm' ? 'hello.webm' : 'hello.mp4' },
    ...(poster_id ? [{ id: poster_id, name: 'hello-picture.webp' }] : []),
  ]
  const views = files.map(({ id }) => ({
    ownerId: personId,
    viewerId: personId,
    fileId: id,
    purpose: 'Export of the account',
  }))
  await transact(context, (tx) => noteFileViews(context, tx, views))
  return files.map(({ id, name }) => ({
    name,
    open: async () => (await openSealedFile(context, id)) ?? Readable.from([]),
  }))
}
