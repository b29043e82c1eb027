import type { Insertable } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/rows.generated.ts'

/** False when the order is kept already. */
export const addLegalHold = async (tx: Tx, hold: Insertable<DB['legal_hold']>) =>
  (await tx
    .insertInto('legal_hold')
    .values(hold)
    .onConflict((known) => known.column('order_id').where('lifted_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined

/** False when there was nothing to lift. */
export const liftLegalHold = async (tx: Tx, orderId: string, lifted_by: string, lifted_at: Date) =>
  (await tx
    .updateTable('legal_hold')
    .set({ lifted_by, lifted_at })
    .where('order_id', '=', orderId)
    .where('lifted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined

export const findLegalHold = (db: Reader, orderId: string) =>
  db
    .selectFrom('legal_hold')
    .innerJoin('person', 'person.id', 'legal_hold.set_by')
    .select([
      'legal_hold.reason',
      'legal_hold.created_at',
      'person.id',
      'person.first_name',
      'person.last_name',
    ])
    .where('legal_hold.order_id', '=', orderId)
    .where('legal_hold.lifted_at', 'is', null)
    .executeTakeFirst()

export const findSidesOf = (db: Reader, orderId: string) =>
  db
    .selectFrom('client_order')
    .select(['client_id', 'agent_id', 'ref'])
    .where('id', '=', orderId)
    .executeTakeFirst()

const ordersOf = (db: Reader, personId: string) =>
  db
    .selectFrom('client_order')
    .select('client_order.id')
    .where((eb) => eb.or([eb('client_id', '=', personId), eb('agent_id', '=', personId)]))
    .limit(1)

export const isHeldByLaw = async (db: Reader, personId: string) =>
  (await ordersOf(db, personId)
    .innerJoin('legal_hold', 'legal_hold.order_id', 'client_order.id')
    .where('legal_hold.lifted_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** A bank is looking into what was paid for an order of theirs. */
export const isDisputed = async (db: Reader, personId: string) =>
  (await ordersOf(db, personId)
    .innerJoin('payment', 'payment.payable_id', 'client_order.id')
    .where('payment.payable', '=', 'order')
    .where('payment.dispute', '=', 'open')
    .executeTakeFirst()) !== undefined
