import type { Plan } from '@sojourn/contract/amounts/plans'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../server/src/platform/database/database.ts'

/** A person who is not in the answer was never here. */
export async function peopleHere(db: Reader, ids: readonly string[]) {
  const rows = await db
    .selectFrom('person')
    .leftJoin('agent', 'agent.person_id', 'person.id')
    .select(['person.id', 'deleted_at', 'agent.languages'])
    .where('person.id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}

interface PastWork {
  plan: Plan
  completed_orders: number
  response_minutes: number | null
  /** It is null for who was never found. */
  found_since: Date | null
}

/** Orders and subscriptions set these later. */
export const setPastWork = (tx: Tx, agentId: string, work: PastWork) =>
  tx.updateTable('agent').set(work).where('person_id', '=', agentId).execute()

/** Agents look after what they offer: nothing was last edited years ago. */
export const lookAfterServices = (tx: Tx, agentId: string, now: Date) =>
  tx
    .updateTable('service')
    .set({
      updated_at: sql<Date>`${now}::timestamptz - interval '1 day' * (14 + abs(hashtext(title)) % 220)`,
    })
    .where('agent_id', '=', agentId)
    .where(sql<boolean>`updated_at < ${now}::timestamptz - interval '300 days'`)
    .execute()

export const setReply = (tx: Tx, reviewId: string, reply: string, replied_at: Date) =>
  tx.updateTable('review').set({ reply, replied_at }).where('id', '=', reviewId).execute()

export const servicesOfAgents = (tx: Tx, agentIds: string[]) =>
  tx
    .selectFrom('service')
    .select(['id', 'agent_id', 'visa_id', 'country_iso'])
    .where('agent_id', 'in', agentIds)
    .orderBy('id')
    .execute()

export const hasReports = async (db: Reader) =>
  (await db.selectFrom('report').select('id').limit(1).executeTakeFirst()) !== undefined

/** A colleague who has left took the decision: the one who is here may answer the objection. */
export const leaveUndecidedBy = (tx: Tx, reportId: string) =>
  tx.updateTable('report').set({ decided_by: null }).where('id', '=', reportId).execute()
