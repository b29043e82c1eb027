import { OFFER_DAYS } from '@sojourn/contract/work/offer-words'
import type { WantedExtra } from '@sojourn/contract/work/offers'
import type { Context } from '../../../context.ts'
import { tellStep } from '../../../ground/facts/perform.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { notNow } from '../../../platform/refusal.ts'
import { timesFrom } from '../make-offer.ts'
import { offerMachine } from '../offer-machine.ts'
import { addOffer, countMade, findOffer } from '../offer-store.ts'
import { showOffer } from '../show-offer.ts'
import { holdForExtra, ofOrder } from './hold-for-extra.ts'
import { refuseMany } from './refuse-many.ts'

const MOST_A_DAY = 10

/** OF11: what a client wants besides. It has no price and no days until their agent answers with an offer. */
export const askForExtra = (
  context: Context,
  actor: Person,
  orderId: string,
  { title, wanted }: WantedExtra,
) =>
  transact(context, async (tx) => {
    const { order, conversation_id } = await holdForExtra(context, tx, { actor, orderId, side: 'client' })
    await refuseMany(context, tx, order)
    const now = context.clock.now()
    const since = new Date(now.getTime() - DAY_MS)
    const sides = { agentId: order.agent_id, clientId: order.client_id }
    if ((await countMade(tx, { ...sides, by: 'client', since })) >= MOST_A_DAY)
      throw notNow(`You asked ${MOST_A_DAY} times in a day. Please wait for the answer of your agent.`)
    const { id } = await addOffer(tx, {
      ...ofOrder(order),
      conversation_id,
      status: 'wished',
      proposed_by: 'client',
      title,
      description: wanted,
      price_amount: 0,
      delivery_days: 0,
      revisions: 0,
      stages: '[]',
      ...timesFrom(now, OFFER_DAYS.usual),
    })
    const offer = await findOffer(tx, id)
    if (!offer) throw new Error('What is asked for is there once it is asked')
    await tellStep(context, tx, offerMachine.ask, offer, { along: { offer } })
    return showOffer(context, actor, id, tx)
  })
