import type { NewArticle } from '@sojourn/contract/talk/own-articles'
import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { checkServices } from './check-services.ts'
import { keepHtml } from './kept-html.ts'
import { showOwnArticle } from './show-own-article.ts'
import { addArticle } from './store.ts'

/** A1 makes a draft, also of an agent who is not verified yet. */
export async function createArticle(context: Context, actor: Person, written: NewArticle) {
  await context.limits.take('article', { account: actor.id })
  return transact(context, async (tx) => {
    await checkServices(tx, actor.id, written.services ?? [])
    const now = context.clock.now()
    const { id } = await addArticle(tx, {
      agent_id: actor.id,
      title: written.title ?? '',
      category: written.category ?? null,
      ...keepHtml(written.description ?? ''),
      service_ids: written.services ?? [],
      created_at: now,
      updated_at: now,
    })
    return showOwnArticle(context, actor, id, tx)
  })
}
