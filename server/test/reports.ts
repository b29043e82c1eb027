import { makePerson } from './people.ts'
import { makeReview } from './reviews.ts'
import type { TestApp } from './start-app.ts'

interface Wanted {
  reporter?: { id: string } | undefined
  claimedBy?: { id: string } | undefined
  state?: 'open' | 'claimed' | 'decided' | 'appealed'
}

/** A report of a review, in one of its states. */
export async function makeReport(server: TestApp, { reporter, claimedBy, state = 'open' }: Wanted = {}) {
  const { context, clock } = server
  const now = clock.now()
  const agent = await makePerson(server, { home: 'consultant', verifiedAgent: true })
  const author = await makePerson(server)
  const content = 'She took my money and never answered.'
  const review = await makeReview(server, { agent, author, star: 1, content })
  const isDecided = state === 'decided' || state === 'appealed'
  const { id } = await context.db
    .insertInto('report')
    .values({
      kind: 'review',
      subject_id: review.id,
      owner_id: author.id,
      reporter_id: reporter?.id ?? null,
      reporter_name: reporter ? null : 'Ida Stranger',
      reporter_email: reporter ? null : 'ida@example.com',
      category: 'misleading',
      explanation: 'This person was never a client of hers.',
      reported: JSON.stringify({ title: 'Review with 1 of 5 stars', text: content }),
      status: state,
      ...(claimedBy && { claimed_by: claimedBy.id, claimed_at: now }),
      ...(isDecided && {
        outcome: 'nothing',
        decision_reason: 'Our books show an order of theirs.',
        decided_at: now,
      }),
      ...(state === 'appealed' && { objection: 'The order was of somebody else.', objected_at: now }),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, review, agent, author }
}
