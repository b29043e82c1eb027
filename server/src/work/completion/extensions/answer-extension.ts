import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { moveOrRefuse } from '../../../platform/database/move.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { orderMachine } from '../../orders/order-machine.ts'
import { extensionMachine } from '../completion-state.ts'
import { holdWork } from '../hold-work.ts'
import { showWork } from '../show-work.ts'
import { extensionAnsweredMail } from '../work-mails.ts'
import { setWork } from '../work-store.ts'
import { findExtension } from './extension-store.ts'

interface Named {
  order: string
  extension: string
  requestId: string
}

/** E2 and E3. */
export function answerExtension(context: Context, actor: Person, named: Named, accept: boolean) {
  return transact(context, async (tx) => {
    const { order, requestId } = named
    const work = await holdWork(tx, actor.id, order, 'client')
    const extension = await known(tx, named)
    const now = context.clock.now()
    await moveOrRefuse(tx, extensionMachine, accept ? 'E2' : 'E3', extension.id, { answered_at: now })
    await moveOrRefuse(tx, orderMachine, 'O9', order, { updated_at: now })
    const due_at = work.due_at && new Date(work.due_at.getTime() + extension.days * DAY_MS)
    if (accept) await setWork(tx, order, { due_at })
    const fact = await tell(
      context,
      tx,
      {
        fact: accept ? 'extension_accepted' : 'extension_declined',
        order,
        step: accept ? 'E2' : 'E3',
        from: 'ongoing',
        to: 'ongoing',
      },
      { id: actor.id, mode: 'client', requestId },
    )
    await enqueueMail(context, tx, extensionAnsweredMail(work, extension.id, accept ? due_at : null), fact)
    return showWork(context, actor, order, tx)
  })
}

/** E4, by the agent. */
export function withdrawExtension(context: Context, actor: Person, named: Named) {
  return transact(context, async (tx) => {
    const { order, requestId } = named
    const work = await holdWork(tx, actor.id, order, 'agent')
    const { id } = await known(tx, named)
    await moveOrRefuse(tx, extensionMachine, 'E4', id, { answered_at: context.clock.now() })
    await tell(
      context,
      tx,
      { fact: 'extension_withdrawn', order, step: 'E4', from: work.status, to: work.status },
      { id: actor.id, mode: 'agent', requestId },
    )
    return showWork(context, actor, order, tx)
  })
}

async function known(tx: Tx, { order, extension }: Named) {
  const found = await findExtension(tx, order, extension)
  if (!found) throw new Refusal('not_found')
  return found
}
