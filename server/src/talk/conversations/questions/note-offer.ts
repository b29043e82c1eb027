import type { Context } from '../../../context.ts'
import type { Told } from '../../../ground/facts/listeners.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { setAnswered } from './question-store.ts'

/** Listens to offers: an agent who makes one has answered the question it is made in. */
export async function noteOffer({ clock }: Context, tx: Tx, { conversation }: Told<'offer_sent'>) {
  if (conversation) await setAnswered(tx, conversation, clock.now())
}
