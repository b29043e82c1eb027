import { recordReview } from '../src/talk/reviews/record-review.ts'
import type { TestPerson } from './people.ts'
import type { TestApp } from './start-app.ts'

interface Wanted {
  agent: Pick<TestPerson, 'id'>
  author: Pick<TestPerson, 'id'>
  star: number
  content?: string
  order_id?: string | null
  hidden?: boolean
}

/** A review as a client gives it. */
export async function makeReview({ context, clock }: TestApp, wanted: Wanted) {
  const { agent, author, star, content = 'Clear and quick.', order_id = null, hidden } = wanted
  return context.db.transaction().execute(async (tx) => {
    const review = await recordReview(context, tx, {
      agent_id: agent.id,
      author_id: author.id,
      service_id: null,
      visa_id: 'de/student-visa',
      country_iso: 'DE',
      order_id,
      star,
      content,
      created_at: clock.now(),
    })
    if (hidden)
      await tx.updateTable('review').set({ hidden_at: clock.now() }).where('id', '=', review.id).execute()
    return review
  })
}
