import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { countDecisionsOf } from './count-decisions.ts'
import { clientOfOrder, clientsAround } from './decision-store.ts'

/** Listens to a client who tells what the authority decided, or corrects it. */
export const countOfGoal = (context: Context, tx: Tx, { person }: { person: string }) =>
  countDecisionsOf(context, tx, person)

/** Listens to orders that are accepted or end after the decision was told. */
export async function countOfOrder(context: Context, tx: Tx, { order: id }: { order: string }) {
  const order = await clientOfOrder(tx, id)
  if (order?.decided_at) await countDecisionsOf(context, tx, order.client_id)
}

/** Listens to suspensions: nothing that a suspended client told, or a suspended agent helped with, counts meanwhile. */
export async function countAround(context: Context, tx: Tx, { person }: { person: string }) {
  await countDecisionsOf(context, tx, ...(await clientsAround(tx, person)))
}
