import { type Insertable, sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/database.ts'
import { type AgeKey, olderThan } from '../../../platform/database/keyset.ts'
import type { DB } from '../../../platform/database/rows.generated.ts'
import type { Unmoved } from '../../../platform/database/unmoved.ts'
import type { PayoutState } from './payout-state.ts'

/** Transfers by hand that wait, also those a server of the release before left without a time. */
export const lookAtTransfers = (tx: Tx, now: Date) =>
  tx
    .updateTable('payout')
    .set({ look_at: now })
    .where('kind', '=', 'manual')
    .where('status', '=', 'pending')
    .where('look_at', 'is', null)
    .execute()

/** The agent owed this much when the payout was given back, and it was paid from it. */
const PAID_DEBT = sql<number>`coalesce((
  select sum(line.amount) from ledger_entry entry
  join ledger_line line on line.entry_id = entry.id and line.amount > 0
  where entry.cause = 'payout:' || payout.id and entry.template = 'L11'
), 0)::bigint`

const payouts = (db: Reader) =>
  db
    .selectFrom('payout')
    .innerJoin('person as agent', 'agent.id', 'payout.agent_id')
    .leftJoin('wallet', 'wallet.id', 'payout.wallet_id')
    .leftJoin('person as approver', 'approver.id', 'payout.approved_by')
    .leftJoin('person as sender', 'sender.id', 'payout.sent_by')
    .select([
      'payout.id',
      'payout.ref',
      'payout.agent_id',
      'payout.wallet_id',
      'payout.kind',
      'payout.hint',
      'payout.processor',
      'payout.processor_id',
      'payout.amount',
      'payout.currency',
      'payout.status',
      'payout.asked_by',
      'payout.retry_of',
      'payout.reason',
      'payout.waits_for',
      'payout.waits_since',
      'payout.tries',
      'payout.returned_at',
      'payout.approved_by',
      'payout.approved_at',
      'payout.sent_by',
      'payout.bank_reference',
      'payout.sent_at',
      'payout.done_at',
      'payout.created_at',
      PAID_DEBT.as('paid_debt'),
      'wallet.status as wallet_status',
      'agent.first_name as agent_first_name',
      'agent.last_name as agent_last_name',
      'agent.email as agent_email',
      'agent.timezone as agent_timezone',
      'approver.first_name as approver_first_name',
      'approver.last_name as approver_last_name',
      'sender.first_name as sender_first_name',
      'sender.last_name as sender_last_name',
    ])
export type PayoutRow = NonNullable<Awaited<ReturnType<typeof findPayout>>>

/** Undefined where the schedule’s payout of that day, or the second try, was made before. */
export const addPayout = (tx: Tx, payout: Insertable<DB['payout']>) =>
  tx
    .insertInto('payout')
    .values(payout)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'ref'])
    .executeTakeFirst()

export const findPayout = (db: Reader, id: string) =>
  payouts(db).where('payout.id', '=', id).executeTakeFirst()

export const lockPayout = (tx: Tx, id: string) =>
  payouts(tx).where('payout.id', '=', id).forUpdate('payout').executeTakeFirst()

export const lockWaitingOf = (tx: Tx, walletId: string) =>
  payouts(tx)
    .where('payout.wallet_id', '=', walletId)
    .where('payout.status', '=', 'pending')
    .orderBy('payout.id')
    .forUpdate('payout')
    .execute()

export const findPayoutAs = async (db: Reader, processor: string, processorId: string) =>
  (
    await db
      .selectFrom('payout')
      .select('id')
      .where('processor', '=', processor)
      .where('processor_id', '=', processorId)
      .executeTakeFirst()
  )?.id

export const setPayout = (tx: Tx, id: string, change: Unmoved<'payout'>) =>
  tx.updateTable('payout').set(change).where('id', '=', id).execute()

/** It tells when the newest came to its bank, of those that did not come back; undefined where there is none. */
export const lastArrival = async (db: Reader, agentId: string) =>
  (
    await db
      .selectFrom('payout')
      .select('done_at')
      .where('agent_id', '=', agentId)
      .where('status', '=', 'processed')
      .where('done_at', 'is not', null)
      .orderBy('done_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.done_at

/** They wait or are on their way to it. */
export const unpaidOf = (db: Reader, walletId: string) =>
  db
    .selectFrom('payout')
    .select(['status', 'approved_by'])
    .where('wallet_id', '=', walletId)
    .where('status', 'in', ['pending', 'accepted'])
    .execute()

export const takeDuePayouts = async (tx: Tx, due: { now: Date; next: Date; limit: number }) => {
  const { rows } = await sql<{ id: string }>`
    update payout set look_at = ${due.next}
    where id in (
      select id from payout where look_at <= ${due.now} order by look_at limit ${due.limit} for update skip locked
    )
    returning id`.execute(tx)
  return rows
}

interface Page {
  limit: number
  after: AgeKey | null
}

/** The newest comes first, and there is one more than a page. */
const newest = (query: ReturnType<typeof payouts>, { limit, after }: Page) => {
  const page = query
    .orderBy('payout.created_at', 'desc')
    .orderBy('payout.id', 'desc')
    .limit(limit + 1)
  return (after ? page.where(olderThan('payout.created_at', 'payout.id', after)) : page).execute()
}

export const payoutsOf = (db: Reader, agentId: string, page: Page) =>
  newest(payouts(db).where('payout.agent_id', '=', agentId), page)

export const payoutsIn = (db: Reader, states: readonly PayoutState[], page: Page) =>
  newest(payouts(db).where('payout.status', 'in', states), page)
