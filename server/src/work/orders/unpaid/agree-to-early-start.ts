import { canWithdraw } from '@sojourn/contract/ground/withdrawal'
import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { holdOrder } from '../hold-order.ts'
import { setOrder } from '../move-store.ts'
import { showOrder } from '../show-order.ts'

/** Only before they pay, and only who could withdraw: the answer is kept with the order, with its time. */
export const agreeToEarlyStart = (context: Context, actor: Person, id: string, agrees: boolean) =>
  transact(context, async (tx) => {
    const order = await holdOrder(tx, id)
    if (order?.client_id !== actor.id) throw new Refusal('not_found')
    if (order.status !== 'awaiting_payment' || !canWithdraw(order.client_country))
      throw new Refusal('not_now', { message: 'Nothing is asked about the start of this order.' })
    await setOrder(tx, id, { early_start_agreed_at: agrees ? context.clock.now() : null })
    return showOrder(context, actor, id, tx)
  })
