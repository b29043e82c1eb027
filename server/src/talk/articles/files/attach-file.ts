import { documentFile } from '@sojourn/contract/calls/file'
import { MOST_ATTACHMENTS } from '@sojourn/contract/talk/article-words'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { receiveFile } from '../../../platform/files/parts/receive-file.ts'
import { keepSealedFile } from '../../../platform/files/sealed-files.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { invalidField, Refusal } from '../../../platform/refusal.ts'
import { scanAndSeal } from '../../../work/documents/scan-and-seal.ts'
import { writeArticle } from '../change-article.ts'
import { showOwnArticle } from '../show-own-article.ts'
import { findArticle, lockArticle } from '../store.ts'
import { addAttachment } from './attachment-store.ts'
import { scanAttachment } from './scan-attachment.ts'

/** Files of articles follow the rules of documents: scanned, of the same types and size. */
export async function attachFile(context: Context, actor: Person, id: string, request: FastifyRequest) {
  if (!(await findArticle(context.db, actor.id, id))) throw new Refusal('not_found')
  if (!actor.emailVerified) throw new Refusal('email_not_verified')
  await context.limits.take('article_file', { account: actor.id })
  await using upload = await receiveFile(context, actor, request, documentFile)
  // It is awaited here: the file is gone when this function ends.
  return await attach(context, actor, id, upload)
}

type File = Parameters<typeof scanAndSeal>[1]

export async function attach(context: Context, actor: Pick<Person, 'id'>, id: string, file: File) {
  const { verdict, sealed } = await scanAndSeal(context, file)
  const { name, mediaType, size } = file
  return transact(context, async (tx) => {
    const article = await lockArticle(tx, actor.id, id)
    if (!article) throw new Refusal('not_found')
    if (article.attachment_ids.length >= MOST_ATTACHMENTS)
      throw invalidField('file', `An article has at most ${MOST_ATTACHMENTS} files.`)
    await keepSealedFile(context, tx, actor.id, sealed)
    const attachment = await addAttachment(tx, {
      article_id: id,
      agent_id: actor.id,
      file_id: sealed.id,
      file_name: name,
      media_type: mediaType,
      size,
      scan: verdict,
      created_at: context.clock.now(),
    })
    await writeArticle(context, tx, article, { attachment_ids: [...article.attachment_ids, attachment.id] })
    if (verdict === 'waiting') await context.jobs.enqueue(tx, scanAttachment, { attachment: attachment.id })
    const shown = await showOwnArticle(context, actor, id, tx)
    await file.finish?.(tx, shown)
    return shown
  })
}

interface Where {
  id: string
  attachmentId: string
}

/** Readers of a published article have it until the change is published. */
export const detachFile = (context: Context, actor: Person, { id, attachmentId }: Where) =>
  transact(context, async (tx) => {
    const article = await lockArticle(tx, actor.id, id)
    if (!article?.attachment_ids.includes(attachmentId)) throw new Refusal('not_found')
    await writeArticle(context, tx, article, {
      attachment_ids: article.attachment_ids.filter((other) => other !== attachmentId),
    })
    return showOwnArticle(context, actor, id, tx)
  })
