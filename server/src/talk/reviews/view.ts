import type { AgentReview } from '@sojourn/contract/supply/agents'
import { namedPurposes } from '../../ground/reference/named-purposes.ts'
import type { ReviewRow } from './store.ts'

const GONE = 'A former client'

/** The privacy policy promises the first name and an initial. */
function signatureOf({ first_name, last_name }: Pick<ReviewRow, 'first_name' | 'last_name'>) {
  if (first_name === null) return GONE
  const [initial] = last_name ?? ''
  return initial ? `${first_name} ${initial.toUpperCase()}.` : first_name
}

export const viewReview = (row: ReviewRow): AgentReview => ({
  id: row.id,
  from: {
    full_name: signatureOf(row),
    username: row.username,
  },
  visa: {
    name: row.visa_name ?? row.visa_id,
    purposes: namedPurposes(row.visa_purposes ?? []),
    country: { id: row.country_iso, name: row.country_name },
  },
  star: Number(row.star),
  refunded: row.refunded,
  content: row.content,
  created_at: { date: row.created_at.toISOString() },
  reply:
    row.reply !== null && row.replied_at !== null
      ? { content: row.reply, created_at: { date: row.replied_at.toISOString() } }
      : null,
})
