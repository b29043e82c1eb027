import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { notNow } from '../../platform/refusal.ts'
import { scanAndSeal } from '../documents/scan-and-seal.ts'
import { handOverSealed, refuseWhereNoneIsTaken, type SealedFile } from '../documents/upload-version.ts'
import { bytesOf, findOpenVersion, noteOpening } from './open-paper.ts'

interface Where {
  orderId: string
  id: string
}

interface Chosen {
  paper: string
  version: number
}

/** The copy is scanned anew, and sealed by a key of its own, so that the paper may go and the copy stays. */
export async function copyForOrder(
  context: Context,
  actor: Person,
  where: Where,
  { paper, version: number }: Chosen,
): Promise<SealedFile> {
  const { person } = await refuseWhereNoneIsTaken(context, actor, where)
  if (person)
    throw notNow(
      'Your vault holds your own papers, and this document is of somebody who travels along. Please upload a file.',
    )
  const version = await findOpenVersion(context, actor, { id: paper, version: number })
  await noteOpening(context, actor, version, 'Handed over for an order')
  const file = {
    name: version.file_name,
    mediaType: version.media_type,
    size: version.size,
    open: bytesOf(context, version.file_id),
  }
  return {
    file,
    ...(await scanAndSeal(context, file)),
    fromVault: { version: version.id, fileId: version.file_id },
  }
}

export const handToOrder = (context: Context, actor: Person, where: Where, copy: SealedFile) =>
  handOverSealed(context, actor, where, copy)
