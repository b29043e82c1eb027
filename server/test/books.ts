import { randomUUID } from 'node:crypto'
import type { Context } from '../src/context.ts'
import { postEntry } from '../src/money/ledger/post-entry.ts'
import { orderPaid } from '../src/money/ledger/templates/payment-templates.ts'
import type { Tx } from '../src/platform/database/database.ts'
import { inTransaction } from '../src/platform/database/transact.ts'
import type { TestApp } from './start-app.ts'

/** An order that is paid, in the books alone. */
export function postOrder({ context }: { context: Pick<Context, 'clock'> }, tx: Tx) {
  const order = randomUUID()
  const paid = orderPaid({
    ...{ currency: 'USD', order, client: randomUUID(), price: 500_00 },
    taxes: [{ code: 'GST', amount: 25_00 }],
  })
  return postEntry(context, tx, {
    ...paid,
    ...{ cause: `payment:${order}`, orderId: order, actorId: null, requestId: null },
  })
}

/** Each in a transaction of its own, one after the other. */
export async function postOrders(server: Pick<TestApp, 'context'>, count: number) {
  for (let made = 0; made < count; made++)
    await inTransaction(server.context.db, (tx) => postOrder(server, tx))
}

/** Somebody who may do anything switches the triggers off. */
export async function meddle({ context }: Pick<TestApp, 'context'>, ...statements: string[]) {
  const client = await context.pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.query('set session_replication_role = origin')
    client.release()
  }
}
