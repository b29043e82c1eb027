import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { identityFile } from '@sojourn/contract/calls/file'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { askForReading } from '../../../ground/papers/read-papers.ts'
import { transact } from '../../../platform/database/transact.ts'
import { receiveUpload } from '../../../platform/files/receive-upload.ts'
import { forgetSealedFile, keepSealedFile, sealBytes } from '../../../platform/files/sealed-files.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { askedOf } from '../asked-of.ts'
import { lockForDraft } from '../lock-for-draft.ts'
import { showVerification } from '../show-verification.ts'
import { changeVerification, lockVerification } from '../verification-store.ts'
import { encodeDocument } from './encode-document.ts'

/** The bytes that came are never kept: only the picture drawn from them, encrypted. */
export async function uploadDocument(context: Context, actor: Person, request: FastifyRequest) {
  await context.limits.take('identity_document', { account: actor.id })
  await using upload = await receiveUpload(context, request, identityFile)
  await keepDocument(context, actor, await encodeDocument(await buffer(upload.open())), { isRead: true })
  return showVerification(context, actor)
}

/** The picture is one we have drawn; a machine reads it where its agent is to be told what is wrong with it. */
export async function keepDocument(
  context: Context,
  actor: Person,
  picture: Buffer,
  { isRead }: { isRead: boolean },
) {
  const file = await sealBytes(context, Readable.from([picture]), {
    size: picture.length,
    mediaType: 'image/jpeg',
  })
  await transact(context, async (tx) => {
    const verification = await lockForDraft(context, tx, actor)
    if (!askedOf(verification).includes('document'))
      throw new Refusal('not_now', { message: 'You do not need to send the picture of your document again.' })
    await keepSealedFile(context, tx, actor.id, file)
    if (isRead)
      await askForReading(context, tx, { fileId: file.id, ownerId: actor.id, mediaType: file.mediaType })
    await changeVerification(tx, actor.id, {
      draft_file_id: file.id,
      draft_saved_at: context.clock.now(),
    })
    if (verification.draft_file_id) await forgetSealedFile(context, tx, verification.draft_file_id)
  })
}

/** Takes back what was not sent yet. */
export const removeDocument = (context: Context, actor: Person) =>
  transact(context, async (tx) => {
    const fileId = (await lockVerification(tx, actor.id))?.draft_file_id
    if (fileId) await forgetSealedFile(context, tx, fileId)
  })
