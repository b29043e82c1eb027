import type { Insertable } from 'kysely'
import { builtOnce } from '../../platform/database/built-once.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/rows.generated.ts'

/** They are read together: a page that asks for several in turn asks PostgreSQL once. */
const newest = builtOnce((db: Reader) =>
  db
    .selectFrom('rule_change')
    .select(['rule', 'value'])
    .distinctOn('rule')
    .orderBy('rule')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc'),
)

/** The values staff gave last, by rule; a rule that nobody changed is not among them. */
export const newestValues = async (db: Reader) =>
  new Map((await newest.all(db, {})).map(({ rule, value }) => [rule, value]))

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
