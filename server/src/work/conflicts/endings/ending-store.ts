import { type Insertable, sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/rows.generated.ts'

export const addEnding = (tx: Tx, row: Insertable<DB['order_ending']>) =>
  tx
    .insertInto('order_ending')
    .values(row)
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst()

/** The one that waits for a second of our team. */
export const waitingEnding = (db: Reader, orderId: string) =>
  db
    .selectFrom('order_ending')
    .innerJoin('person as asker', 'asker.id', 'order_ending.asked_by')
    .select([
      'order_ending.id',
      'order_ending.reason',
      'order_ending.text',
      'order_ending.amount',
      'order_ending.currency',
      'order_ending.asked_by',
      'order_ending.created_at',
      'asker.first_name',
      'asker.last_name',
    ])
    .where('order_id', '=', orderId)
    .where('order_ending.status', '=', 'waiting')
    .executeTakeFirst()

/** Orders that go on though nothing is held for them and something was given back; the ones after `after`, by id. */
export async function ordersWithoutMoney(db: Reader, after: string, most: number) {
  const { rows } = await sql<{ id: string }>`
    select o.id from client_order o
    join payment on payment.payable = 'order' and payment.payable_id = o.id and payment.status = 'success'
    where o.status in ('paid', 'ongoing', 'conflicted') and o.id > ${after}
      and payment.price + payment.tax_amount > payment.agent_amount
      and not exists (
        select from ledger_account account
        where account.subject = o.id and account.kind in ('escrow', 'dispute_hold') and account.balance > 0
      )
    order by o.id limit ${most}`.execute(db)
  return rows
}
