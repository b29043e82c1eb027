import type { Context } from '../../../context.ts'
import { openSealedFile } from '../../../platform/files/sealed-files.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findArticle } from '../store.ts'
import { findAttachment, findLiveAttachment } from './attachment-store.ts'

interface Where {
  id: string
  attachmentId: string
}

/** Its author opens it as it was sent. */
export async function openOwnAttachment(context: Context, actor: Person, { id, attachmentId }: Where) {
  const article = await findArticle(context.db, actor.id, id)
  const file = article?.attachment_ids.includes(attachmentId)
    ? await findAttachment(context.db, attachmentId)
    : undefined
  return openPassed(context, file)
}

/** Readers open what was published with the article. */
export const openAttachment = async (context: Context, { id, attachmentId }: Where) =>
  openPassed(context, await findLiveAttachment(context.db, id, attachmentId))

/** A file that the scanner has not passed is opened by nobody. */
export async function openPassed(
  context: Context,
  file: { file_id: string; file_name: string; scan: string } | undefined,
) {
  if (!file || file.scan === 'infected') throw new Refusal('not_found')
  if (file.scan === 'waiting')
    throw new Refusal('not_now', {
      message: 'This file is being checked for viruses. Please try again in a moment.',
    })
  const content = await openSealedFile(context, file.file_id)
  if (!content) throw new Refusal('not_found')
  return { content, name: file.file_name }
}
