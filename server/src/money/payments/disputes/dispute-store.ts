import { type Insertable, sql } from 'kysely'
import { builtOnce } from '../../../platform/database/built-once.ts'
import type { Reader, Tx } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/rows.generated.ts'
import { ourCharges } from '../activity-store.ts'
import type { PaymentRow } from '../store.ts'

const COLUMNS = [
  'id',
  'payment_id',
  'processor_id',
  'state',
  'amount',
  'fee',
  'currency',
  'cause',
  'unbooked',
  'agent_at_fault',
] as const

const ofPayment = builtOnce((db: Reader, { paymentId }: { paymentId: string }) =>
  db.selectFrom('dispute').select(COLUMNS).where('payment_id', '=', paymentId),
)

/** The payment must be locked, so that nobody else adds to them. */
export const disputesOf = (db: Reader, paymentId: string) => ofPayment.all(db, { paymentId })
export type DisputeRow = Awaited<ReturnType<typeof disputesOf>>[number]

export const addDispute = (tx: Tx, dispute: Insertable<DB['dispute']>) =>
  tx.insertInto('dispute').values(dispute).returning(COLUMNS).executeTakeFirstOrThrow()

export const findDisputeOf = (db: Reader, activityId: string, processorId: string) =>
  db
    .selectFrom('dispute')
    .select(COLUMNS)
    .where('activity_id', '=', activityId)
    .where('processor_id', '=', processorId)
    .executeTakeFirst()

export const setBooks = (tx: Tx, id: string, books: { cause: string | null; unbooked: number | null }) =>
  tx.updateTable('dispute').set(books).where('id', '=', id).execute()

export const setAgentAtFault = (tx: Tx, id: string, agent_at_fault: boolean, updated_at: Date) =>
  tx.updateTable('dispute').set({ agent_at_fault, updated_at }).where('id', '=', id).execute()

/** The first of the other disputes comes first. */
export const amountsLost = async (db: Reader, paymentId: string, exceptId: string) =>
  (
    await db
      .selectFrom('dispute')
      .select('amount')
      .where('payment_id', '=', paymentId)
      .where('state', '=', 'lost')
      .where('id', '<>', exceptId)
      .orderBy('id')
      .execute()
  ).map(({ amount }) => amount)

/** Returns true while a bank argues about the payment, and where the books could not follow what it decided. */
export const isDisputed = async (db: Reader, payment: Pick<PaymentRow, 'id' | 'dispute'>) =>
  (await disputedBy(db, payment)).isBusy

/** The payment itself says it where it was disputed before disputes had rows. */
export async function disputedBy(db: Reader, { id, dispute }: Pick<PaymentRow, 'id' | 'dispute'>) {
  const rows = await disputesOf(db, id)
  if (rows.length === 0)
    return { isBusy: dispute !== null && dispute !== 'won', isWithBank: dispute === 'open' }
  return {
    isBusy: rows.some(({ state, cause }) => state === 'open' || cause === null),
    isWithBank: rows.some(({ state }) => state === 'open'),
  }
}

/** It holds whatever came of other complaints about the payment. */
export const hasLost = async (db: Reader, { id, dispute }: Pick<PaymentRow, 'id' | 'dispute'>) =>
  dispute === 'lost' || (await disputesOf(db, id)).some(({ state }) => state === 'lost')

/** The same as a part of a query about payments. */
export const lostAny = sql<boolean>`(payment.dispute is not distinct from 'lost' or exists (
  select from dispute where dispute.payment_id = payment.id and dispute.state = 'lost'
))`

/** It names those of the payments about which a bank decides, or of which it took a part. */
export const withABank = async (db: Reader, paymentIds: string[]) => {
  const rows = await db
    .selectFrom('dispute')
    .select('payment_id')
    .where('payment_id', 'in', paymentIds)
    .where('state', 'in', ['open', 'lost'])
    .execute()
  return new Set(rows.map(({ payment_id }) => payment_id))
}

/** The answer says how those we have stand, and which of the others are of a charge of ours. */
export async function disputesKnown(
  db: Reader,
  processor: string,
  asked: { ids: string[]; chargeIds: string[] },
) {
  const known = await db
    .selectFrom('dispute')
    .select(['processor_id', 'state'])
    .where('processor', '=', processor)
    .where('processor_id', 'in', asked.ids)
    .execute()
  return {
    stateOf: new Map(known.map(({ processor_id, state }) => [processor_id, state])),
    charges: await ourCharges(db, processor, asked.chargeIds),
  }
}

export const oldOpenDisputes = (db: Reader, processor: string, before: Date) =>
  db
    .selectFrom('dispute')
    .select('processor_id')
    .where('processor', '=', processor)
    .where('state', '=', 'open')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .execute()

/** The payment itself says it where it was disputed before disputes had rows. */
export const openDisputeOf = (db: Reader, orderId: string) =>
  db
    .selectFrom('payment')
    .leftJoin('dispute', 'dispute.payment_id', 'payment.id')
    .select('payment.id')
    .where('payment.payable', '=', 'order')
    .where('payment.payable_id', '=', orderId)
    .where('payment.status', '<>', 'cancelled')
    .where((eb) => eb(eb.fn.coalesce('dispute.state', 'payment.dispute'), '=', 'open'))
    .executeTakeFirst()

export const disputeLostSince = (db: Reader, orderId: string, since: Date) =>
  db
    .selectFrom('dispute')
    .innerJoin('payment', 'payment.id', 'dispute.payment_id')
    .select('dispute.id')
    .where('payment.payable', '=', 'order')
    .where('payment.payable_id', '=', orderId)
    .where('payment.status', '<>', 'cancelled')
    .where('dispute.state', '=', 'lost')
    .where('dispute.updated_at', '>=', since)
    .executeTakeFirst()
