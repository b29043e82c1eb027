import type { WorkStage } from '@sojourn/contract/work/work-words'
import type { Context } from '../../context.ts'
import { perform } from '../../ground/facts/perform.ts'
import { tell } from '../../ground/facts/tell.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import type { HeldOrder } from '../orders/hold-order.ts'
import { orderMachine } from '../orders/order-machine.ts'
import { holdWorkOf } from './hold-work.ts'
import { showWork } from './show-work.ts'
import { setWork } from './work-store.ts'

interface Wanted {
  stage: WorkStage
  note: string | undefined
}

/** O9. While the authority has it the due date waits, and moves by as long once it goes on. */
export function setStage(context: Context, actor: Person, id: string, { stage, note = '' }: Wanted) {
  return transact(context, async (tx) => {
    const work = await holdWorkOf(tx, actor.id, id, 'agent')
    const isWaiting = stage === 'waiting'
    const now = context.clock.now()
    await perform(context, tx, orderMachine.progress, { id }, { patch: { updated_at: now } })
    if (stage === work.stage) return showWork(context, actor, id, tx)
    await setWork(tx, id, {
      stage,
      due_at: dueAfter(work, now),
      paused_at: isWaiting ? now : null,
      pause_note: isWaiting ? note : null,
    })
    await tell(
      context,
      tx,
      {
        fact: 'stage_set',
        order: id,
        step: STEPS[stage],
        from: 'ongoing',
        to: 'ongoing',
        reason: note || null,
        along: { work, stage },
      },
      { ...context.by, mode: 'agent' },
    )
    return showWork(context, actor, id, tx)
  })
}

/** The timeline numbers them like this. */
const STEPS: Record<WorkStage, string> = { preparing: 'S1', filed: 'S2', waiting: 'S3', decided: 'S4' }

/** It is later by as long as it waited. */
export const dueAfter = ({ due_at, paused_at }: Pick<HeldOrder, 'due_at' | 'paused_at'>, now: Date) =>
  due_at && paused_at ? new Date(due_at.getTime() + now.getTime() - paused_at.getTime()) : due_at
