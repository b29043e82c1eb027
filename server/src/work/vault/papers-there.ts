import type { Reader } from '../../platform/database/database.ts'
import { currentOf } from './current-version.ts'
import { type PaperRow, papersOf, type VersionRow, versionsOf } from './store.ts'
import { mayOpen } from './view.ts'

export interface PaperThere {
  paper: PaperRow
  version: VersionRow
}

/** Papers of a vault whose newest version that counts can be opened. */
export async function papersThere(db: Reader, ownerId: string): Promise<PaperThere[]> {
  const papers = await papersOf(db, ownerId)
  if (papers.length === 0) return []
  const versions = Map.groupBy(await versionsOf(db, ownerId), ({ paper_id }) => paper_id)
  return papers.flatMap((paper) => {
    const version = currentOf(versions.get(paper.id) ?? [])
    return version && mayOpen(version) ? [{ paper, version }] : []
  })
}

export const isValidOn = ({ version: { expires_on } }: PaperThere, day: string) =>
  expires_on === null || expires_on >= day
