import { orderStatus } from '@sojourn/contract/calls/status'
import type { Context } from '../../../context.ts'
import { perform } from '../../../ground/facts/perform.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { acting } from '../../../platform/http/by.ts'
import { notNow, Refusal } from '../../../platform/refusal.ts'
import { addDays } from '../../orders/add-days.ts'
import { addStage } from '../../orders/stages/add-stage.ts'
import { holdRunningStage } from '../../orders/stages/hold-running-stage.ts'
import { offerMachine } from '../offer-machine.ts'
import { lockOffer, type OfferRow } from '../offer-store.ts'
import { stateOf } from '../state-of.ts'

/**
 * OF4x, by the client of an extra, in whichever tab: the order that runs has a stage more, or is due later. Nothing is paid
 * now: a stage is paid once the one before it is accepted.
 */
export async function agreeExtra(context: Context, tx: Tx, { id, extra_of }: OfferRow) {
  if (!extra_of) throw new Refusal('not_found')
  const order = await holdRunningStage(context, tx, extra_of)
  const offer = await lockOffer(tx, id)
  if (!offer) throw new Refusal('not_found')
  const reply = {
    uuid: order.id,
    ref: order.ref,
    status: [...orderStatus[order.status]] as [number, string],
  }
  // Another tab was here.
  if (offer.status === 'agreed') return reply
  const now = context.clock.now()
  if (offer.status === 'open' && stateOf(offer, now) === 'expired')
    throw notNow('This offer has ended. Ask your agent for a new one.')
  await perform(acting(context, 'client'), tx, offerMachine.agreeExtra, offer, {
    patch: { answered_at: now, updated_at: now },
    told: async () => {
      const [stage] = offer.stages
      if (!stage) return { along: { offer, due_at: await addDays(context, tx, order, offer.delivery_days) } }
      await addStage(tx, order, { ...stage, offer: id, description: offer.description })
      return { along: { offer, due_at: null } }
    },
  })
  return reply
}
