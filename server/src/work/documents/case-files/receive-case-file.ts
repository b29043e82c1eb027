import { documentFile } from '@sojourn/contract/calls/file'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { receiveFile } from '../../../platform/files/parts/receive-file.ts'
import { keepSealedFile } from '../../../platform/files/sealed-files.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { orderOfSide } from '../../orders/order-of-side.ts'
import { type NewFile, scanAndSeal } from '../scan-and-seal.ts'
import { bytesOf } from '../store.ts'
import { MOST_BYTES_OF_ORDER } from '../upload-version.ts'
import { addCaseFile, type CaseFilePurpose, caseFilesOf, findCaseFile } from './case-file-store.ts'
import { viewCaseFile } from './case-file-view.ts'
import { scanCaseFile } from './check-case-file.ts'

const MOST_OF_ONE = 20

interface Kept {
  purpose: CaseFilePurpose
  subjectId: string | null
  /** It is told once the file is kept. */
  announce?: (tx: Tx, fileName: string) => Promise<unknown>
}

/** Holds the order and says what a file belongs to, or refuses. */
export type Settle = (tx: Tx) => Promise<Kept>

export async function receiveCaseFile(
  context: Context,
  actor: Person,
  orderId: string,
  request: FastifyRequest,
  settle: Settle,
) {
  // Refused before the first byte, and once more when it is here.
  await orderOfSide(context.db, actor, orderId)
  await transact(context, settle)
  await context.limits.take('order_document', { account: actor.id })
  await using upload = await receiveFile(context, actor, request, documentFile)
  // It is awaited here: the file is gone when this function ends.
  return await keepCaseFile(context, actor, orderId, upload, settle)
}

export async function keepCaseFile(
  context: Context,
  actor: Pick<Person, 'id'>,
  orderId: string,
  upload: NewFile,
  settle: Settle,
) {
  const { verdict, sealed } = await scanAndSeal(context, upload)
  return transact(context, async (tx) => {
    const { purpose, subjectId, announce } = await settle(tx)
    const known = await caseFilesOf(tx, orderId)
    const same = known.filter((file) => file.purpose === purpose && file.subject_id === subjectId)
    if (same.filter(({ uploaded_by }) => uploaded_by === actor.id).length >= MOST_OF_ONE)
      throw new Refusal('not_now', { message: `Please add at most ${MOST_OF_ONE} files.` })
    const bytes = known.reduce((sum, { size }) => sum + size, Number(await bytesOf(tx, orderId)))
    if (bytes + upload.size > MOST_BYTES_OF_ORDER)
      throw new Refusal('not_now', { message: 'The documents of an order have 500 MB together.' })
    await keepSealedFile(context, tx, actor.id, sealed)
    const { id } = await addCaseFile(tx, {
      order_id: orderId,
      purpose,
      subject_id: subjectId,
      file_id: sealed.id,
      file_name: upload.name,
      media_type: upload.mediaType,
      size: upload.size,
      scan: verdict,
      uploaded_by: actor.id,
      created_at: context.clock.now(),
    })
    if (verdict === 'waiting') await context.jobs.enqueue(tx, scanCaseFile, { file: id })
    await announce?.(tx, upload.name)
    const row = await findCaseFile(tx, id)
    if (!row) throw new Error(`The file ${id} was just added`)
    const shown = viewCaseFile(row, actor.id)
    await upload.finish?.(tx, shown)
    return shown
  })
}
