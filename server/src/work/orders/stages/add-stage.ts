import { MOST_STAGES_OF_CASE, STAGE_NAME_LENGTH } from '@sojourn/contract/supply/stage-words'
import type { Tx } from '../../../platform/database/database.ts'
import { notNow } from '../../../platform/refusal.ts'
import type { HeldOrder } from '../hold-order.ts'
import { setPlan, stagesOfCase } from './stage-store.ts'
import type { KeptStage, StagePlan } from './stage-terms.ts'

const TOO_MANY = `An order has at most ${MOST_STAGES_OF_CASE} stages. Please agree on a new order.`

export function refuseFull({ stage_count }: Pick<HeldOrder, 'stage_count'>) {
  if (stage_count >= MOST_STAGES_OF_CASE) throw notNow(TOO_MANY)
}

/**
 * The new stage comes next: it is paid once the stage that runs is accepted. An order that was paid at once
 * becomes the first stage of its case. The case is held.
 */
export async function addStage(tx: Tx, order: HeldOrder, stage: KeptStage) {
  refuseFull(order)
  const [opening] = await stagesOfCase(tx, order.case_id)
  const { title, stages } = opening?.stage_plan ?? planOf(order)
  const plan: StagePlan = { title, stages: stages.toSpliced(order.stage_no, 0, stage) }
  await setPlan(tx, order.case_id, plan)
}

const planOf = ({ title, delivery_days, price_amount }: HeldOrder): StagePlan => ({
  title,
  stages: [
    { name: title.slice(0, STAGE_NAME_LENGTH), delivers: '', days: delivery_days, amount: price_amount },
  ],
})
