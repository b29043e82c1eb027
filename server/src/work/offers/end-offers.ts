import { z } from 'zod'
import type { Context } from '../../context.ts'
import { performOrSkip } from '../../ground/facts/perform.ts'
import { tell } from '../../ground/facts/tell.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { doAllDue } from '../../platform/jobs/do-all-due.ts'
import { type OfferState, offerMachine } from './offer-machine.ts'
import { lockOffer, noteWarned, type OfferRow, offersEnding } from './offer-store.ts'

/** OF7, by the clock: whoever is to answer is warned first. Each in a transaction of its own. */
export const endOffers = defineJob({
  name: 'end-offers',
  schema: z.object({}),
  timeLimitSeconds: 300,
  async run(context) {
    const now = context.clock.now()
    await doAllDue(
      context,
      (after, most) => offersEnding(context.db, now, after, most),
      ({ id }) => transact(context, (tx) => warnOrEnd(context, tx, id)),
      'an offer could not be ended',
    )
  },
})

const WAITING: readonly OfferState[] = ['open', 'change_asked', 'wished']

/** Read again under the lock: it may have been answered, or another run been here. */
async function warnOrEnd(context: Context, tx: Tx, id: string) {
  const offer = await lockOffer(tx, id)
  if (!offer || !WAITING.includes(offer.status)) return
  const now = context.clock.now()
  if (offer.ends_at <= now) return end(context, tx, offer)
  if (offer.warned_at || offer.warns_at > now) return
  await noteWarned(tx, id, now)
  const waitsFor = offer.status === 'open' ? 'client' : 'agent'
  const at = offerMachine.about?.(offer, {
    step: waitsFor === 'client' ? 'OF7w' : 'OF7a',
    from: offer.status,
    to: offer.status,
  })
  if (!at) throw new Error('An offer tells of itself')
  await tell(context, tx, { fact: 'offer_ending', ...at, along: { offer } })
}

async function end(context: Context, tx: Tx, offer: OfferRow) {
  await performOrSkip(context, tx, offerMachine.expire, offer, {
    patch: { updated_at: context.clock.now() },
    told: { along: { offer } },
  })
}
