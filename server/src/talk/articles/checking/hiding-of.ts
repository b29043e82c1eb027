import type { Reader } from '../../../platform/database/database.ts'
import { reportThatHides } from './hide-store.ts'

interface Hidden {
  id: string
  hidden_at: Date | null
  hidden_reason: string | null
}

/** A decision about a report comes before what our team did by hand: only an objection ends it. */
export async function hidingOf(db: Reader, { id, hidden_at, hidden_reason }: Hidden) {
  if (!hidden_at) return null
  const report = await reportThatHides(db, id)
  return { report: report?.id ?? null, reason: report ? report.reason : hidden_reason }
}
