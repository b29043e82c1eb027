import { sql } from 'kysely'
import type { Reader } from '../../../platform/database/database.ts'
import type { Side } from './list-store.ts'

const MOST = 100

/** The latest comes first. */
export const othersOfSide = (db: Reader, { as, personId }: Side) => {
  const [own, other] =
    as === 'client' ? (['client_id', 'agent_id'] as const) : (['agent_id', 'client_id'] as const)
  let known = db
    .selectFrom('client_order')
    .innerJoin('person', 'person.id', `client_order.${other}`)
    .select(['person.id', 'person.first_name', 'person.last_name'])
    .where(`client_order.${own}`, '=', personId)
    .groupBy('person.id')
    .orderBy(sql`max(client_order.created_at)`, 'desc')
    .limit(MOST)
  if (as === 'agent') known = known.where('client_order.paid_at', 'is not', null)
  return known.execute()
}

export const goalsOrderedFor = (db: Reader, clientId: string) =>
  db
    .selectFrom('client_order')
    .select('goal_id')
    .where('client_id', '=', clientId)
    .groupBy('goal_id')
    .orderBy(sql`max(created_at)`, 'desc')
    .limit(MOST)
    .execute()
