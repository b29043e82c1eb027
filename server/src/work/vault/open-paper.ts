import { Readable } from 'node:stream'
import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import { noteFileView, openSealedFile } from '../../platform/files/sealed-files.ts'
import type { Person } from '../../platform/http/actor.ts'
import { AgeCursor, decodeCursor, pageOf } from '../../platform/http/input/cursor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { currentOf } from './current-version.ts'
import { openingsOf, type VersionRow, versionsOfPaper } from './store.ts'
import { mayOpen, viewOpening } from './view.ts'

interface Which {
  id: string
  version?: number | undefined
}

/** A version of one's own paper whose file can be read; everybody else's is not found. */
export async function findOpenVersion(context: Context, { id: ownerId }: Person, { id, version }: Which) {
  const versions = await versionsOfPaper(context.db, ownerId, id)
  const found =
    version === undefined ? currentOf(versions) : versions.find(({ number }) => number === version)
  if (!found || !mayOpen(found)) throw new Refusal('not_found')
  return found
}

/** Nobody reads a byte before it is written down that they do. */
export async function openPaper(context: Context, actor: Person, which: Which) {
  const version = await findOpenVersion(context, actor, which)
  await noteOpening(context, actor, version, 'Opened by its owner')
  const content = await openSealedFile(context, version.file_id)
  if (!content) throw new Refusal('not_found')
  return { content, name: version.file_name }
}

export const noteOpening = (
  context: Context,
  { id: viewerId }: Person,
  version: VersionRow,
  purpose: string,
) =>
  transact(context, (tx) =>
    noteFileView(context, tx, {
      ownerId: version.owner_id,
      fileId: version.file_id,
      viewerId,
      purpose,
      vaultPaperId: version.paper_id,
    }),
  )

/** Its bytes, from their beginning each time they are asked for. */
export const bytesOf = (context: Context, fileId: string) => () => Readable.from(read(context, fileId))

async function* read(context: Context, fileId: string) {
  const content = await openSealedFile(context, fileId)
  if (!content) throw new Refusal('not_found')
  yield* content as AsyncIterable<Buffer>
}

interface Page {
  cursor?: string | undefined
  limit: number
}

/** The newest comes first. */
export async function listOpenings({ db }: Context, actor: Person, { cursor, limit }: Page) {
  const after = decodeCursor(cursor, AgeCursor)
  const rows = await openingsOf(db, actor.id, { limit, after })
  return pageOf(rows, limit, viewOpening, (row) => [row.created_at.toISOString(), row.id])
}
