import { sql } from 'kysely'
import type { Reader } from '../../../platform/database/database.ts'

/** All that hang on these goals but cancelled ones, the newest first; each stage of a case by itself. */
export const ordersOnGoals = (db: Reader, goalIds: readonly number[]) =>
  db
    .selectFrom('client_order')
    .select(['id', 'goal_id', 'status', 'case_id'])
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
