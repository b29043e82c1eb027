import type { DocumentReview } from '@sojourn/contract/work/documents'
import type { Context } from '../../context.ts'
import { perform } from '../../ground/facts/perform.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { acting } from '../../platform/http/by.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refusalOf } from '../../platform/states/machine.ts'
import { tellIfComplete } from './completeness.ts'
import { documentMachine } from './document-state.ts'
import { showDocument } from './list-documents.ts'
import { lockOpenOrder } from './lock-open-order.ts'
import { mayWith, type Side } from './policy.ts'
import { findDocument, versionsOf } from './store.ts'

const STEPS = {
  accept: documentMachine.accept,
  return: documentMachine.sendBack,
  file: documentMachine.file,
  drop: documentMachine.drop,
  ask_again: documentMachine.askAgain,
} as const

interface Where {
  orderId: string
  id: string
}

/** D3 to D7. What is judged is the version somebody has seen, never one that came meanwhile. */
export const reviewDocument = (
  context: Context,
  actor: Person,
  { orderId, id }: Where,
  review: DocumentReview,
) =>
  transact(context, async (tx) => {
    const order = await lockOpenOrder(tx, actor, orderId)
    const document = await findDocument(tx, orderId, id)
    if (!document) throw new Refusal('not_found')
    const [newest] = await versionsOf(tx, [id])
    const step = STEPS[review.action]
    if (!mayWith(document, { side: order.side, order: order.status, newest }).includes(review.action))
      throw refusalOf(step)
    if ('version' in review && review.version !== newest?.number)
      throw new Refusal('not_now', { message: 'A newer version has come. Please look at it first.' })

    const now = context.clock.now()
    const reason = 'reason' in review ? review.reason : null
    const isAskedAnew = review.action === 'return' || review.action === 'ask_again'
    const to: Side = order.side === 'client' ? 'agent' : 'client'
    await perform(
      acting(context, order.side),
      tx,
      step,
      { ...document, order },
      {
        patch: { reason, updated_at: now, ...(isAskedAnew && { asked_at: now, reminded: 0 }) },
        told: { reason, along: { order, document, to } },
      },
    )
    await tellIfComplete(context, tx, { order, before: document })
    return showDocument(context, actor, { orderId, id }, tx)
  })
