import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import type { Tx } from '../../platform/database/database.ts'
import { moveOrRefuse } from '../../platform/database/move.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refusalOf } from '../../platform/states/machine.ts'
import { completeOrder } from './complete-order.ts'
import { completionMachine } from './completion-state.ts'
import { holdWithAgent, holdWork } from './hold-work.ts'
import { requestsOf, waitingRequestOf } from './request-store.ts'
import { showWork } from './show-work.ts'
import { changesAskedMail } from './work-mails.ts'

interface Named {
  order: string
  request: string
  requestId: string
}

/** C2 and O10. An answer to a request that is over is refused: the client saw another one. */
export function acceptRequest(context: Context, actor: Person, { order, request, requestId }: Named) {
  return transact(context, async (tx) => {
    const work = await holdWithAgent(tx, order)
    if (work?.client_id !== actor.id) throw new Refusal('not_found')
    await refuseUnlessWaiting(tx, order, request, 'C2')
    const by = { id: actor.id, mode: 'client' as const, requestId }
    await completeOrder(context, tx, work, { step: 'O10', by })
    return showWork(context, actor, order, tx)
  })
}

/** C3. */
export function askForChanges(context: Context, actor: Person, named: Named, changes: string) {
  return transact(context, async (tx) => {
    const { order, request, requestId } = named
    const work = await holdWork(tx, actor.id, order, 'client')
    await refuseUnlessWaiting(tx, order, request, 'C3')
    await moveOrRefuse(tx, completionMachine, 'C3', request, {
      answer: changes,
      answered_at: context.clock.now(),
    })
    const fact = await tell(
      context,
      tx,
      { fact: 'changes_asked', order, step: 'C3', from: work.status, to: work.status, reason: changes },
      { id: actor.id, mode: 'client', requestId },
    )
    await enqueueMail(context, tx, changesAskedMail(work, request), fact)
    return showWork(context, actor, order, tx)
  })
}

/** C4, by the agent. */
export function withdrawRequest(context: Context, actor: Person, { order, request, requestId }: Named) {
  return transact(context, async (tx) => {
    const work = await holdWork(tx, actor.id, order, 'agent')
    await refuseUnlessWaiting(tx, order, request, 'C4')
    await moveOrRefuse(tx, completionMachine, 'C4', request, { answered_at: context.clock.now() })
    await tell(
      context,
      tx,
      { fact: 'completion_withdrawn', order, step: 'C4', from: work.status, to: work.status },
      { id: actor.id, mode: 'agent', requestId },
    )
    return showWork(context, actor, order, tx)
  })
}

async function refuseUnlessWaiting(tx: Tx, order: string, request: string, step: 'C2' | 'C3' | 'C4') {
  const waiting = await waitingRequestOf(tx, order)
  if (waiting?.id === request) return
  const isKnown = (await requestsOf(tx, order)).some(({ id }) => id === request)
  throw isKnown ? refusalOf(completionMachine as never, step as never) : new Refusal('not_found')
}
