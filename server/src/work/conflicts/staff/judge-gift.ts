import { OWN_REASONS } from '@sojourn/contract/work/own-reasons'
import type { Context } from '../../../context.ts'
import { writeAuditEntry } from '../../../ground/audit/write-audit-entry.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { endGiftsOf } from '../../../money/coupons/end-gifts-of.ts'
import { refundOrder } from '../../../money/payments/refunds/refund-order.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { acting } from '../../../platform/http/by.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { closeGiftCheck, giftCheckFor } from '../../gifts/take-gift-check.ts'
import type { HeldOrder } from '../../orders/hold-order.ts'
import { holdWithAgent } from '../../orders/hold-with-agent.ts'
import { orderMachine } from '../../orders/order-machine.ts'
import { endAtOnce } from '../endings/end-at-once.ts'
import { refuseWithBank } from '../refuse-with-bank.ts'

interface Judgement {
  outcome: 'fine' | 'not_fine'
  note: string
}

/** Y2 or Y3. Either the money clears as any other, or all of it goes back and the gift ends. */
export const judgeGift = (context: Context, actor: Person, id: string, judgement: Judgement) =>
  transact(context, async (tx) => {
    const check = await giftCheckFor(tx, actor, id)
    const order = await holdWithAgent(tx, check.order_id)
    if (!order) throw new Refusal('not_found')
    await closeGiftCheck(context, tx, actor, id, judgement)
    const staff = acting(context, 'staff')
    if (judgement.outcome === 'fine') await pass(staff, tx, order, id)
    else await giveBack(staff, tx, order, id)
    await writeAuditEntry(context, tx, {
      staff_id: actor.id,
      action: judgement.outcome === 'fine' ? 'accept_gift' : 'refuse_gift',
      subject_id: order.agent_id,
      details: { order: order.ref, note: judgement.note },
    })
  })

const pass = (context: Context, tx: Tx, order: HeldOrder, check: string) =>
  tell(context, tx, {
    fact: 'gift_passed',
    agent: order.agent_id,
    pays: order.id,
    check,
    along: { order },
  })

async function giveBack(context: Context, tx: Tx, order: HeldOrder, check: string) {
  const refundable = await refuseWithBank(tx, order.id)
  const total = refundable?.total ?? 0
  if (order.status !== 'cancelled') {
    await endAtOnce(context, tx, orderMachine.endByGift, order, {
      amount: total,
      destination: 'card',
      reason: OWN_REASONS.gift_checked,
    })
  } else if (total > 0)
    // It ended before by another way that left a part with the agent.
    await refundOrder(context, tx, {
      request: check,
      order,
      amount: total,
      destination: 'card',
      reason: 'cancellation',
      by: context.by,
    })
  await endGiftsOf(context, tx, order.id)
}
