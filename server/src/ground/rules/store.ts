import type { Reader } from '../../platform/database/database.ts'

/** The value staff gave it last. */
export const newestValue = (db: Reader, rule: string) =>
  db
    .selectFrom('rule_change')
    .select('value')
    .where('rule', '=', rule)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
