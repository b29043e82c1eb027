import type { VaultPaper } from '@sojourn/contract/work/vault'
import { MOST_VAULT_PAPERS } from '@sojourn/contract/work/vault-words'
import type { Context } from '../../context.ts'
import type { Reader } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { listCopiesOfVault } from '../documents/list-copies-of-vault.ts'
import { currentOf } from './current-version.ts'
import { reportVault } from './report-vault.ts'
import { papersOf, versionsOf } from './store.ts'
import { viewPaper } from './view.ts'

type Owner = Pick<Person, 'id'>

export async function showVault(context: Context, actor: Owner) {
  const items = await listPapers(context, context.db, actor)
  return { items, may: items.length < MOST_VAULT_PAPERS ? ['add'] : [] }
}

async function listPapers(context: Context, db: Reader, { id: ownerId }: Owner): Promise<VaultPaper[]> {
  const papers = await papersOf(db, ownerId)
  if (papers.length === 0) return []
  const all = await versionsOf(db, ownerId)
  const versions = Map.groupBy(all, ({ paper_id }) => paper_id)
  const newest = papers.flatMap((paper) => {
    const version = currentOf(versions.get(paper.id) ?? [])
    return version ? [{ paper, version }] : []
  })
  const reports = await reportVault(context, db, ownerId, newest)
  const copies = await listCopiesOfVault(
    db,
    all.map(({ id }) => id),
  )
  return papers.map((paper) => viewPaper(paper, { versions: versions.get(paper.id) ?? [], reports, copies }))
}

/** The vault shows it like this: papers are compared with each other. */
export async function showPaper(context: Context, db: Reader, actor: Owner, id: string) {
  const paper = (await listPapers(context, db, actor)).find(({ uuid }) => uuid === id)
  if (!paper) throw new Refusal('not_found')
  return paper
}
