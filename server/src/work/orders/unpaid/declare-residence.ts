import { canWithdraw } from '@sojourn/contract/ground/withdrawal'
import { orderMessages } from '@sojourn/contract/work/orders'
import type { Context } from '../../../context.ts'
import { unknownCountries } from '../../../ground/reference/unknown-countries.ts'
import { reckonAgain } from '../../../money/payments/totals/reckon-again.ts'
import type { Reader, Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { invalidField, notNow, Refusal } from '../../../platform/refusal.ts'
import { type HeldOrder, holdOrder } from '../hold-order.ts'
import { setOrder } from '../move-store.ts'
import { showOrder } from '../show-order.ts'

/** Only before they pay. What is to be paid is reckoned anew with the taxes of that country. */
export const declareResidence = (context: Context, actor: Person, id: string, country: string) =>
  transact(context, async (tx) => {
    await refuseUnknown(context, tx, 'country', country)
    const order = await holdOrder(tx, id)
    if (order?.client_id !== actor.id) throw new Refusal('not_found')
    if (order.status !== 'awaiting_payment')
      throw notNow('The country you live in can only be changed before you pay for an order.')
    await moveTo(context, tx, order, country)
    return showOrder(context, actor, id, tx)
  })

/** The same where an order that waits for its payment is asked for again. */
export async function declareAgain(context: Context, tx: Tx, id: string, country: string) {
  const order = await holdOrder(tx, id)
  if (order?.status === 'awaiting_payment') await moveTo(context, tx, order, country)
}

export async function refuseUnknown(context: Context, db: Reader, field: string, country: string) {
  if ((await unknownCountries(context, db, [country])).length > 0)
    throw invalidField(field, orderMessages.residence)
}

async function moveTo(context: Context, tx: Tx, order: HeldOrder, country: string) {
  if (order.residence_iso === country) return
  await setOrder(tx, order.id, {
    residence_iso: country,
    early_start_agreed_at: canWithdraw(country) ? order.early_start_agreed_at : null,
  })
  await reckonAgain(context, tx, { payable: 'order', payableId: order.id })
}
