import { sql } from 'kysely'
import type { Tx } from '../../server/src/platform/database/database.ts'

/** Nobody was told of these facts. */
export const untoldFacts = (tx: Tx, people: readonly string[], since: Date) =>
  tx
    .selectFrom('fact')
    .leftJoin('client_order', 'client_order.id', 'fact.order_id')
    .select('fact.id')
    .where('fact.created_at', '>=', since)
    .where((eb) =>
      eb.or(
        (['fact.agent_id', 'client_order.client_id', 'client_order.agent_id'] as const).map((column) =>
          eb(column, '=', sql<string>`any(${people}::uuid[])`),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('notification')
            .select('notification.id')
            .whereRef('notification.fact_id', '=', 'fact.id'),
        ),
      ),
    )
    .orderBy('fact.created_at')
    .orderBy('fact.id')
    .execute()

/** Each person has read these but for the newest. */
export const markOlderRead = (tx: Tx, facts: readonly string[], unread: number) =>
  tx
    .updateTable('notification')
    .set({ read_at: sql<Date>`created_at + interval '1 hour'` })
    .from((eb) =>
      eb
        .selectFrom('notification as one')
        .select([
          'one.id',
          sql`row_number() over (partition by one.person_id order by one.created_at desc, one.id desc)`.as(
            'place',
          ),
        ])
        .where('one.fact_id', '=', sql<string>`any(${facts}::uuid[])`)
        .as('told'),
    )
    .whereRef('notification.id', '=', 'told.id')
    .where('told.place', '>', unread)
    .execute()

export const dropWaitingMails = (tx: Tx, people: readonly string[]) =>
  tx
    .deleteFrom('mail_body')
    .where('person_id', '=', sql<string>`any(${people}::uuid[])`)
    .where('due_at', 'is not', null)
    .execute()
