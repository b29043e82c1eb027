import type { Context } from '../../context.ts'
import type { Reader } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { hidingOf } from './checking/hiding-of.ts'
import { isTrusted } from './checking/is-trusted.ts'
import { attachmentsNamed } from './files/attachment-store.ts'
import { viewOwnArticle } from './own-view.ts'
import { findArticle, servicesToName } from './store.ts'

export async function showOwnArticle(
  context: Context,
  actor: Pick<Person, 'id'>,
  id: string,
  db: Reader = context.db,
) {
  const article = await findArticle(db, actor.id, id)
  if (!article) throw new Refusal('not_found')
  const services = await servicesToName(db, actor.id, article.service_ids)
  const attachments = await attachmentsNamed(db, id, article.attachment_ids)
  const trusted = await isTrusted(db, actor.id)
  return viewOwnArticle(article, { services, attachments, trusted, hiding: await hidingOf(db, article) })
}
