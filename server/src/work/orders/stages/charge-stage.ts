import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { chargeUnattended } from '../../../money/payments/attempts/charge-unattended.ts'
import { sendAttempt } from '../../../money/payments/attempts/send-attempt.ts'
import { HOUR_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { SYSTEM } from '../../../platform/http/by.ts'
import type { HeldOrder } from '../hold-order.ts'
import { lockOrder } from '../move-store.ts'
import { reasonAgainstPaying } from '../payable-order.ts'
import { lockCase, setStage, stagesOfCase } from './stage-store.ts'
import { stageInWords } from './stage-terms.ts'

/**
 * A client who agreed has their saved card charged 48 hours after the notice. The stage is read again under
 * the lock: they may have stopped it, paid by hand, or another run been here. The try is committed first and
 * sent then.
 */
export async function chargeStage(context: Context, id: string) {
  const activity = await transact(context, async (tx) => {
    await lockCase(tx, id)
    const order = await lockOrder(tx, id)
    if (order?.status !== 'awaiting_payment' || order.stage_no === 1) return null
    const stages = await stagesOfCase(tx, order.case_id)
    const due = stages.find((stage) => stage.id === id)?.charge_at
    if (!due || due > context.clock.now()) return null
    await setStage(tx, id, { charge_at: null })
    if (!stages[0]?.stages_by_card_at) return null
    if (await reasonAgainstPaying(context, tx, order)) {
      await tellUnpaid(context, tx, order, 'not_now')
      return null
    }
    const begun = await chargeUnattended(context, tx, { payable: 'order', payableId: id })
    if (begun === 'under_way') await setStage(tx, id, { charge_at: inAnHour(context) })
    if (begun === 'no_card') await tellUnpaid(context, tx, order, 'no_card')
    return typeof begun === 'object' ? begun.activity : null
  })
  if (activity) await sendAttempt(context, activity)
}

/** A page of the processor that was left is given up by then, and the card is charged. */
const inAnHour = ({ clock }: Context) => new Date(clock.now().getTime() + HOUR_MS)

export type WhyUnpaid = 'declined' | 'to_confirm' | 'no_card' | 'not_now'

/** It is paid by hand then, as long as the stage waits. */
export async function tellUnpaid(context: Context, tx: Tx, order: HeldOrder, why: WhyUnpaid) {
  if (order.status !== 'awaiting_payment' || order.stage_no === 1) return
  const { status } = order
  await tell(
    context,
    tx,
    {
      fact: 'stage_waits',
      order: order.id,
      step: 'O21f',
      from: status,
      to: status,
      name: stageInWords(order.stage_no, order.stage_name ?? ''),
      along: { order, why },
    },
    SYSTEM,
  )
}
