import type { Plan } from '@sojourn/contract/amounts/plans'
import { sql } from 'kysely'
import { builtOnce } from '../../platform/database/built-once.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const findAgentNamed = (db: Reader, nameOrUuid: string) =>
  db
    .selectFrom('agent')
    .innerJoin('person', 'person.id', 'agent.person_id')
    .select(['agent.person_id as id', 'agent.verified_at', 'person.suspended_at', 'person.deletion_due_at'])
    .where(UUID.test(nameOrUuid) ? 'agent.person_id' : 'agent.username', '=', nameOrUuid.toLowerCase())
    .where('person.deleted_at', 'is', null)
    .executeTakeFirst()
export type NamedAgent = NonNullable<Awaited<ReturnType<typeof findAgentNamed>>>

const toHire = builtOnce((db: Reader, { id }: { id: string }) =>
  db
    .selectFrom('agent')
    .innerJoin('person', 'person.id', 'agent.person_id')
    .select([
      'person.first_name',
      'person.suspended_at',
      'person.deletion_due_at',
      'person.timezone',
      'agent.verified_at',
      'agent.plan',
      'agent.away_from',
      'agent.away_until',
    ])
    .where('agent.person_id', '=', id)
    .where('person.deleted_at', 'is', null),
)

/** Undefined means that they are no agent, or no longer. */
export const findAgentToHire = (db: Reader, id: string) => toHire.first(db, { id })

/** The plan an agent is on; whoever left is on none. */
export const writePlan = (tx: Tx, agentId: string, plan: Plan) =>
  tx.updateTable('agent').set({ plan }).where('person_id', '=', agentId).execute()

export const addCompletedOrder = (tx: Tx, agentId: string) =>
  tx
    .updateTable('agent')
    .set({ completed_orders: sql<number>`completed_orders + 1` })
    .where('person_id', '=', agentId)
    .execute()

export const findDeclaration = (db: Reader, agentId: string) =>
  db.selectFrom('agent').select('declared_trader').where('person_id', '=', agentId).executeTakeFirst()

export const setDeclaration = (tx: Tx, agentId: string, declared_trader: boolean) =>
  tx.updateTable('agent').set({ declared_trader }).where('person_id', '=', agentId).execute()

/** They have published services, and told us of no business. */
export const offersWithoutBusiness = async (db: Reader, agentId: string) =>
  (await db
    .selectFrom('service')
    .select('id')
    .where('agent_id', '=', agentId)
    .where('status', '=', 'active')
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('business').select('agent_id').where('agent_id', '=', agentId))),
    )
    .limit(1)
    .executeTakeFirst()) !== undefined
