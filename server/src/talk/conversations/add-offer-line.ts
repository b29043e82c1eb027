import { hasLine } from '@sojourn/contract/talk/conversation-words'
import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { By } from '../../platform/http/by.ts'
import { sideOf } from './add-line.ts'
import { announceLine } from './announce.ts'
import { addStep } from './message-store.ts'

interface StepOfOffer {
  offer: string
  conversation: string | null
  step: string
  name: string
  by: By
}

/** The line that an offer is, or what became of it: its card stands where the line of its making is. */
export async function addOfferLine(
  context: Context,
  tx: Tx,
  { offer, conversation, step, name, by }: StepOfOffer,
) {
  if (!hasLine(step) || conversation === null) return
  const line = {
    where: { conversation },
    step,
    subject: name,
    document_id: null,
    offer_id: offer,
    by_side: sideOf(by),
    about_at: null,
  }
  const added = await addStep(tx, { ...line, created_at: context.clock.now() })
  if (added) announceLine(context, tx, { ...added, step })
}
