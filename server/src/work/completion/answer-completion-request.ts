import type { Context } from '../../context.ts'
import { perform } from '../../ground/facts/perform.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { acting } from '../../platform/http/by.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refusalOf, type Transition } from '../../platform/states/machine.ts'
import { orderMachine } from '../orders/order-machine.ts'
import { completeOrder } from './complete-order.ts'
import { completionMachine } from './completion-state.ts'
import { holdWorkOf, holdWorkWithAgent } from './hold-work.ts'
import { requestsOf, waitingRequestOf } from './request-store.ts'
import { showWork } from './show-work.ts'

interface Named {
  order: string
  request: string
}

/** C2 and O10. An answer to a request that is over is refused: the client saw another one. */
export function acceptRequest(context: Context, actor: Person, { order, request }: Named) {
  return transact(context, async (tx) => {
    const work = await holdWorkWithAgent(tx, order)
    if (work?.client_id !== actor.id) throw new Refusal('not_found')
    await refuseUnlessWaiting(tx, order, request, completionMachine.accept)
    await completeOrder(acting(context, 'client'), tx, orderMachine.accept, work)
    return showWork(context, actor, order, tx)
  })
}

/** C3 asks for changes. */
export function askForChanges(context: Context, actor: Person, named: Named, changes: string) {
  return transact(context, async (tx) => {
    const { order, request } = named
    const work = await holdWorkOf(tx, actor.id, order, 'client')
    await refuseUnlessWaiting(tx, order, request, completionMachine.askChanges)
    await perform(
      context,
      tx,
      completionMachine.askChanges,
      { id: request, order: work },
      {
        patch: { answer: changes, answered_at: context.clock.now() },
        told: { reason: changes, along: { work, id: request } },
      },
    )
    return showWork(context, actor, order, tx)
  })
}

/** C4 is for the agent. */
export function withdrawRequest(context: Context, actor: Person, { order, request }: Named) {
  return transact(context, async (tx) => {
    const work = await holdWorkOf(tx, actor.id, order, 'agent')
    await refuseUnlessWaiting(tx, order, request, completionMachine.withdraw)
    await perform(
      acting(context, 'agent'),
      tx,
      completionMachine.withdraw,
      { id: request, order: work },
      {
        patch: { answered_at: context.clock.now() },
      },
    )
    return showWork(context, actor, order, tx)
  })
}

async function refuseUnlessWaiting(tx: Tx, order: string, request: string, step: Transition) {
  const waiting = await waitingRequestOf(tx, order)
  if (waiting?.id === request) return
  const isKnown = (await requestsOf(tx, order)).some(({ id }) => id === request)
  throw isKnown ? refusalOf(step) : new Refusal('not_found')
}
