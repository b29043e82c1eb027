import { type Insertable, sql } from 'kysely'
import { builtForColumns } from '../../platform/database/built-once.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/rows.generated.ts'
import type { FactName } from './facts.ts'

const added = builtForColumns((db: Reader, fact: Insertable<DB['fact']>) =>
  (db as Tx).insertInto('fact').values(fact).returning('id'),
)

export async function addFact(tx: Tx, fact: Insertable<DB['fact']>) {
  const [row] = await added(tx, fact)
  return row as { id: string }
}

export const findFact = (db: Reader, id: string) =>
  db
    .selectFrom('fact')
    .select([
      'id',
      'fact',
      'person_id',
      'agent_id',
      'order_id',
      'reason',
      'details',
      'actor_id',
      'actor_mode',
      'request_id',
    ])
    .where('id', '=', id)
    .executeTakeFirst()

/** Undefined where it is gone. */
export const whenTold = async (db: Reader, id: string) =>
  (await db.selectFrom('fact').select('created_at').where('id', '=', id).executeTakeFirst())?.created_at

export type FactRow = NonNullable<Awaited<ReturnType<typeof findFact>>>

/** The words go; that it happened stays. */
export const eraseWordsOn = (tx: Tx, agentId: string, facts: readonly FactName[]) =>
  tx
    .updateTable('fact')
    .set({ reason: null, details: '{}' })
    .where('agent_id', '=', agentId)
    .where('fact', 'in', facts)
    .execute()

export const eraseReasonsBy = (tx: Tx, actorId: string, facts: readonly FactName[]) =>
  tx
    .updateTable('fact')
    .set({ reason: null })
    .where('actor_id', '=', actorId)
    .where('fact', 'in', facts)
    .execute()

export const eraseWordsOfOffers = (tx: Tx, offers: readonly { id: string; agent_id: string }[]) =>
  tx
    .updateTable('fact')
    .set({ reason: null, details: sql`details - 'name'` })
    .where('agent_id', 'in', [...new Set(offers.map(({ agent_id }) => agent_id))])
    .where(
      sql<string>`details->>'offer'`,
      'in',
      offers.map(({ id }) => id),
    )
    .execute()
