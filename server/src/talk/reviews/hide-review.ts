import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import type { Tx } from '../../platform/database/database.ts'
import { countReview, setHidden, setHiddenSince } from './store.ts'

/** Takes a review out of its agent's page, rating and count. Hidden twice, it counts once, and is hidden for the later reason. */
export async function hideReview(context: Context, tx: Tx, id: string, at = context.clock.now()) {
  const hidden = await setHidden(tx, id, at)
  if (!hidden) {
    await setHiddenSince(tx, id, at)
    return
  }
  await countReview(tx, hidden.agent_id, -Number(hidden.star), -1)
  await tell(context, tx, { fact: 'review_hidden', agent: hidden.agent_id, review: id })
}

/** Everybody sees it again, and it counts again. */
export async function showReviewAgain(context: Context, tx: Tx, id: string) {
  const shown = await setHidden(tx, id, null)
  if (!shown) return
  await countReview(tx, shown.agent_id, Number(shown.star))
  await tell(context, tx, { fact: 'review_shown_again', agent: shown.agent_id, review: id })
}
