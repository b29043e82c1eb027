import type { Reader } from '../../platform/database/database.ts'
import { findReportedReview } from './store.ts'

export async function reviewForReport(db: Reader, id: string) {
  const review = await findReportedReview(db, id)
  if (!review) return null
  const { agent_id, username, author_id, star, content, hidden_at, verified_at, suspended_at } = review
  const { order_id, ref, first_name, last_name } = review
  return {
    title: `Review with ${Number(star)} of 5 stars`,
    text: content,
    ownerId: author_id,
    path: `/${username ?? agent_id}#reviews`,
    about: {
      agent: { uuid: agent_id, fullname: `${first_name} ${last_name}` },
      order: order_id && ref ? { uuid: order_id, ref } : null,
    },
    isHidden: hidden_at !== null,
    isShown: verified_at !== null && suspended_at === null,
  }
}
