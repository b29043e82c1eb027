import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { lockCreditOf, loseUses } from './store.ts'

interface Whose {
  client: string
  payment: string
  currency: string
}

export const freeCreditOf = async (tx: Tx, { client, payment, currency }: Whose) =>
  (await lockCreditOf(tx, client, currency))
    .filter(({ payment_id, held_for }) => payment_id === payment && !held_for)
    .reduce((sum, { balance }) => sum + balance, 0)

/** A bank decides about the payment: no payment has what was kept from it any more. Answers how much is held. */
export async function holdCreditForBank({ clock }: Context, tx: Tx, { client, payment, currency }: Whose) {
  const held = (await lockCreditOf(tx, client, currency)).filter(
    ({ payment_id, balance }) => payment_id === payment && balance > 0,
  )
  const ids = held.map(({ id }) => id)
  await loseUses(tx, ids, clock.now(), ['reserved', 'kept'])
  return held.reduce((sum, { balance }) => sum + balance, 0)
}
