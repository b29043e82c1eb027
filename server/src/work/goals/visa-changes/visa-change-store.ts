import type { FactKind } from '@sojourn/contract/ground/fact-words'
import { type Kysely, sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/database.ts'
import type { AgeKey } from '../../../platform/database/keyset.ts'
import { CHANGEABLE } from '../goal-state.ts'

interface Times {
  /** A visa that was corrected after it may be corrected once more. */
  quietSince: Date
  /** A correction before it is no news. */
  newSince: Date
}

/** Goals whose visa was corrected since their client was told last; `due_at` is the last correction. */
export async function goalsToTell(db: Reader, times: Times, after: AgeKey | null, most: number) {
  const later = after
    ? sql`and (changed.last_at, goal.id) > (${after[0]}::timestamptz, ${after[1]}::bigint)`
    : sql``
  const { rows } = await sql<{ id: string; due_at: Date }>`
    with changed as (
      select origin, max(created_at) as last_at
      from visa_correction
      where created_at > ${times.newSince}
      group by origin
      having max(created_at) <= ${times.quietSince}
    )
    select goal.id::text as id, changed.last_at as due_at
    from changed
    join visa on visa.origin = changed.origin and visa.replaced_by is null
    join visa as named on coalesce(named.replaced_by, named.id) = visa.id
    join goal on goal.visa_id = named.id
    join person on person.id = goal.client_id
    where changed.last_at > coalesce(goal.visa_told_at, goal.created_at)
      and goal.deleted_at is null and goal.status = any(${CHANGEABLE}::text[])
      and person.deleted_at is null and person.suspended_at is null
      ${later}
    order by changed.last_at, goal.id
    limit ${most}`.execute(db as Kysely<unknown>)
  return rows
}

/** The goal as it is by now, held until the transaction ends; its visa is today’s, also under a former id. */
export const lockGoalOfVisa = (tx: Tx, goalId: number) =>
  tx
    .selectFrom('goal')
    .innerJoin('visa as named', 'named.id', 'goal.visa_id')
    .innerJoin('visa', (join) =>
      join.on(({ eb, fn, ref }) => eb(ref('visa.id'), '=', fn.coalesce('named.replaced_by', 'named.id'))),
    )
    .innerJoin('country', 'country.iso', 'goal.country_iso')
    .select(['goal.id', 'goal.client_id', 'goal.name', 'goal.status', 'goal.deleted_at'])
    .select(['visa.id as visa', 'visa.name as visa_name', 'visa.origin', 'country.name as country'])
    .select(({ fn }) => fn.coalesce('goal.visa_told_at', 'goal.created_at').as('told_at'))
    .where('goal.id', '=', goalId)
    .forUpdate('goal')
    .executeTakeFirst()

/** Facts that are others now than they were then, with the time of the last correction. One that was taken back is none of them. */
export async function changedFacts(db: Reader, origin: string, since: Date) {
  const { rows } = await sql<{ fact: FactKind; last_at: Date; is_other: boolean }>`
    select fact, max(created_at) as last_at,
      (array_agg(nullif(before->'value', 'null') order by created_at, id))[1]
        is distinct from (array_agg(nullif(after->'value', 'null') order by created_at desc, id desc))[1] as is_other
    from visa_correction
    where origin = ${origin} and created_at > ${since}
    group by fact
    order by min(created_at), fact`.execute(db)
  return rows
}

export const noteVisaTold = (tx: Tx, goalId: number, visa_told_at: Date) =>
  tx.updateTable('goal').set({ visa_told_at }).where('id', '=', goalId).execute()
