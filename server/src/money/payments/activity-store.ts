import { type RawBuilder, sql } from 'kysely'
import { builtForColumns, builtOnce } from '../../platform/database/built-once.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { olderThan } from '../../platform/database/keyset.ts'
import type { Unmoved } from '../../platform/database/unmoved.ts'
import { type AttemptState, LIVE } from './attempts/attempt-state.ts'

const activities = (db: Reader) =>
  db
    .selectFrom('payment_activity as activity')
    .leftJoin('payment_method as method', 'method.id', 'activity.method_id')
    .select((eb) => [
      'activity.id',
      'activity.payment_id',
      'activity.kind',
      'activity.method_id',
      'activity.status',
      'activity.processor',
      'activity.processor_id',
      'activity.charge_id',
      'activity.amount',
      'activity.currency',
      'activity.action_url',
      'activity.success_url',
      'activity.cancel_url',
      'activity.error_code',
      'activity.error_text',
      'activity.created_at',
      'method.brand',
      'method.last4',
      // The first call was made with this card; tries of the release before have only what the card is called
      // now.
      eb.fn.coalesce('activity.card_id', 'method.processor_id').as('card_id'),
    ])

export type ActivityRow = Awaited<ReturnType<typeof lockActivity>> & {}

const found = builtOnce((db: Reader, { id }: { id: string }) => activities(db).where('activity.id', '=', id))

export const findActivity = (db: Reader, id: string) => found.first(db, { id })

const tryOf = builtOnce((db: Reader, { id }: { id: string }) =>
  activities(db)
    .innerJoin('payment', 'payment.id', 'activity.payment_id')
    .leftJoin('processor_customer as customer', (join) =>
      join
        .onRef('customer.person_id', '=', 'payment.payer_id')
        .onRef('customer.processor', '=', 'activity.processor')
        .on('customer.unknown_since', 'is', null),
    )
    .select([
      'payment.payer_id',
      'payment.title',
      'payment.payable',
      'payment.payable_id',
      'payment.status as payment_status',
      'customer.processor_id as customer_id',
    ])
    .where('activity.id', '=', id),
)

/** With what its payment is and how it stands, and what the processor calls the payer. */
export const findTry = (db: Reader, id: string) => tryOf.first(db, { id })
export type TryRow = NonNullable<Awaited<ReturnType<typeof findTry>>>

export const findActivityOf = (db: Reader, paymentId: string, id: string) =>
  activities(db).where('activity.id', '=', id).where('payment_id', '=', paymentId).executeTakeFirst()

const lockedTry = builtOnce((db: Reader, { id }: { id: string }) =>
  activities(db).where('activity.id', '=', id).forUpdate('activity'),
)

export const lockActivity = (tx: Tx, id: string) => lockedTry.first(tx, { id })

const lockedLive = builtOnce((db: Reader, { paymentId }: { paymentId: string }) =>
  activities(db)
    .where('payment_id', '=', paymentId)
    .where('activity.status', 'in', LIVE)
    .forUpdate('activity'),
)

export const lockLiveActivity = (tx: Tx, paymentId: string) => lockedLive.first(tx, { paymentId })

export const successOf = (tx: Tx, paymentId: string) =>
  activities(tx)
    .where('payment_id', '=', paymentId)
    .where('activity.status', '=', 'success')
    .forUpdate('activity')
    .executeTakeFirst()

export const findByCharge = (db: Reader, processor: string, chargeId: string) =>
  activities(db)
    .where('activity.processor', '=', processor)
    .where('activity.charge_id', '=', chargeId)
    .executeTakeFirst()

const last = builtOnce((db: Reader, { paymentIds }: { paymentIds: string[] }) =>
  activities(db)
    .where('payment_id', '=', sql<string>`any(${paymentIds}::uuid[])`)
    .distinctOn('payment_id')
    .orderBy('payment_id')
    .orderBy('activity.created_at', 'desc')
    .orderBy('activity.id', 'desc'),
)

export const lastActivities = (db: Reader, paymentIds: string[]) => last.all(db, { paymentIds })

interface Page {
  limit: number
  after: [createdAt: string, id: string] | null
}

export function activitiesOf(db: Reader, paymentId: string, { limit, after }: Page) {
  let page = activities(db)
    .where('payment_id', '=', paymentId)
    .orderBy('activity.created_at', 'desc')
    .orderBy('activity.id', 'desc')
    .limit(limit + 1)
  if (after) page = page.where(olderThan('activity.created_at', 'activity.id', after))
  return page.execute()
}

interface NewActivity {
  payment_id: string
  kind: ActivityRow['kind']
  method_id: string | null
  card_id: string | null
  status: AttemptState
  processor: string
  amount: number
  currency: string
  success_url: string | null
  cancel_url: string | null
  look_at: Date
  created_at: Date
  updated_at: Date
}

const added = builtForColumns((db: Reader, activity: NewActivity) =>
  (db as Tx).insertInto('payment_activity').values(activity).returning('id'),
)

export async function addActivity(tx: Tx, activity: NewActivity) {
  const [row] = await added(tx, activity)
  return (row as { id: string }).id
}

export const setActivity = (tx: Tx, id: string, change: Unmoved<'payment_activity'>) =>
  tx.updateTable('payment_activity').set(change).where('id', '=', id).execute()

interface Due {
  now: Date
  next: Date
  limit: number
  processor: string
}

/** Takes some whose time has come and puts off when they are looked at next: nobody else looks at them meanwhile. */
export const takeDueActivities = (tx: Tx, due: Due) => takeDue(tx, due, sql`processor = ${due.processor}`)

/** The same of those at another processor, which was used before. */
export const takeLeftActivities = (tx: Tx, due: Due) => takeDue(tx, due, sql`processor <> ${due.processor}`)

const takeDue = async (tx: Tx, due: Due, where: RawBuilder<unknown>) => {
  const { rows } = await sql<{ id: string; processor_id: string | null; created_at: Date; kind: string }>`
    update payment_activity set look_at = ${due.next}
    where id in (
      select id from payment_activity
      where look_at <= ${due.now} and status in ('waiting', 'processing') and ${where}
      order by look_at limit ${due.limit} for update skip locked
    )
    returning id, processor_id, created_at, kind`.execute(tx)
  return rows
}

export async function ourCharges(db: Reader, processor: string, chargeIds: string[]) {
  const rows = await db
    .selectFrom('payment_activity')
    .select('charge_id')
    .where('processor', '=', processor)
    .where('charge_id', 'in', chargeIds)
    .execute()
  return new Set(rows.map(({ charge_id }) => charge_id))
}
