import { Readable } from 'node:stream'
import { transact } from '../src/platform/database/transact.ts'
import { keepSealedFile, sealBytes } from '../src/platform/files/sealed-files.ts'
import { pdf } from './sample-files.ts'
import type { TestApp } from './start-app.ts'

/** The letter of the authority, as if this person had added it to an order of theirs. */
export async function makeLetter({ context, clock }: TestApp, { id }: { id: string }, orderId: string) {
  const file = { size: pdf.length, mediaType: 'application/pdf' }
  const sealed = await sealBytes(context, Readable.from([pdf]), file)
  return transact(context, async (tx) => {
    await keepSealedFile(context, tx, id, sealed)
    const letter = await tx
      .insertInto('case_file')
      .values({
        ...{ order_id: orderId, purpose: 'decision', file_id: sealed.id, file_name: 'letter.pdf' },
        ...{ media_type: file.mediaType, size: file.size, scan: 'clean', uploaded_by: id },
        created_at: clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return letter.id
  })
}

/** The file behind one. */
export const fileOf = async ({ context }: TestApp, id: string) =>
  (await context.db.selectFrom('case_file').select('file_id').where('id', '=', id).executeTakeFirstOrThrow())
    .file_id
