import type { AgentReview } from '@sojourn/contract/agents'
import { namedPurposes } from '../reference/named-purposes.ts'
import type { ReviewRow } from './store.ts'

const GONE = 'A former client'

export const viewReview = (row: ReviewRow): AgentReview => ({
  id: row.id,
  from: {
    full_name: row.first_name === null ? GONE : `${row.first_name} ${row.last_name}`,
    username: row.username,
  },
  visa: {
    name: row.visa_name ?? row.visa_id,
    purposes: namedPurposes(row.visa_purposes ?? []),
    country: { id: row.country_iso, name: row.country_name },
  },
  star: Number(row.star),
  content: row.content,
  created_at: { date: row.created_at.toISOString() },
  reply:
    row.reply !== null && row.replied_at !== null
      ? { content: row.reply, created_at: { date: row.replied_at.toISOString() } }
      : null,
})
