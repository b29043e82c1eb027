import { type Insertable, sql, type Updateable } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { type AgeKey, newerThan, olderThan } from '../../platform/database/keyset.ts'
import type { DB } from '../../platform/database/rows.generated.ts'

const papers = (db: Reader, ownerId: string) =>
  db
    .selectFrom('vault_paper')
    .select(['id', 'owner_id', 'kind', 'name', 'created_at', 'updated_at'])
    .where('owner_id', '=', ownerId)

/** The paper that changed last comes first. */
export const papersOf = (db: Reader, ownerId: string) =>
  papers(db, ownerId).orderBy('updated_at', 'desc').orderBy('id', 'desc').execute()

export const findPaper = (db: Reader, ownerId: string, id: string) =>
  papers(db, ownerId).where('id', '=', id).executeTakeFirst()
export type PaperRow = NonNullable<Awaited<ReturnType<typeof findPaper>>>

const versions = (db: Reader, ownerId: string) =>
  db
    .selectFrom('vault_version as version')
    .leftJoin('sealed_file', 'sealed_file.id', 'version.file_id')
    .select((eb) => [
      'version.id',
      'version.paper_id',
      'version.owner_id',
      'version.number',
      'version.file_id',
      'version.file_name',
      'version.media_type',
      'version.size',
      'version.scan',
      'version.expires_on',
      'version.expiry_from',
      'version.created_at',
      eb
        .and([eb('sealed_file.id', 'is not', null), eb('sealed_file.lost_at', 'is', null)])
        .$castTo<boolean>()
        .as('is_there'),
    ])
    .where('version.owner_id', '=', ownerId)
    .orderBy('version.number', 'desc')

/** The newest of each paper comes first. */
export const versionsOf = (db: Reader, ownerId: string) => versions(db, ownerId).execute()
export type VersionRow = Awaited<ReturnType<typeof versionsOf>>[number]

export const versionsOfPaper = (db: Reader, ownerId: string, paperId: string) =>
  versions(db, ownerId).where('version.paper_id', '=', paperId).execute()

export const ownerOf = (db: Reader, id: string) =>
  db.selectFrom('person').select(['first_name', 'last_name', 'dob']).where('id', '=', id).executeTakeFirst()
export type OwnerRow = NonNullable<Awaited<ReturnType<typeof ownerOf>>>

export const countPapers = async (tx: Tx, ownerId: string) =>
  (
    await tx
      .selectFrom('vault_paper')
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
      .where('owner_id', '=', ownerId)
      .executeTakeFirstOrThrow()
  ).count

export const addPaper = (tx: Tx, paper: Insertable<DB['vault_paper']>) =>
  tx.insertInto('vault_paper').values(paper).returning('id').executeTakeFirstOrThrow()

export const addVersion = (tx: Tx, version: Insertable<DB['vault_version']>) =>
  tx.insertInto('vault_version').values(version).returning('id').executeTakeFirstOrThrow()

export const changePaper = (tx: Tx, id: string, patch: Updateable<DB['vault_paper']>) =>
  tx.updateTable('vault_paper').set(patch).where('id', '=', id).execute()

export const changeVersion = (
  tx: Tx,
  id: string,
  patch: Pick<Updateable<DB['vault_version']>, 'expires_on' | 'expiry_from'>,
) => tx.updateTable('vault_version').set(patch).where('id', '=', id).execute()

/** Its versions go with it. */
export const removePaper = (tx: Tx, id: string) => tx.deleteFrom('vault_paper').where('id', '=', id).execute()

/** The paper that was kept from this version of a document. */
export const keptFrom = (db: Reader, ownerId: string, documentVersionId: string) =>
  db
    .selectFrom('vault_version')
    .select(['paper_id'])
    .where('owner_id', '=', ownerId)
    .where('kept_from', '=', documentVersionId)
    .executeTakeFirst()

/** The paper that has this version. */
export const paperOfVersion = (db: Reader, ownerId: string, versionId: string) =>
  db
    .selectFrom('vault_version')
    .select(['paper_id'])
    .where('owner_id', '=', ownerId)
    .where('id', '=', versionId)
    .executeTakeFirst()

/** Only as long as the scanner has not said it before. */
export const setScan = (tx: Tx, id: string, scan: 'clean' | 'infected') =>
  tx
    .updateTable('vault_version')
    .set({ scan, ...(scan === 'infected' && { expires_on: null, expiry_from: null }) })
    .where('id', '=', id)
    .where('scan', '=', 'waiting')
    .executeTakeFirst()

export const versionToScan = (db: Reader, id: string) =>
  db
    .selectFrom('vault_version')
    .select(['id', 'owner_id', 'file_id'])
    .where('id', '=', id)
    .where('scan', '=', 'waiting')
    .executeTakeFirst()

export function versionsToScan(db: Reader, after: AgeKey | null, most: number) {
  const batch = db
    .selectFrom('vault_version')
    .select(['id', 'created_at as due_at'])
    .where('scan', '=', 'waiting')
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
  return after ? batch.where(newerThan('created_at', 'id', after)).execute() : batch.execute()
}

/** Each paper has the newest version that counts, and the next to expire comes first. */
export const expiriesOf = (db: Reader, ownerIds: readonly string[]) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('vault_version')
        .innerJoin('vault_paper', 'vault_paper.id', 'vault_version.paper_id')
        .distinctOn('vault_version.paper_id')
        .select(['vault_paper.id', 'vault_paper.name', 'vault_paper.kind', 'vault_paper.updated_at'])
        .select(['vault_version.owner_id', 'vault_version.expires_on'])
        .where('vault_version.owner_id', '=', sql<string>`any(${ownerIds}::uuid[])`)
        .where('vault_version.scan', '<>', 'infected')
        .orderBy('vault_version.paper_id')
        .orderBy('vault_version.number', 'desc')
        .as('newest'),
    )
    .select(['id', 'owner_id', 'name', 'kind', 'expires_on', 'updated_at'])
    .where('expires_on', 'is not', null)
    .$narrowType<{ expires_on: string }>()
    .orderBy('expires_on')
    .orderBy('id')
    .execute()

/** The newest comes first, and there is one more than a page. */
export function openingsOf(
  db: Reader,
  ownerId: string,
  { limit, after }: { limit: number; after: readonly [string, string] | null },
) {
  const page = db
    .selectFrom('file_view as view')
    .leftJoin('vault_paper', 'vault_paper.id', 'view.vault_paper_id')
    .leftJoin('vault_version', 'vault_version.file_id', 'view.file_id')
    .select([
      'view.id',
      'view.owner_id',
      'view.viewer_id',
      'view.purpose',
      'view.created_at',
      'vault_paper.name as paper',
      'vault_version.file_name',
    ])
    .where('view.owner_id', '=', ownerId)
    .where('view.vault_paper_id', 'is not', null)
    .orderBy('view.created_at', 'desc')
    .orderBy('view.id', 'desc')
    .limit(limit + 1)
  return after ? page.where(olderThan('view.created_at', 'view.id', after)).execute() : page.execute()
}
export type OpeningRow = Awaited<ReturnType<typeof openingsOf>>[number]
