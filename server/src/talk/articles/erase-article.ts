import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { forgetSealedFile } from '../../platform/files/sealed-files.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { attachmentsOf } from './files/attachment-store.ts'
import { forgetArticlePicture } from './files/forget-article-picture.ts'
import { picturesOf } from './files/picture-store.ts'
import { articlesOf, eraseArticleRow, keepMarkOfHidden, lockArticle } from './store.ts'

/** Erases what lies in the trash; its addresses answer that it is gone. */
export const removeForGood = (context: Context, actor: Person, id: string) =>
  transact(context, async (tx) => {
    const article = await lockArticle(tx, actor.id, id)
    if (!article) throw new Refusal('not_found')
    if (article.status !== 'trash')
      throw new Refusal('not_now', { message: 'Move this article to the trash before you delete it.' })
    await eraseArticle(context, tx, id)
  })

/** Its pictures and files go too. Likes and favourites go with the row. */
export async function eraseArticle(context: Context, tx: Tx, id: string) {
  const pictures = await picturesOf(tx, id)
  const files = await attachmentsOf(tx, id)
  await keepMarkOfHidden(tx, id, context.clock.now())
  await eraseArticleRow(tx, id)
  await context.jobs.enqueueAll(tx, forgetArticlePicture, pictures)
  for (const { file_id } of files) await forgetSealedFile(context, tx, file_id)
}

export async function eraseArticlesOf(context: Context, tx: Tx, agentId: string) {
  for (const { id } of await articlesOf(tx, agentId)) await eraseArticle(context, tx, id)
}
