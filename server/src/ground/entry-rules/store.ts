import type { EntryRuleName } from '@sojourn/contract/ground/entry-rule-words'
import type { EntryRuleSource } from '@sojourn/contract/ground/entry-rules'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'
import type { EntryRule } from './entry-rule.ts'

export const sourceOfRules = (db: Reader): Promise<EntryRuleSource | undefined> =>
  db.selectFrom('entry_rule_source').select(['title', 'author', 'licence', 'url', 'as_of']).executeTakeFirst()

/** There is no rule for one's own country and for places the source leaves out. */
export const rulesFor = async (db: Reader, passports: readonly string[], destination: string) =>
  (
    await db
      .selectFrom('entry_rule')
      .select(['passport_iso', 'rule', 'days'])
      .where('passport_iso', 'in', passports)
      .where('destination_iso', '=', destination)
      .execute()
  ).map(({ passport_iso, rule, days }) => ({
    passport: passport_iso,
    destination,
    rule: rule as EntryRuleName,
    days,
  }))

export const rulesOfPassport = async (db: Reader, passport: string) =>
  (
    await db
      .selectFrom('entry_rule')
      .select(['destination_iso', 'rule', 'days'])
      .where('passport_iso', '=', passport)
      .execute()
  ).map(({ destination_iso, rule, days }) => ({
    passport,
    destination: destination_iso,
    rule: rule as EntryRuleName,
    days,
  }))

export const rulesInto = async (db: Reader, destination: string) =>
  (
    await db
      .selectFrom('entry_rule')
      .innerJoin('country', 'country.iso', 'passport_iso')
      .select(['passport_iso', 'country.name', 'rule', 'days'])
      .where('destination_iso', '=', destination)
      .orderBy('country.name')
      .execute()
  ).map(({ passport_iso, name, rule, days }) => ({
    passport: { id: passport_iso, name },
    rule: rule as EntryRuleName,
    days,
  }))

const OPEN: EntryRuleName[] = ['visa_free', 'eta', 'visa_on_arrival']

export const countOpen = (db: Reader) =>
  db
    .selectFrom('entry_rule')
    .select(({ fn }) => [
      'passport_iso as passport',
      fn.countAll<number>().filterWhere('rule', 'in', OPEN).as('open'),
    ])
    .groupBy('passport_iso')
    .execute()

export const allRules = async (db: Reader): Promise<EntryRule[]> =>
  (await db.selectFrom('entry_rule').selectAll().execute()).map(
    ({ passport_iso, destination_iso, rule, days }) => ({
      passport: passport_iso,
      destination: destination_iso,
      rule: rule as EntryRuleName,
      days,
    }),
  )

interface NewRules {
  rules: readonly EntryRule[]
  source: EntryRuleSource
}

export async function replaceRules(tx: Tx, { rules, source }: NewRules) {
  const rows = rules.map(({ passport, destination, rule, days }) => ({
    passport_iso: passport,
    destination_iso: destination,
    rule,
    days,
  }))
  await tx.deleteFrom('entry_rule').execute()
  await sql`
    insert into entry_rule select * from jsonb_populate_recordset(null::entry_rule, ${JSON.stringify(rows)}::jsonb)
  `.execute(tx)
  await tx
    .insertInto('entry_rule_source')
    .values(source)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(source))
    .execute()
}
