import type { Context } from '../../../context.ts'
import { tellStep } from '../../../ground/facts/perform.ts'
import { hasUsableCard } from '../../../money/payments/cards/has-usable-card.ts'
import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { acting, SYSTEM } from '../../../platform/http/by.ts'
import type { HeldOrder } from '../hold-order.ts'
import { makeRef } from '../make-ref.ts'
import { addOrder, lockOrder } from '../move-store.ts'
import { orderMachine } from '../order-state.ts'
import { moveCase, stageToFollow } from './stage-store.ts'
import { stageInWords, termsOfStage } from './stage-terms.ts'

export const PATIENCE_MS = 30 * DAY_MS
/** The saved card is charged so long after its notice. */
const NOTICE_MS = 48 * HOUR_MS

/**
 * O21. Listens to work that is accepted: the next stage of its case waits for its payment. What was agreed at hiring counts,
 * whatever its service says now. After a conflict the card is not charged: the client decides.
 */
export async function openNextStage(
  context: Context,
  tx: Tx,
  { order: id, step, along }: { order: string; step: string; along?: { work: HeldOrder } | undefined },
) {
  if (along && along.work.stage_no >= along.work.stage_count) return
  const done = await stageToFollow(tx, id)
  if (!done?.plan || done.status !== 'completed' || !done.is_current) return
  if (done.stage_no >= done.plan.stages.length || done.client_deleted_at) return
  const now = context.clock.now()
  const byCard =
    done.by_card_at !== null &&
    !AFTER_CONFLICT.includes(step) &&
    (await hasUsableCard(context, tx, done.client_id))
  const charge_at = byCard ? new Date(now.getTime() + NOTICE_MS) : null
  const number = done.stage_no + 1
  const agreed = done.plan.stages[number - 1]
  const added = await addOrder(tx, {
    ref: makeRef(),
    ...termsOfStage(done.plan, number),
    case_id: done.case_id,
    is_current: false,
    charge_at,
    goal_id: done.goal_id,
    client_id: done.client_id,
    agent_id: done.agent_id,
    service_id: done.service_id,
    service_version: done.service_version,
    offer_id: agreed?.offer ?? done.agreed_offer_id,
    description: agreed?.description ?? done.agreed_description,
    currency: done.currency,
    travellers: JSON.stringify(done.travellers),
    further_person_amount: done.further_person_amount,
    commission_percent: done.commission_percent,
    // The meeting belongs to the first stage, and the documents go along with the case.
    meeting_minutes: null,
    requirements: '[]',
    refund_schedule: JSON.stringify(done.refund_schedule),
    visa_id: done.visa_id,
    visa_name: done.visa_name,
    purposes: JSON.stringify(done.purposes),
    country_iso: done.country_iso,
    residence_iso: done.residence_iso,
    early_start_agreed_at: done.early_start_agreed_at,
    expires_at: new Date(now.getTime() + PATIENCE_MS),
    created_at: now,
    updated_at: now,
  })
  // Another run was here.
  if (!added) return
  await moveCase(tx, { from: id, to: added.id })
  const next = await lockOrder(tx, added.id)
  if (!next) throw new Error(`Stage ${added.id} is gone`)
  const name = stageInWords(number, next.stage_name ?? '')
  await tellStep(acting(context, SYSTEM), tx, orderMachine.openStage, next, {
    name,
    along: { order: next, chargeAt: charge_at },
  })
}

const AFTER_CONFLICT = ['O16', 'O16r']
