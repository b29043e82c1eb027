import { canWithdraw } from '@sojourn/contract/ground/withdrawal'
import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import type { By } from '../../../platform/http/by.ts'
import { notNow, Refusal } from '../../../platform/refusal.ts'
import { type HeldOrder, holdOrder } from '../hold-order.ts'
import { setOrder } from '../move-store.ts'
import { ownRiskUntil } from '../own-risk.ts'
import { showOrder } from '../show-order.ts'

interface Said {
  agrees: boolean
}

/**
 * Only who could withdraw: the answer is kept with the order, with its time. Before they pay it can be taken back; until
 * the work begins they can still agree, and their agent is told.
 */
export const agreeToEarlyStart = (context: Context, actor: Person, id: string, { agrees }: Said) =>
  transact(context, async (tx) => {
    const order = await holdOrder(tx, id)
    if (order?.client_id !== actor.id) throw new Refusal('not_found')
    const isOpen = order.status === 'awaiting_payment' && canWithdraw(order.residence_iso)
    if (!isOpen && !(agrees && (await isWaitedFor(context, tx, order))))
      throw notNow('Nothing is asked about the start of this order.')
    await setOrder(tx, id, { early_start_agreed_at: agrees ? context.clock.now() : null })
    if (!isOpen) await tellAgent(context, tx, order, { ...context.by, mode: 'client' })
    return showOrder(context, actor, id, tx)
  })

const isWaitedFor = async (context: Context, tx: Tx, order: HeldOrder) =>
  order.status === 'paid' && (await ownRiskUntil(context, tx, order)) !== null

const tellAgent = (context: Context, tx: Tx, order: HeldOrder, by: By) =>
  tell(
    context,
    tx,
    {
      fact: 'early_start_agreed',
      order: order.id,
      step: 'O2e',
      from: 'paid',
      to: 'paid',
      along: { order },
    },
    by,
  )
