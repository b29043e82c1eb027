import { type Insertable, sql } from 'kysely'
import { builtOnce } from '../../platform/database/built-once.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/rows.generated.ts'

const newest = builtOnce((db: Reader, { rule }: { rule: string }) =>
  db
    .selectFrom('rule_change')
    .select('value')
    .where('rule', '=', rule)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
)

/** The value staff gave it last. */
export const newestValue = (db: Reader, rule: string) => newest.first(db, { rule })

/** A rule that nobody changed is not among them. */
export const newestValues = (db: Reader, rules: readonly string[]) => newestOf.all(db, { rules })

const newestOf = builtOnce((db: Reader, { rules }: { rules: readonly string[] }) =>
  db
    .selectFrom('rule_change')
    .select(['rule', 'value'])
    .where('rule', '=', sql<string>`any(${rules}::text[])`)
    .distinctOn('rule')
    .orderBy('rule')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc'),
)

/** The newest comes first. */
export const ruleChanges = (db: Reader) =>
  db
    .selectFrom('rule_change')
    .innerJoin('person', 'person.id', 'rule_change.changed_by')
    .select([
      'rule_change.rule',
      'rule_change.value',
      'rule_change.reason',
      'rule_change.created_at',
      'person.first_name',
      'person.last_name',
    ])
    .orderBy('rule_change.created_at', 'desc')
    .orderBy('rule_change.id', 'desc')
    .execute()

export const addRuleChange = (tx: Tx, change: Insertable<DB['rule_change']>) =>
  tx.insertInto('rule_change').values(change).execute()
