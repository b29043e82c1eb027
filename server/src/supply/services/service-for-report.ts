import type { Reader } from '../../platform/database/database.ts'
import { findReportedService } from './store.ts'

export async function serviceForReport(db: Reader, id: string) {
  const service = await findReportedService(db, id)
  if (!service) return null
  const { agent_id, username, title, description, status, withheld_at, verified_at, suspended_at } = service
  return {
    title,
    text: description,
    ownerId: agent_id,
    path: `/${username ?? agent_id}`,
    isHidden: withheld_at !== null,
    isShown: status === 'active' && verified_at !== null && suspended_at === null,
  }
}
