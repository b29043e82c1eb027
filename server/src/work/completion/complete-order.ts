import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import { releaseOrder } from '../../money/ledger/release-order.ts'
import type { Tx } from '../../platform/database/database.ts'
import { move, moveOrRefuse } from '../../platform/database/move.ts'
import type { By } from '../../platform/http/by.ts'
import { enqueueMails } from '../../platform/mail/enqueue-mail.ts'
import { orderMachine } from '../orders/order-machine.ts'
import { completionMachine } from './completion-state.ts'
import { endExtension } from './extensions/end-extension.ts'
import { waitingRequestOf } from './request-store.ts'
import { completedMails } from './work-mails.ts'
import type { Work } from './work-store.ts'

interface Completion {
  step: 'O10' | 'O11'
  by: By
}

/** O10 and O11: the agent’s share is released, once. The order is held, and its agent before it. */
export async function completeOrder(context: Context, tx: Tx, work: Work, { step, by }: Completion) {
  const now = context.clock.now()
  await moveOrRefuse(tx, orderMachine, step, work.id, {
    completed_at: now,
    completed_by_silence: step === 'O11',
    paused_at: null,
    pause_note: null,
    updated_at: now,
  })
  const request = await waitingRequestOf(tx, work.id)
  if (request) await moveOrRefuse(tx, completionMachine, 'C2', request.id, { answered_at: now })
  const { share, clears_at } = await releaseOrder(context, tx, {
    order: work.id,
    agent: work.agent_id,
    currency: work.currency,
    commissionPercent: work.commission_percent,
    by,
  })
  if (request) await move(tx, completionMachine, 'C5', request.id)
  await endExtension(context, tx, work.id)
  const fact = await tell(
    context,
    tx,
    {
      fact: 'order_completed',
      ...{ order: work.id, agent: work.agent_id },
      ...{ step, from: work.status, to: 'completed' },
    },
    by,
  )
  await enqueueMails(context, tx, completedMails(work, { share, clears_at, step }), fact)
}
