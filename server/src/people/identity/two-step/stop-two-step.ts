import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { noteTwoStepChange, removeTwoStep } from './two-step-store.ts'

/** Turns two-step sign-in off, or forgets a secret never confirmed. */
export const stopTwoStep = (context: Context, { id }: Person) =>
  transact(context, async (tx) => {
    const removed = await removeTwoStep(tx, id)
    if (!removed?.confirmed_at) return
    const now = context.clock.now()
    await noteTwoStepChange(tx, id, now)
    await tell(context, tx, { fact: 'two_step_turned', person: id, now: 'off' })
  })
