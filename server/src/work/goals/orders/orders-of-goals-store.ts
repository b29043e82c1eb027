import { sql } from 'kysely'
import type { Reader } from '../../../platform/database/database.ts'

/** All but cancelled ones hang on these goals, the newest first; each stage of a case counts by itself. */
export const ordersOnGoals = (db: Reader, goalIds: readonly number[]) =>
  db
    .selectFrom('client_order')
    .select(['id', 'goal_id', 'status', 'case_id', 'stage'])
    .where('goal_id', '=', sql<number>`any(${goalIds}::bigint[])`)
    .where('status', '<>', 'cancelled')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const goalsWithOrders = (db: Reader, goalIds: readonly number[]) =>
  db
    .selectFrom('client_order')
    .select('goal_id')
    .distinct()
    .where('goal_id', '=', sql<number>`any(${goalIds}::bigint[])`)
    .execute()
