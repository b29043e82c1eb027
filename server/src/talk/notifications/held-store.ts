import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'
import type { AgeKey } from '../../platform/database/keyset.ts'

export function peopleWithDueMails(db: Reader, now: Date, after: AgeKey | null, most: number) {
  const since = sql<Date>`min(due_at)`
  let people = db
    .selectFrom('mail_body')
    .select(['person_id as id', since.as('due_at')])
    .$narrowType<{ id: string }>()
    .where('due_at', '<=', now)
    .where('person_id', 'is not', null)
    .groupBy('person_id')
    .orderBy(since)
    .orderBy('person_id')
    .limit(most)
  if (after)
    people = people.having(
      sql<boolean>`(${since}, person_id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    )
  return people.execute()
}

/** All that waits for a person, the oldest first; nobody else sends it until the transaction ends. */
export const lockHeldMails = (tx: Tx, personId: string) =>
  tx
    .selectFrom('mail_body')
    .leftJoin('fact', 'fact.id', 'mail_body.fact_id')
    .leftJoin('notification', (join) =>
      join
        .onRef('notification.fact_id', '=', 'mail_body.fact_id')
        .onRef('notification.person_id', '=', 'mail_body.person_id'),
    )
    .select(['mail_body.id', 'mail_body.sealed', 'mail_body.due_at', 'fact.order_id', 'notification.read_at'])
    .select(({ exists, selectFrom, ref }) =>
      exists(
        selectFrom('fact as end')
          .select('end.id')
          .whereRef('end.order_id', '=', 'mail_body.over_order')
          .where('end.fact', '=', ({ fn }) => fn<string>('any', [ref('mail_body.over_by')]))
          .whereRef('end.created_at', '>', 'mail_body.created_at'),
      )
        .$castTo<boolean>()
        .as('is_over'),
    )
    .where('mail_body.person_id', '=', personId)
    .where('mail_body.due_at', 'is not', null)
    .orderBy('mail_body.created_at')
    // Ids of mails are drawn, those of facts grow.
    .orderBy('mail_body.fact_id')
    .orderBy('mail_body.id')
    .forUpdate('mail_body')
    .execute()
export type HeldRow = Awaited<ReturnType<typeof lockHeldMails>>[number]

export const dropHeldMails = (tx: Tx, ids: readonly string[]) =>
  ids.length === 0 ? undefined : tx.deleteFrom('mail_body').where('id', 'in', ids).execute()

export const setDue = (tx: Tx, ids: readonly string[], due: Date | null) =>
  ids.length === 0
    ? undefined
    : tx.updateTable('mail_body').set({ due_at: due }).where('id', 'in', ids).execute()
