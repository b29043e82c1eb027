import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import { builtOnce } from '../../platform/database/built-once.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { type AgeKey, newerThan, olderThan } from '../../platform/database/keyset.ts'
import type { DB } from '../../platform/database/rows.generated.ts'

/** The documents are asked for once, when the order is paid. */
export const askForRequirements = (tx: Tx, orderId: string) =>
  sql`select ask_for_documents(client_order) from client_order where id = ${orderId}`.execute(tx)

/** A server of the version before marked these as paid, and did not ask. */
export const askWhereForgotten = (tx: Tx) =>
  sql`
    select ask_for_documents(client_order) from client_order
    where status in ('paid', 'ongoing') and requirements <> '[]'
      and not exists (select from order_document where order_id = client_order.id)`.execute(tx)

export const askOfPaidSince = (tx: Tx, since: Date) =>
  sql`
    select ask_for_documents(client_order) from client_order
    where paid_at >= ${since} and requirements <> '[]'
      and not exists (select from order_document where order_id = client_order.id)`.execute(tx)

const documents = (db: Reader) =>
  db
    .selectFrom('order_document')
    .innerJoin('client_order', 'client_order.id', 'order_document.order_id')
    .select([
      'order_document.id',
      'order_document.order_id',
      'order_document.name',
      'order_document.mandatory',
      'order_document.person',
      'order_document.given_by',
      'order_document.asked_by',
      'order_document.status',
      'order_document.reason',
      'order_document.created_at',
      'client_order.status as order_status',
    ])
export type DocumentRow = NonNullable<Awaited<ReturnType<typeof findDocument>>>

/** It says whose it is where several people give such a one, as the list of documents does. */
export async function nameOfDocument(db: Reader, { id, name }: { id: string; name: string }) {
  const { rows } = await sql<{ name: string }>`select name_of_document(${name}, ${id}::uuid) as name`.execute(
    db,
  )
  return rows[0]?.name ?? name
}

/** The documents of a case of several stages are with the stage it stands at. */
const holder = (orderId: string) => sql<string>`holder_of_case(${orderId})`

const ofOrder = builtOnce((db: Reader, { orderId }: { orderId: string }) =>
  documents(db).where('order_document.order_id', '=', holder(orderId)).orderBy('order_document.place'),
)

export const documentsOf = (db: Reader, orderId: string) => ofOrder.all(db, { orderId })

export const findDocument = (db: Reader, orderId: string, id: string) =>
  documents(db)
    .where('order_document.order_id', '=', holder(orderId))
    .where('order_document.id', '=', id)
    .executeTakeFirst()

const versions = builtOnce((db: Reader, { documentIds }: { documentIds: string[] }) =>
  db
    .selectFrom('document_version as version')
    .leftJoin('sealed_file', 'sealed_file.id', 'version.file_id')
    .select((eb) => [
      'version.id',
      'version.document_id',
      'version.number',
      'version.file_id',
      'version.file_name',
      'version.media_type',
      'version.size',
      'version.scan',
      'version.uploaded_by',
      'version.vault_version_id',
      'version.created_at',
      eb
        .and([eb('sealed_file.id', 'is not', null), eb('sealed_file.lost_at', 'is', null)])
        .$castTo<boolean>()
        .as('is_there'),
    ])
    .where('version.document_id', '=', sql<string>`any(${documentIds}::uuid[])`)
    .orderBy('version.number', 'desc'),
)

/** The newest of each document comes first. */
export const versionsOf = (db: Reader, documentIds: string[]) => versions.all(db, { documentIds })
export type VersionRow = Awaited<ReturnType<typeof versionsOf>>[number]

export const countDocuments = async (tx: Tx, orderId: string) =>
  tx
    .selectFrom('order_document')
    .select((eb) => [
      eb.cast<number>(eb.fn.countAll(), 'integer').as('count'),
      eb.cast<number>(eb.fn.coalesce(eb.fn.max('place'), eb.lit(0)), 'integer').as('last'),
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()

export const addDocument = (tx: Tx, document: Insertable<DB['order_document']>) =>
  tx.insertInto('order_document').values(document).returning('id').executeTakeFirstOrThrow()

export const addVersion = (tx: Tx, version: Insertable<DB['document_version']>) =>
  tx.insertInto('document_version').values(version).returning('id').executeTakeFirstOrThrow()

export const bytesOf = async (tx: Tx, orderId: string) =>
  (
    await tx
      .selectFrom('document_version as version')
      .innerJoin('order_document', 'order_document.id', 'version.document_id')
      .innerJoin('sealed_file', 'sealed_file.id', 'version.file_id')
      .select((eb) =>
        eb.cast<string>(eb.fn.coalesce(eb.fn.sum('version.size'), eb.lit(0)), 'text').as('bytes'),
      )
      .where('order_document.order_id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).bytes

export const setScan = (tx: Tx, versionId: string, scan: 'clean' | 'infected') =>
  tx
    .updateTable('document_version')
    .set({ scan })
    .where('id', '=', versionId)
    .where('scan', '=', 'waiting')
    .executeTakeFirst()

export const versionToScan = (db: Reader, id: string) =>
  db
    .selectFrom('document_version as version')
    .innerJoin('order_document', 'order_document.id', 'version.document_id')
    .select([
      'version.file_id',
      'version.number',
      'version.document_id',
      'order_document.order_id',
      'order_document.name',
    ])
    .where('version.id', '=', id)
    .where('version.scan', '=', 'waiting')
    .executeTakeFirst()

export function versionsToScan(db: Reader, after: AgeKey | null, most: number) {
  let batch = db
    .selectFrom('document_version')
    .select(['id', 'created_at as due_at'])
    .where('scan', '=', 'waiting')
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
  if (after) batch = batch.where(newerThan('created_at', 'id', after))
  return batch.execute()
}

export const versionOfFile = (db: Reader, fileId: string) =>
  db
    .selectFrom('document_version as version')
    .innerJoin('order_document', 'order_document.id', 'version.document_id')
    .select(['version.number', 'version.document_id', 'order_document.order_id'])
    .where('version.file_id', '=', fileId)
    .executeTakeFirst()

const fileName = sql<string>`coalesce(version.file_name, case_file.file_name, message_file.file_name)`

export function openingsOf(
  db: Reader,
  { orderId, ownerId }: { orderId: string; ownerId: string },
  { limit, after }: { limit: number; after: readonly [string, string] | null },
) {
  const page = db
    .selectFrom('file_view as view')
    .leftJoin('document_version as version', 'version.file_id', 'view.file_id')
    .leftJoin('order_document', 'order_document.id', 'version.document_id')
    .leftJoin('case_file', 'case_file.file_id', 'view.file_id')
    .leftJoin('message_file', 'message_file.file_id', 'view.file_id')
    .leftJoin('person as viewer', (join) =>
      join.onRef('viewer.id', '=', 'view.viewer_id').on('viewer.deleted_at', 'is', null),
    )
    .select([
      'view.id',
      'view.owner_id',
      'view.viewer_id',
      'viewer.first_name',
      'viewer.last_name',
      'view.purpose',
      'view.created_at',
      fileName.as('file_name'),
      sql<string>`coalesce(name_of_document(order_document.name, order_document.id),
        case when case_file.id is null then 'In a message' end, case case_file.purpose when 'evidence' then 'Evidence'
          when 'decision' then 'Decision letter' else 'With a completion request' end)`.as('name'),
    ])
    .where(fileName, 'is not', null)
    .where('view.order_id', '=', orderId)
    .where('view.owner_id', '=', ownerId)
    .orderBy('view.created_at', 'desc')
    .orderBy('view.id', 'desc')
    .limit(limit + 1)
  return after ? page.where(olderThan('view.created_at', 'view.id', after)).execute() : page.execute()
}
export type OpeningRow = Awaited<ReturnType<typeof openingsOf>>[number]

/** Every file somebody handed over that still lies here. */
export const versionsBy = (db: Reader, personId: string) =>
  db
    .selectFrom('document_version as version')
    .innerJoin('sealed_file', 'sealed_file.id', 'version.file_id')
    .innerJoin('order_document', 'order_document.id', 'version.document_id')
    .innerJoin('client_order', 'client_order.id', 'order_document.order_id')
    .select([
      'version.file_id',
      'version.file_name',
      'version.number',
      'order_document.order_id',
      'order_document.place',
      'client_order.ref',
    ])
    .where('version.uploaded_by', '=', personId)
    .where('version.scan', '<>', 'infected')
    .orderBy('version.id')
    .execute()

/** Days after which a client is reminded; marks them as reminded and answers with what they owe. */
export async function takeReminders(tx: Tx, now: Date) {
  const { rows } = await sql<{ order_id: string; id: string; name: string; days: number }>`
    update order_document
    set reminded = due.days
    from (
      select order_document.id, max(step.days) as days
      from order_document
      join client_order on client_order.id = order_document.order_id and client_order.status in ('paid', 'ongoing')
      cross join (values (3), (7), (14)) as step (days)
      where order_document.status in ('waiting', 'returned') and mandatory and given_by = 'client'
        and step.days > reminded and asked_at <= ${now}::timestamptz - make_interval(days => step.days)
      group by order_document.id
    ) as due
    where due.id = order_document.id
    returning order_document.order_id, order_document.id, due.days,
      name_of_document(order_document.name, order_document.id) as name`.execute(tx)
  return rows
}

export const receivedForGoal = (db: Reader, goalId: number) =>
  db
    .selectFrom('order_document')
    .innerJoin('client_order', 'client_order.id', 'order_document.order_id')
    .select('order_document.name')
    .distinct()
    .where('client_order.goal_id', '=', goalId)
    .where('client_order.status', '<>', 'cancelled')
    .where('order_document.given_by', '=', 'client')
    .where('order_document.person', 'is', null)
    .where('order_document.status', 'in', ['handed_over', 'accepted', 'filed'])
    .orderBy('order_document.name')
    .execute()

/** Copies of versions of a vault whose file still lies in an order, the newest first. */
export const copiesOfVault = (db: Reader, vaultVersionIds: string[]) =>
  db
    .selectFrom('document_version as version')
    .innerJoin('sealed_file', 'sealed_file.id', 'version.file_id')
    .innerJoin('order_document', 'order_document.id', 'version.document_id')
    .innerJoin('client_order', 'client_order.id', 'order_document.order_id')
    .select([
      'version.vault_version_id',
      'version.document_id',
      'order_document.order_id',
      'order_document.name',
      'order_document.status',
      'client_order.status as order_status',
      'client_order.ref',
      'client_order.title',
    ])
    .where('version.vault_version_id', '=', sql<string>`any(${vaultVersionIds}::uuid[])`)
    .orderBy('version.created_at', 'desc')
    .orderBy('version.id', 'desc')
    .execute()

/** Documents of this client's orders say no longer whose they are. */
export const forgetPeopleOf = (tx: Tx, clientId: string) =>
  tx
    .updateTable('order_document')
    .set({ person: null })
    .where('person', 'is not', null)
    .where('order_id', 'in', (eb) =>
      eb.selectFrom('client_order').select('client_order.id').where('client_id', '=', clientId),
    )
    .execute()
