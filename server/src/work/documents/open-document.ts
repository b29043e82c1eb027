import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import { noteFileView, openSealedFile } from '../../platform/files/sealed-files.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { orderOfSide } from '../orders/order-of-side.ts'
import { hasLeft, mayOpenVersion } from './policy.ts'
import { findDocument, versionsOf } from './store.ts'

interface Which {
  orderId: string
  id: string
  version?: number | undefined
}

/** Nobody reads a byte before it is written down that they do. */
export async function openDocument(context: Context, actor: Person, { orderId, id, version: number }: Which) {
  await orderOfSide(context.db, actor, orderId)
  const document = await findDocument(context.db, orderId, id)
  if (!document) throw new Refusal('not_found')
  const versions = await versionsOf(context.db, [id])
  const version = number === undefined ? versions[0] : versions.find((one) => one.number === number)
  if (!version?.is_there) throw new Refusal('not_found')
  if (!mayOpenVersion(document, version, actor.id))
    throw new Refusal('not_now', {
      message: hasLeft(document, version)
        ? 'This paper came from the vault of your client and left when the order ended.'
        : 'This file is being checked for viruses. Please try again in a moment.',
    })
  await transact(context, (tx) =>
    noteFileView(context, tx, {
      ownerId: version.uploaded_by,
      fileId: version.file_id,
      viewerId: actor.id,
      purpose: version.uploaded_by === actor.id ? 'Opened by its owner' : 'Opened for the order',
      orderId,
    }),
  )
  const content = await openSealedFile(context, version.file_id)
  if (!content) throw new Refusal('not_found')
  return { content, name: version.file_name }
}
