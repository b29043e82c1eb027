import type { WorkStage } from '@sojourn/contract/work/work-words'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { type AgeKey, newerThan } from '../../platform/database/keyset.ts'

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
