import type { Context } from '../../context.ts'
import { perform } from '../../ground/facts/perform.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { notNow, Refusal } from '../../platform/refusal.ts'
import { offerMachine } from './offer-machine.ts'
import { changeAskedMail, declinedMail } from './offer-mails.ts'
import { lockOffer } from './offer-store.ts'
import { showOffer } from './show-offer.ts'
import { stateOf } from './state-of.ts'

/** OF5. */
export const declineOffer = (context: Context, actor: Person, id: string, reason: string) =>
  answer(context, actor, { id, step: offerMachine.decline, words: reason, mail: declinedMail })

/** OF2. */
export const askForChange = (context: Context, actor: Person, id: string, change: string) =>
  answer(context, actor, { id, step: offerMachine.askForChange, words: change, mail: changeAskedMail })

interface Answer {
  id: string
  step: typeof offerMachine.decline | typeof offerMachine.askForChange
  words: string
  mail: typeof declinedMail
}

const answer = (context: Context, actor: Person, { id, step, words, mail }: Answer) =>
  transact(context, async (tx) => {
    const offer = await heldByClient(context, tx, actor, id)
    const now = context.clock.now()
    const fact = await perform(context, tx, step, offer, {
      patch: { answer: words, answered_at: now, updated_at: now },
      told: { reason: words },
    })
    if (!offer.agent_deleted_at) await enqueueMail(context, tx, mail(offer, words), fact)
    return showOffer(context, actor, id, tx)
  })

async function heldByClient({ clock }: Context, tx: Tx, actor: Person, id: string) {
  const offer = await lockOffer(tx, id)
  if (offer?.client_id !== actor.id) throw new Refusal('not_found')
  if (offer.status !== 'expired' && stateOf(offer, clock.now()) === 'expired')
    throw notNow('This offer has ended, so nothing has to be answered any more.')
  return offer
}
