import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/rows.generated.ts'

export type StoredRange = [start: number, last: number]

/** Until the transaction ends nobody else changes when this agent can be met, or takes a slot of theirs. */
export const lockAgent = (tx: Tx, agentId: string) =>
  tx
    .selectFrom('agent')
    .innerJoin('person', 'person.id', 'agent.person_id')
    .select(['agent.person_id', 'person.timezone'])
    .where('agent.person_id', '=', agentId)
    .where('person.deleted_at', 'is', null)
    .forNoKeyUpdate('agent')
    .executeTakeFirst()

export const findZone = async (db: Reader, agentId: string) =>
  (await db.selectFrom('person').select('timezone').where('id', '=', agentId).executeTakeFirst())?.timezone ??
  null

export const workHoursOf = (db: Reader, agentId: string) =>
  db
    .selectFrom('work_hours')
    .select(['weekday', 'start_minute', 'last_minute'])
    .where('agent_id', '=', agentId)
    .orderBy('weekday')
    .orderBy('start_minute')
    .execute()

/** Overrides that are over tell nobody anything. */
export const overridesOf = (db: Reader, agentId: string, today: string) =>
  db
    .selectFrom('work_hours_override')
    .select((eb) => ['from_day', 'until_day', eb.ref('ranges').$castTo<StoredRange[]>().as('ranges')])
    .where('agent_id', '=', agentId)
    .where('until_day', '>=', today)
    .orderBy('from_day')
    .execute()

export type NewRange = Pick<Insertable<DB['work_hours']>, 'weekday' | 'start_minute' | 'last_minute'>

export async function replaceWorkHours(tx: Tx, agentId: string, ranges: NewRange[]) {
  await tx.deleteFrom('work_hours').where('agent_id', '=', agentId).execute()
  if (ranges.length === 0) return
  await tx
    .insertInto('work_hours')
    .values(ranges.map((range) => ({ agent_id: agentId, ...range })))
    .execute()
}

export interface NewPeriod {
  from_day: string
  until_day: string
  ranges: StoredRange[]
}

export async function replaceOverrides(tx: Tx, agentId: string, periods: NewPeriod[]) {
  await tx.deleteFrom('work_hours_override').where('agent_id', '=', agentId).execute()
  if (periods.length === 0) return
  await tx
    .insertInto('work_hours_override')
    .values(
      periods.map((period) => ({ agent_id: agentId, ...period, ranges: JSON.stringify(period.ranges) })),
    )
    .execute()
}

const blockedColumns = (db: Reader) =>
  db
    .selectFrom('blocked_date')
    .select((eb) => ['id', 'from_day', 'until_day', eb.ref('ranges').$castTo<StoredRange[]>().as('ranges')])

export interface BlockedRow extends NewPeriod {
  id: string
}

interface Page {
  limit: number
  after: [fromDay: string, id: string] | null
}

export function blockedDatesOf(db: Reader, agentId: string, today: string, { limit, after }: Page) {
  let page = blockedColumns(db)
    .where('agent_id', '=', agentId)
    .where('until_day', '>=', today)
    .orderBy('from_day')
    .orderBy('id')
    .limit(limit + 1)
  if (after) page = page.where(sql<boolean>`(from_day, id) > (${after[0]}::date, ${after[1]}::uuid)`)
  return page.execute()
}

export const countBlockedDates = async (db: Reader, agentId: string, today: string) =>
  (
    await db
      .selectFrom('blocked_date')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('agent_id', '=', agentId)
      .where('until_day', '>=', today)
      .executeTakeFirstOrThrow()
  ).count

export const blockedDuring = (db: Reader, agentId: string, { from_day, until_day }: NewPeriod) =>
  blockedColumns(db)
    .where('agent_id', '=', agentId)
    .where('until_day', '>=', from_day)
    .where('from_day', '<=', until_day)
    .execute()

export const addBlockedDate = (tx: Tx, agentId: string, period: NewPeriod, now: Date) =>
  tx
    .insertInto('blocked_date')
    .values({ agent_id: agentId, ...period, ranges: JSON.stringify(period.ranges), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()

export const changeBlockedDate = async (tx: Tx, agentId: string, id: string, period: NewPeriod) =>
  (await tx
    .updateTable('blocked_date')
    .set({ ...period, ranges: JSON.stringify(period.ranges) })
    .where('id', '=', id)
    .where('agent_id', '=', agentId)
    .returning('id')
    .executeTakeFirst()) !== undefined

export const removeBlockedDate = async (tx: Tx, agentId: string, id: string) =>
  (await tx
    .deleteFrom('blocked_date')
    .where('id', '=', id)
    .where('agent_id', '=', agentId)
    .returning('id')
    .executeTakeFirst()) !== undefined

export const findRules = (db: Reader, agentId: string) =>
  db
    .selectFrom('availability_rule')
    .select(['buffer_before', 'buffer_after', 'notice_minutes', 'most_a_day', 'slot_step'])
    .where('agent_id', '=', agentId)
    .executeTakeFirst()

export type Rules = NonNullable<Awaited<ReturnType<typeof findRules>>>

export const setRules = (tx: Tx, agentId: string, rules: Rules) =>
  tx
    .insertInto('availability_rule')
    .values({ agent_id: agentId, ...rules })
    .onConflict((known) => known.column('agent_id').doUpdateSet(rules))
    .execute()
