import { STAGE_NAME_LENGTH, STAGE_WORDS_LENGTH } from '@sojourn/contract/supply/stage-words'
import { isOfferCurrency } from '@sojourn/contract/work/offer-words'
import { type NewExtra, wrongAmount } from '@sojourn/contract/work/offers'
import type { Context } from '../../../context.ts'
import { perform, tellStep } from '../../../ground/facts/perform.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { invalidField, notNow, Refusal } from '../../../platform/refusal.ts'
import { refusalOf } from '../../../platform/states/machine.ts'
import type { HeldOrder } from '../../orders/hold-order.ts'
import { refuseFull } from '../../orders/stages/add-stage.ts'
import { refuseFlood, timesFrom } from '../make-offer.ts'
import { offerMachine } from '../offer-machine.ts'
import { addOffer, findOffer, lockOffer } from '../offer-store.ts'
import { showOffer } from '../show-offer.ts'
import { stateOf } from '../state-of.ts'
import { holdForExtra, ofOrder } from './hold-for-extra.ts'
import { refuseMany } from './refuse-many.ts'

/** OF1 for an order that runs: an offer of its agent that adds to it, unasked or as the answer to what its client asked for. */
export const proposeExtra = (context: Context, actor: Person, orderId: string, typed: NewExtra) =>
  transact(context, async (tx) => {
    const { order, conversation_id } = await holdForExtra(context, tx, { actor, orderId, side: 'agent' })
    refuseAmount(order, typed.amount)
    if (typed.amount !== null) refuseFull(order)
    const before = typed.replaces ? await takePlaceOf(context, tx, order, typed.replaces) : null
    await refuseMany(context, tx, order)
    await refuseFlood(context, tx, actor.id, order)
    const { id } = await addOffer(tx, {
      ...ofOrder(order),
      conversation_id,
      replaces_id: before?.id ?? null,
      version: before?.proposed_by === 'agent' ? before.version + 1 : 1,
      ...termsIn(typed),
      ...timesFrom(context.clock.now(), typed.holds),
    })
    const offer = await findOffer(tx, id)
    if (!offer) throw new Error('An extra is there once it is proposed')
    await tellStep(context, tx, offerMachine.send, offer, { along: { offer } })
    return showOffer(context, actor, id, tx)
  })

/** OF3. */
async function takePlaceOf(context: Context, tx: Tx, order: HeldOrder, id: string) {
  const before = await lockOffer(tx, id)
  if (!before || before.extra_of !== order.case_id) throw new Refusal('not_found')
  const now = context.clock.now()
  if (stateOf(before, now) === 'expired') throw refusalOf(offerMachine.replace)
  await perform(context, tx, offerMachine.replace, before, { patch: { updated_at: now } })
  return before
}

function refuseAmount({ currency }: HeldOrder, amount: number | null) {
  if (amount === null) return
  if (!isOfferCurrency(currency)) throw notNow(`Nothing can be charged in ${currency} beside this order.`)
  const wrong = wrongAmount(amount, currency)
  if (wrong) throw invalidField('amount', wrong)
}

/** With a price it is one stage; without one its days alone are agreed on. */
const termsIn = ({ title, included, excluded, amount, days, revisions }: NewExtra) => ({
  title,
  description: included,
  excluded,
  price_amount: amount ?? 0,
  delivery_days: days,
  revisions: amount === null ? 0 : revisions,
  stages: JSON.stringify(
    amount === null
      ? []
      : [
          {
            name: title.slice(0, STAGE_NAME_LENGTH),
            delivers: included.length <= STAGE_WORDS_LENGTH ? included : '',
            days,
            amount,
          },
        ],
  ),
})
