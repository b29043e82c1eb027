import type { Requirement } from '@sojourn/contract/supply/services'
import type { WorkStage } from '@sojourn/contract/work/work-words'
import { sql } from 'kysely'
import { builtOnce } from '../../platform/database/built-once.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { type AgeKey, newerThan } from '../../platform/database/keyset.ts'

const work = (db: Reader) =>
  db
    .selectFrom('client_order')
    .innerJoin('person as client', 'client.id', 'client_order.client_id')
    .innerJoin('person as seller', 'seller.id', 'client_order.agent_id')
    .select((eb) => [
      'client_order.id',
      'client_order.ref',
      'client_order.client_id',
      'client_order.agent_id',
      'client_order.title',
      'client_order.currency',
      'client_order.stage_no',
      'client_order.stage_count',
      'client_order.stage_name',
      'client_order.commission_percent',
      'client_order.delivery_days',
      'client_order.meeting_minutes',
      eb.ref('client_order.requirements').$castTo<Requirement[]>().as('requirements'),
      'client_order.status',
      'client_order.stage',
      eb.ref('client_order.started_without').$castTo<string[] | null>().as('started_without'),
      'client_order.paid_at',
      'client_order.started_at',
      'client_order.due_at',
      'client_order.paused_at',
      'client_order.pause_note',
      'client_order.completed_at',
      'client_order.completed_by_silence',
      'client_order.clears_at',
      'client_order.cleared_at',
      'client_order.early_start_agreed_at',
      'client_order.risk_accepted_at',
      eb.fn.coalesce('client_order.residence_iso', 'client.country_iso').as('residence_iso'),
      'client.email as client_email',
      'client.first_name as client_first_name',
      'client.timezone as client_timezone',
      'client.clock as client_clock',
      'client.deleted_at as client_deleted_at',
      'seller.email as agent_email',
      'seller.first_name as agent_first_name',
      'seller.last_name as agent_last_name',
      'seller.timezone as agent_timezone',
      'seller.clock as agent_clock',
    ])
    // An agent never hears of an order that nobody paid, and no work is done on it.
    .where('client_order.paid_at', 'is not', null)

const workById = builtOnce((db: Reader, { id }: { id: string }) => work(db).where('client_order.id', '=', id))

export const findWork = (db: Reader, id: string) => workById.first(db, { id })
export type Work = NonNullable<Awaited<ReturnType<typeof findWork>>>

/** Until the transaction ends nobody else moves the order. */
export const lockWork = (tx: Tx, id: string) =>
  work(tx).where('client_order.id', '=', id).forNoKeyUpdate('client_order').executeTakeFirst()

interface OfWork {
  risk_accepted_at: Date
  stage: WorkStage
  due_at: Date | null
  paused_at: Date | null
  pause_note: string | null
  cleared_at: Date
  updated_at: Date
}

export const setWork = (tx: Tx, id: string, change: Partial<OfWork>) =>
  tx.updateTable('client_order').set(change).where('id', '=', id).execute()

export const setDayOnce = (tx: Tx, id: string, clears_at: Date) =>
  tx
    .updateTable('client_order')
    .set({ clears_at })
    .where('id', '=', id)
    .where('clears_at', 'is', null)
    .execute()

/** The longest ago comes first; a conflict stops it, and nothing else of the order’s state does. */
export function ordersToClear(db: Reader, now: Date, after: AgeKey | null, most: number) {
  let batch = db
    .selectFrom('client_order')
    .select(['id', (eb) => eb.ref('clears_at').$notNull().as('due_at')])
    .where('status', '<>', 'conflicted')
    .where('clears_at', '<=', now)
    .where('cleared_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('gift_check')
            .select('id')
            .whereRef('order_id', '=', 'client_order.id')
            .where('status', '=', 'waiting'),
        ),
      ),
    )
    .orderBy('clears_at')
    .orderBy('id')
    .limit(most)
  if (after) batch = batch.where(newerThan('clears_at', 'id', after))
  return batch.execute()
}

/** They were cancelled and released with no day, as the release before this one left them. */
export const releasedWithoutDay = (db: Reader, since: Date) =>
  db
    .selectFrom('client_order')
    .innerJoin('ledger_entry as release', 'release.order_id', 'client_order.id')
    .select(['client_order.id', 'client_order.agent_id', 'release.created_at as released_at'])
    .where('client_order.status', '=', 'cancelled')
    .where('client_order.clears_at', 'is', null)
    .where('client_order.paid_at', 'is not', null)
    .where('client_order.cancelled_at', '>=', since)
    .where('release.template', '=', 'L2')
    .execute()

/** Orders that wait to begin by themselves until their client can no longer withdraw, whose time for that is over. */
export const startsWaiting = (db: Reader, paidBefore: Date, after: string | null, most: number) =>
  db
    .selectFrom('client_order')
    .select('id')
    .where('status', '=', 'paid')
    .where('paid_at', '<=', paidBefore)
    .where('early_start_agreed_at', 'is', null)
    .where('residence_iso', 'is not', null)
    .where((eb) =>
      eb.or([eb('meeting_minutes', 'is not', null), sql<boolean>`requirements @> '[{"mandatory": true}]'`]),
    )
    .$if(after !== null, (page) => page.where('id', '>', after as string))
    .orderBy('id')
    .limit(most)
    .execute()
