import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { forgetSealedFile, noteFileView, openSealedFile } from '../../../platform/files/sealed-files.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { orderOfSide } from '../../orders/order-of-side.ts'
import { mayOpen } from '../policy.ts'
import { caseFilesOf, findFileOfCase, removeRow, sendCompletionFiles } from './case-file-store.ts'
import { mayRemove, viewCaseFile } from './case-file-view.ts'

interface Which {
  orderId: string
  id: string
}

/** Only its owner sees a file that the other side has not been sent yet. */
export async function listCaseFiles({ db }: Context, actor: Person, orderId: string) {
  await orderOfSide(db, actor, orderId)
  const rows = await caseFilesOf(db, orderId)
  return rows
    .filter((row) => isSent(row) || row.uploaded_by === actor.id)
    .map((row) => viewCaseFile(row, actor.id))
}

const isSent = ({ purpose, subject_id }: { purpose: string; subject_id: string | null }) =>
  purpose !== 'completion' || subject_id !== null

/** Nobody reads a byte before it is written down that they do. */
export async function openCaseFile(context: Context, actor: Person, { orderId, id }: Which) {
  const file = await fileOfSide(context, actor, { orderId, id })
  if (!file.is_there || !mayOpen(file, actor.id)) throw new Refusal('not_found')
  await transact(context, (tx) =>
    noteFileView(context, tx, {
      ownerId: file.uploaded_by,
      fileId: file.file_id,
      viewerId: actor.id,
      orderId: file.order_id,
      purpose: file.uploaded_by === actor.id ? 'Opened by its owner' : 'Opened for the order',
    }),
  )
  const content = await openSealedFile(context, file.file_id)
  if (!content) throw new Refusal('not_found')
  return { content, name: file.file_name }
}

export const removeCaseFile = (context: Context, actor: Person, which: Which) =>
  transact(context, async (tx) => {
    const file = await fileOfSide({ db: tx }, actor, which)
    if (!mayRemove(file, actor.id))
      throw new Refusal('not_now', { message: 'This file was sent already, so it stays.' })
    await removeRow(tx, file.id)
    await forgetSealedFile(context, tx, file.file_id)
  })

async function fileOfSide({ db }: Pick<Context, 'db'> | { db: Tx }, actor: Person, { orderId, id }: Which) {
  await orderOfSide(db, actor, orderId)
  const file = await findFileOfCase(db, orderId, id)
  if (!file || !(isSent(file) || file.uploaded_by === actor.id)) throw new Refusal('not_found')
  return file
}

/** The files of a completion request go with it. */
export const sendFilesWith = (tx: Tx, orderId: string, requestId: string) =>
  sendCompletionFiles(tx, orderId, requestId)
