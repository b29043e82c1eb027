import type { Context } from '../../../context.ts'
import { perform } from '../../../ground/facts/perform.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { acting } from '../../../platform/http/by.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { orderMachine } from '../../orders/order-machine.ts'
import { extensionMachine } from '../completion-state.ts'
import { holdWorkOf } from '../hold-work.ts'
import { showWork } from '../show-work.ts'
import { setWork } from '../work-store.ts'
import { findExtension } from './extension-store.ts'

interface Named {
  order: string
  extension: string
}

/** E2 and E3. */
export function answerExtension(context: Context, actor: Person, named: Named, accept: boolean) {
  return transact(context, async (tx) => {
    const { order } = named
    const work = await holdWorkOf(tx, actor.id, order, 'client')
    const extension = await known(tx, named)
    const now = context.clock.now()
    const due_at = work.due_at && new Date(work.due_at.getTime() + extension.days * DAY_MS)
    const step = accept ? extensionMachine.accept : extensionMachine.decline
    await perform(
      context,
      tx,
      step,
      { ...extension, order: work },
      {
        patch: { answered_at: now },
        told: async () => {
          await perform(context, tx, orderMachine.progress, work, { patch: { updated_at: now } })
          if (accept) await setWork(tx, order, { due_at })
          return { along: { work, id: extension.id, due_at: accept ? due_at : null } }
        },
      },
    )
    return showWork(context, actor, order, tx)
  })
}

/** E4 is for the agent. */
export function withdrawExtension(context: Context, actor: Person, named: Named) {
  return transact(context, async (tx) => {
    const { order } = named
    const work = await holdWorkOf(tx, actor.id, order, 'agent')
    const extension = await known(tx, named)
    await perform(
      acting(context, 'agent'),
      tx,
      extensionMachine.withdraw,
      { ...extension, order: work },
      {
        patch: { answered_at: context.clock.now() },
      },
    )
    return showWork(context, actor, order, tx)
  })
}

async function known(tx: Tx, { order, extension }: Named) {
  const found = await findExtension(tx, order, extension)
  if (!found) throw new Refusal('not_found')
  return found
}
