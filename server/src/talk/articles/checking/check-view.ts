import { articleStatus } from '@sojourn/contract/calls/status'
import type { ArticleToCheck } from '@sojourn/contract/desk/staff-articles'
import type { ArticleState } from '../article-state.ts'
import type { CheckedRow } from './check-store.ts'

export const viewToCheck = (row: CheckedRow): ArticleToCheck => ({
  id: row.id,
  status: [...articleStatus[row.status as ArticleState]],
  title: row.title,
  category: row.category,
  is_change: row.status === 'changes_pending' || row.status === 'changes_rejected',
  hidden: row.hidden_at !== null,
  agent: {
    uuid: row.agent_id,
    full_name: `${row.first_name} ${row.last_name}`,
    verified: row.verified_at !== null,
  },
  submitted_at: row.submitted_at?.toISOString() ?? null,
  reviewed_at: row.reviewed_at?.toISOString() ?? null,
})
