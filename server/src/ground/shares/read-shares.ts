import type { ApprovalShare } from '@sojourn/contract/ground/approval-share'
import type { Reader } from '../../platform/database/database.ts'
import { talliesOfVisas } from './share-store.ts'
import { viewVisaShare } from './view-share.ts'

export async function sharesOfVisas(db: Reader, ids: readonly string[]): Promise<Map<string, ApprovalShare>> {
  if (ids.length === 0) return new Map()
  const tallies = await talliesOfVisas(db, ids)
  return new Map(tallies.map(({ visa_id, ...tally }) => [visa_id, viewVisaShare(tally)]))
}

export const shareOfVisa = async (db: Reader, id: string) => (await sharesOfVisas(db, [id])).get(id) ?? null
