import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { notNow, Refusal } from '../../../platform/refusal.ts'
import { holdOrder } from '../hold-order.ts'
import { showOrder } from '../show-order.ts'
import { lockCase, setStage, waitingStageOf } from './stage-store.ts'

/** The client’s own word is kept with the first order of the case. Once they revoke it, nothing more is charged. */
export const agreeToStageCharges = (context: Context, actor: Person, id: string, agrees: boolean) =>
  transact(context, async (tx) => {
    await lockCase(tx, id)
    const order = await holdOrder(tx, id)
    if (order?.client_id !== actor.id) throw new Refusal('not_found')
    if (order.stage_count === 1) throw notNow('This order is paid at once, so nothing is charged later.')
    await setStage(tx, order.case_id, { stages_by_card_at: agrees ? context.clock.now() : null })
    const waiting = agrees ? undefined : await waitingStageOf(tx, order.case_id)
    if (waiting) await setStage(tx, waiting.id, { charge_at: null })
    return showOrder(context, actor, id, tx)
  })
