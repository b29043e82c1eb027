import { Readable } from 'node:stream'
import { extensionOf } from '@sojourn/contract/calls/file'
import { ZipFile } from 'yazl'
import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import { noteFileViews, openSealedFile } from '../../platform/files/sealed-files.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { namedByPeople } from '../orders/for-people.ts'
import { orderOfSide } from '../orders/order-of-side.ts'
import { mayOpenVersion } from './policy.ts'
import { documentsOf, type VersionRow, versionsOf } from './store.ts'

/** The newest version of each document, one after the other, each read when its turn comes. */
export async function downloadAll(context: Context, actor: Person, orderId: string) {
  const { ref, client } = await orderOfSide(context.db, actor, orderId)
  const documents = namedByPeople(await documentsOf(context.db, orderId), client)
  const versions = await versionsOf(
    context.db,
    documents.map(({ id }) => id),
  )
  const parts = documents.flatMap((document, index) => {
    const { id, name } = document
    const newest = versions.find(({ document_id }) => document_id === id)
    return newest && mayOpenVersion(document, newest, actor.id)
      ? [{ name: entryName(index + 1, name, newest), newest }]
      : []
  })
  if (parts.length === 0) throw new Refusal('not_now', { message: 'There is no document to download yet.' })
  await transact(context, (tx) =>
    noteFileViews(
      context,
      tx,
      parts.map(({ newest }) => ({
        ownerId: newest.uploaded_by,
        fileId: newest.file_id,
        viewerId: actor.id,
        purpose: 'Downloaded with all documents of the order',
        orderId,
      })),
    ),
  )
  return { content: zipOf(context, parts), name: `${ref}-documents.zip` }
}

const entryName = (place: number, name: string, { file_name }: VersionRow) =>
  `${String(place).padStart(2, '0')} ${name.replaceAll(/[\\/:*?"<>|.]+/g, ' ').trim()}.${extensionOf(file_name)}`

/** Papers hardly become smaller: they are stored as they are. Who goes away in the midst leaves no file open. */
function zipOf(context: Context, parts: { name: string; newest: VersionRow }[]) {
  const zip = new ZipFile()
  const content = zip.outputStream as Readable
  let part = Readable.from([])
  for (const { name, newest } of parts)
    zip.addReadStreamLazy(name, { mtime: newest.created_at, compress: false }, async (give) => {
      try {
        const opened = await openSealedFile(context, newest.file_id)
        if (!opened) throw new Error(`The file ${newest.file_id} is gone`)
        part = opened
        give(null, part)
      } catch (error) {
        give(error, part)
      }
    })
  content.once('close', () => part.destroy())
  zip.on('error', (error) => content.destroy(error as Error))
  content.on('error', () => {})
  zip.end()
  return content
}
