import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import type { Tx } from '../../src/platform/database/database.ts'
import { keepSealedFile, sealBytes } from '../../src/platform/files/sealed-files.ts'
import { pdf } from '../sample-files.ts'
import type { TestApp } from '../start-app.ts'
import type { Whose } from './whose.ts'

/** The bytes of a picture of theirs, in the open and sealed. */
export async function makeFiles({ context }: TestApp, pictureKey: string) {
  const picture = await sharp({ create: { width: 5, height: 5, channels: 3, background: 'red' } })
    .webp()
    .toBuffer()
  const size = picture.length
  await context.files.put(pictureKey, Readable.from([picture]), { contentType: 'image/webp', size })
  return sealBytes(context, Readable.from([picture]), { size, mediaType: 'image/jpeg' })
}

/** The bytes of a paper, sealed. */
export const makePaper = ({ context }: TestApp) =>
  sealBytes(context, Readable.from([pdf]), { size: pdf.length, mediaType: 'application/pdf' })

export type SealedFile = Awaited<ReturnType<typeof makeFiles>>

export async function addFiles(tx: Tx, { context, person_id, now, word }: Whose, file: SealedFile) {
  await keepSealedFile(context, tx, person_id, file)
  await tx
    .insertInto('paper_reading')
    .values({ file_id: file.id, owner_id: person_id, status: 'waiting', created_at: now })
    .execute()
  const paper = await tx
    .insertInto('vault_paper')
    .values({ owner_id: person_id, kind: 'diploma', name: word('vault'), created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('vault_version')
    .values({
      ...{ paper_id: paper.id, owner_id: person_id, number: 1, file_id: randomUUID() },
      ...{ file_name: word('vault file'), media_type: 'application/pdf', size: 10, scan: 'clean' },
      created_at: now,
    })
    .execute()
  const upload = await tx
    .insertInto('upload')
    .values({ owner_id: person_id, size: 10, touched_at: now, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('upload_part').values({ upload_id: upload.id, at: 0, file_id: file.id }).execute()
  await tx
    .insertInto('file_view')
    .values({
      owner_id: person_id,
      file_id: file.id,
      viewer_id: person_id,
      purpose: word('purpose'),
      created_at: now,
    })
    .execute()
}
