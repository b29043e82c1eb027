import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { orderOfSide } from '../orders/order-of-side.ts'
import { mayOpenVersion } from './policy.ts'
import { findDocument, versionsOf } from './store.ts'

interface Which {
  orderId: string
  id: string
  version: number
}

export type OwnVersion = Awaited<ReturnType<typeof findOwnVersion>>

/** A version that whoever asks has handed over themselves, and still lies there. */
export async function findOwnVersion(
  { db }: Context,
  actor: Person,
  { orderId, id, version: number }: Which,
) {
  await orderOfSide(db, actor, orderId)
  const document = await findDocument(db, orderId, id)
  const version = document && (await versionsOf(db, [id])).find((one) => one.number === number)
  if (!version || version.uploaded_by !== actor.id || !mayOpenVersion(document, version, actor.id))
    throw new Refusal('not_found')
  return {
    id: version.id,
    orderId: document.order_id,
    documentName: document.name,
    person: document.person,
    fileId: version.file_id,
    vaultVersionId: version.vault_version_id,
    file: { name: version.file_name, mediaType: version.media_type, size: version.size },
  }
}
