import { type Insertable, sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { olderThan } from '../../platform/database/keyset.ts'
import type { DB } from '../../platform/database/rows.generated.ts'

/** Whoever counts the decisions of one client waits for whoever does: of two the second sees all the first did. */
export const holdDecisionsOf = (tx: Tx, clientId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`decisions of ${clientId}`}, 0))`.execute(tx)

export interface ToldRow {
  goal_id: number
  agent_id: string
  visa_id: string
  approved: boolean
  decided_on: string
  told_at: Date
}

/**
 * A decision counts once for each agent whose work for the goal the client accepted. A refund after an order
 * was accepted changes nothing: an agent who gives a refused client their money back is not rid of the
 * refusal. A decision from before the order was paid is not of that order; one day is left for time zones. A
 * gift found to be a fraud counts nothing.
 */
export async function toldBy(db: Reader, clientId: string, since: Date) {
  const { rows } = await sql<ToldRow>`
    select distinct on (goal.id, accepted.agent_id)
      goal.id as goal_id, accepted.agent_id, coalesce(visa.replaced_by, visa.id) as visa_id,
      goal.status = 'approved' as approved, goal.decided_on, goal.decided_at as told_at
    from goal
    join client_order accepted on accepted.goal_id = goal.id
      and accepted.completed_at is not null and accepted.paid_at is not null
    join visa on visa.id = accepted.visa_id and visa.country_iso is not null
    where goal.client_id = ${clientId} and goal.decided_at > ${since}
      and goal.decided_on >= (accepted.paid_at - interval '1 day')::date
      and not exists (select from agent where person_id = goal.client_id and coalesce(verified_at, found_since) is not null)
      and not exists (select from gift_check where order_id = accepted.id and status = 'not_fine')
    order by goal.id, accepted.agent_id, accepted.completed_at desc, accepted.id desc`.execute(db)
  return rows
}

/** The row says whether one of the two sides is suspended. */
export const keptOf = (db: Reader, clientId: string) =>
  db
    .selectFrom('told_decision')
    .innerJoin('person as client', 'client.id', 'told_decision.client_id')
    .innerJoin('person as seller', 'seller.id', 'told_decision.agent_id')
    .select([
      'told_decision.id',
      'goal_id',
      'agent_id',
      'visa_id',
      'approved',
      'decided_on',
      'signs',
      'verdict',
      'of_visa',
      'of_agent',
      sql<boolean>`client.suspended_at is not null or seller.suspended_at is not null`.as('is_suspended'),
    ])
    .where('client_id', '=', clientId)
    .execute()
export type KeptRow = Awaited<ReturnType<typeof keptOf>>[number]

/** A new one, or one that was told otherwise; signs and verdict stay. */
export const keepTold = (tx: Tx, row: Insertable<DB['told_decision']>) =>
  tx
    .insertInto('told_decision')
    .values(row)
    .onConflict((known) =>
      known.columns(['goal_id', 'agent_id']).doUpdateSet((eb) => ({
        visa_id: eb.ref('excluded.visa_id'),
        approved: eb.ref('excluded.approved'),
        decided_on: eb.ref('excluded.decided_on'),
        told_at: eb.ref('excluded.told_at'),
      })),
    )
    .execute()

export const dropTold = (tx: Tx, ids: readonly string[]) =>
  tx.deleteFrom('told_decision').where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()

export const markCounted = (tx: Tx, id: string, counted: { of_visa: boolean; of_agent: boolean }) =>
  tx.updateTable('told_decision').set(counted).where('id', '=', id).execute()

interface Verdict {
  verdict: 'in' | 'out'
  reason: string
  judged_by: string
  judged_at: Date
}

export const setVerdict = (tx: Tx, id: string, verdict: Verdict) =>
  tx.updateTable('told_decision').set(verdict).where('id', '=', id).execute()

export const clientOfOrder = (db: Reader, orderId: string) =>
  db
    .selectFrom('client_order')
    .innerJoin('goal', 'goal.id', 'client_order.goal_id')
    .select(['client_order.client_id', 'goal.decided_at'])
    .where('client_order.id', '=', orderId)
    .executeTakeFirst()

/** Decisions hang on the clients themselves, and on those who hired them. */
export const clientsAround = async (db: Reader, personId: string) =>
  (
    await db
      .selectFrom('told_decision')
      .select('client_id')
      .distinct()
      .where((eb) => eb.or([eb('client_id', '=', personId), eb('agent_id', '=', personId)]))
      .execute()
  ).map(({ client_id }) => client_id)

/** Their decisions have become too old, belong to a visa that another replaces, are said otherwise by now, or were never counted. */
export async function clientsToCount(db: Reader, since: Date, after: string | null, most: number) {
  const { rows } = await sql<{ client_id: string }>`
    select client_id from (
      select told.client_id from told_decision told
      left join visa on visa.id = told.visa_id and visa.replaced_by is null
      join goal on goal.id = told.goal_id
      where told.told_at <= ${since} or visa.id is null
        or (goal.status = 'approved', goal.decided_on) is distinct from (told.approved, told.decided_on)
        or exists (select from agent where person_id = told.client_id and coalesce(verified_at, found_since) is not null)
      union
      select goal.client_id from goal
      join client_order accepted on accepted.goal_id = goal.id
        and accepted.completed_at is not null and accepted.paid_at is not null
      join visa on visa.id = accepted.visa_id and visa.country_iso is not null
      where goal.decided_at > ${since} and goal.decided_on >= (accepted.paid_at - interval '1 day')::date
        and not exists (select from agent where person_id = goal.client_id and coalesce(verified_at, found_since) is not null)
        and not exists (select from gift_check where order_id = accepted.id and status = 'not_fine')
        and not exists (
          select from told_decision told where told.goal_id = goal.id and told.agent_id = accepted.agent_id
        )
    ) someone
    where client_id > coalesce(${after}::uuid, '00000000-0000-0000-0000-000000000000')
    order by client_id limit ${most}`.execute(db)
  return rows.map(({ client_id }) => client_id)
}

const decisions = (db: Reader) =>
  db
    .selectFrom('told_decision')
    .innerJoin('person as client', 'client.id', 'told_decision.client_id')
    .innerJoin('person as seller', 'seller.id', 'told_decision.agent_id')
    .leftJoin('person as judge', 'judge.id', 'told_decision.judged_by')
    .leftJoin('visa', 'visa.id', 'told_decision.visa_id')
    .leftJoin('country', 'country.iso', 'visa.country_iso')
    .select([
      'told_decision.id',
      'told_decision.client_id',
      'told_decision.agent_id',
      'told_decision.visa_id',
      'told_decision.approved',
      'told_decision.decided_on',
      'told_decision.told_at',
      'told_decision.signs',
      'told_decision.verdict',
      'told_decision.reason',
      'told_decision.judged_at',
      'told_decision.judged_by',
      'told_decision.of_visa',
      'told_decision.of_agent',
      'visa.name as visa_name',
      'country.name as country_name',
      'client.first_name as client_first_name',
      'client.last_name as client_last_name',
      'seller.first_name as agent_first_name',
      'seller.last_name as agent_last_name',
      'judge.first_name as judge_first_name',
      'judge.last_name as judge_last_name',
      sql<boolean>`client.suspended_at is not null or seller.suspended_at is not null`.as('is_suspended'),
    ])
export type DecisionRow = Awaited<ReturnType<typeof toldDecisions>>[number]

interface Page {
  limit: number
  after: [at: string, id: string] | null
  tab: 'held' | 'all' | 'out'
  heldFor: readonly string[]
  agent: string | undefined
}

/** The newest comes first, and there is one more than a page. */
export function toldDecisions(db: Reader, { limit, after, tab, heldFor, agent }: Page) {
  let page = decisions(db)
    .orderBy('told_decision.told_at', 'desc')
    .orderBy('told_decision.id', 'desc')
    .limit(limit + 1)
  if (tab === 'out') page = page.where('told_decision.verdict', '=', 'out')
  if (tab === 'held')
    page = page
      .where('told_decision.verdict', 'is', null)
      .where(sql<boolean>`told_decision.signs && ${heldFor}::text[]`)
  if (agent) page = page.where('told_decision.agent_id', '=', agent)
  if (after) page = page.where(olderThan('told_decision.told_at', 'told_decision.id', after))
  return page.execute()
}

export const findDecision = (db: Reader, id: string) =>
  decisions(db).where('told_decision.id', '=', id).executeTakeFirst()
