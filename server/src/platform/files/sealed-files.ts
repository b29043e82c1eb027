import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { HOUR_MS } from '../clock.ts'
import type { Tx } from '../database/database.ts'
import { transact } from '../database/transact.ts'
import { defineJob } from '../jobs/define-job.ts'
import { seal, unsealIfPossible } from '../secrets/sealed.ts'
import type { SealedColumn } from '../secrets/sealed-store.ts'
import { sealChunks, sealedSize, unsealChunks } from './seal-stream.ts'
import {
  addFileViews,
  addSealedFile,
  findSealedFile,
  removeSealedFile,
  removeSealedFiles,
  sealedFilesOf,
} from './sealed-file-store.ts'

const KEY_BYTES = 32
const placeOf = (id: string) => `sealed/${id}`
const ownerOfKey = (id: string) => `file:${id}`

export const sealedFileKeys: SealedColumn = {
  table: 'sealed_file',
  id: 'id',
  column: 'wrapped_key',
  ownerOf: ownerOfKey,
}

/** A file that lies encrypted and has no row yet. */
export interface SealedBytes {
  id: string
  size: number
  mediaType: string
  wrappedKey: Buffer
}

/** Each file has a key of its own. A file that gets no row within the hour is gone after it. */
export async function sealBytes(
  context: Context,
  content: Readable,
  { size, mediaType }: { size: number; mediaType: string },
): Promise<SealedBytes> {
  const id = randomUUID()
  const key = randomBytes(KEY_BYTES)
  const startAfter = new Date(context.clock.now().getTime() + HOUR_MS)
  await transact(context, (tx) => context.jobs.enqueue(tx, removeSealedBytes, { id }, { startAfter }))
  await context.files.put(placeOf(id), Readable.from(sealChunks(content, key)), {
    contentType: 'application/octet-stream',
    size: sealedSize(size),
  })
  return { id, size, mediaType, wrappedKey: seal(context.settings, ownerOfKey(id), key) }
}

/** From now on it is a file of this person. */
export const keepSealedFile = ({ clock }: Context, tx: Tx, ownerId: string, file: SealedBytes) =>
  addSealedFile(tx, {
    id: file.id,
    owner_id: ownerId,
    media_type: file.mediaType,
    size: file.size,
    wrapped_key: file.wrappedKey,
    read_at: clock.now(),
    created_at: clock.now(),
  })

/** Nobody keeps them: they go now, and not after the hour. */
export const dropSealedBytes = ({ jobs }: Context, tx: Tx, { id }: SealedBytes) =>
  jobs.enqueue(tx, removeSealedBytes, { id })

/** Without its row nobody can read a file again, wherever a copy of it may lie; its bytes follow. */
export async function forgetSealedFile(context: Context, tx: Tx, id: string) {
  await removeSealedFile(tx, id)
  await context.jobs.enqueue(tx, removeSealedBytes, { id })
}

export async function forgetSealedFiles(context: Context, tx: Tx, ids: string[]) {
  await removeSealedFiles(tx, ids)
  await context.jobs.enqueueAll(
    tx,
    removeSealedBytes,
    ids.map((id) => ({ id })),
  )
}

export const forgetSealedFilesOf = async (context: Context, tx: Tx, ownerId: string) =>
  forgetSealedFiles(
    context,
    tx,
    (await sealedFilesOf(tx, ownerId)).map(({ id }) => id),
  )

/** Null when it is gone. Who may read it, and that it was read, is the caller's to settle. */
export async function openSealedFile(context: Context, id: string): Promise<Readable | null> {
  const file = await findSealedFile(context.db, id)
  return file && file.lost_at === null ? unsealed(context, file) : null
}

interface Lying {
  id: string
  wrapped_key: Buffer
}

/** The files come one after the other, as one content. */
export async function* openSealedFiles(context: Context, all: Lying[]) {
  for (const file of all) {
    const content = await unsealed(context, file)
    if (!content) throw new Error(`The sealed file ${file.id} is gone`)
    yield* content as AsyncIterable<Buffer>
  }
}

async function unsealed(context: Context, file: Lying): Promise<Readable | null> {
  let close = () => {}
  const content = await unsealedBytes(context, file, (sealed) => {
    close = () => sealed.destroy()
    return sealed
  })
  // A stream that ends before anybody has read from it does not reach the one below by itself.
  return content && content !== 'sealed by another secret'
    ? Readable.from(content).once('close', close)
    : null
}

/** Its bytes as they come out of the store pass through `watched`. Null where the store has none. */
export async function unsealedBytes(
  { files, settings, log }: Context,
  { id, wrapped_key }: Lying,
  watched: (sealed: Readable) => AsyncIterable<Buffer>,
) {
  const key = unsealIfPossible(settings, ownerOfKey(id), wrapped_key)
  if (!key) {
    log.error({ file: id }, 'a file was sealed by a secret that is not in SECRET')
    return 'sealed by another secret'
  }
  const sealed = await files.get(placeOf(id))
  return sealed && unsealChunks(watched(sealed), key)
}

interface Viewing {
  ownerId: string
  fileId: string
  /** It is null where it was no person, but a machine of ours. */
  viewerId: string | null
  /** Its owner reads these words. */
  purpose: string
  orderId?: string | null
  vaultPaperId?: string | null
}

export const noteFileView = (context: Context, tx: Tx, viewing: Viewing) =>
  noteFileViews(context, tx, [viewing])

export async function noteFileViews({ clock }: Context, tx: Tx, viewings: Viewing[]) {
  if (viewings.length === 0) return
  const views = viewings.map(
    ({ ownerId, fileId, viewerId, purpose, orderId = null, vaultPaperId = null }) => ({
      owner_id: ownerId,
      file_id: fileId,
      viewer_id: viewerId,
      purpose,
      order_id: orderId,
      vault_paper_id: vaultPaperId,
      created_at: clock.now(),
    }),
  )
  await addFileViews(tx, views)
}

/** The bytes of a file that has no row, or never came to have one. */
export const removeSealedBytes = defineJob({
  name: 'remove-sealed-bytes',
  schema: z.object({ id: z.uuid() }),
  async run({ db, files }, { id }) {
    if (!(await findSealedFile(db, id))) await files.remove(placeOf(id))
  },
})
