import type { OpenFactReport } from '@sojourn/contract/desk/staff-facts'
import type { FactKind } from '@sojourn/contract/ground/fact-words'

interface ReportRow {
  id: string
  fact: string | null
  message: string
  page: string | null
  created_at: Date
}

export const viewOpenReport = ({ id, fact, message, page, created_at }: ReportRow): OpenFactReport => ({
  id,
  fact: fact as FactKind | null,
  message,
  page,
  created_at: created_at.toISOString(),
})
