import type { AuditAction } from '@sojourn/contract/ground/audit-words'
import type { Context } from '../../../context.ts'
import { byTwo } from '../../../ground/audit/by-two.ts'
import { perform } from '../../../ground/facts/perform.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { notNow } from '../../../platform/refusal.ts'
import { holdingsOf } from '../../ledger/holdings-of.ts'
import { writeMoney } from '../../receipts/money.ts'
import { pauseOf } from './pause-of.ts'
import { payoutMachine } from './payout-state.ts'
import { lockPayout, type PayoutRow, setPayout } from './payout-store.ts'
import { failPayoutIn, finishPayoutIn, rejectPayoutIn } from './settle-payout.ts'
import { showStaffPayout } from './staff-payouts.ts'
import { mayOf } from './view-staff-payout.ts'

interface Act {
  name: string
  audit: AuditAction
  reason?: string
  take(tx: Tx, payout: PayoutRow): Promise<unknown>
}

const byHand = (context: Context, actor: Person, id: string, { name, audit, reason, take }: Act) =>
  byTwo(context, actor, {
    hold: (tx) => lockPayout(tx, id),
    owner: ({ agent_id }) => agent_id,
    own: 'payout',
    second: name === 'send' ? SENDING : undefined,
    async take(tx, payout) {
      if (!mayOf(payout, actor.id, context.processor.name).includes(name)) throw refusal(payout, name)
      await take(tx, payout)
    },
    audit,
    details: ({ ref }) => ({ payout: ref, ...(reason && { reason }) }),
    show: (tx) => showStaffPayout({ ...context, db: tx }, actor, id),
  })

const SENDING = {
  first: ({ approved_by }: PayoutRow) => approved_by,
  refusal: 'You approved this payout. Please ask a colleague to send it.',
}

function refusal(payout: PayoutRow, name: string) {
  if (name === 'send' && payout.status === 'pending' && payout.kind === 'manual')
    return notNow('Please have this payout approved first.')
  return notNow('That is not possible with this payout now.')
}

/** This is the first pair of eyes. */
export const approvePayout = (context: Context, actor: Person, id: string) =>
  byHand(context, actor, id, {
    name: 'approve',
    audit: 'approve_payout',
    async take(tx, payout) {
      await refuseStopped(context, tx, payout)
      const now = context.clock.now()
      await setPayout(tx, id, { approved_by: actor.id, approved_at: now, updated_at: now })
    },
  })

/** Y2 by the second. */
export const sendByHand = (context: Context, actor: Person, id: string, reference: string) =>
  byHand(context, actor, id, {
    name: 'send',
    audit: 'send_payout',
    reason: reference,
    async take(tx, payout) {
      await refuseStopped(context, tx, payout)
      const now = context.clock.now()
      await perform(
        context,
        tx,
        payoutMachine.send,
        { id },
        {
          patch: {
            sent_by: actor.id,
            bank_reference: reference,
            sent_at: now,
            updated_at: now,
          },
        },
      )
    },
  })

/** A debt makes the payout smaller by itself (`take-debts.ts`), before anybody agrees to its amount or sends it. */
async function refuseStopped(context: Context, tx: Tx, { agent_id, currency }: PayoutRow) {
  const pause = await pauseOf(context, tx, agent_id)
  if (pause) throw notNow(`Payouts are paused. ${pause.toStaff}`)
  const { debt, available } = await holdingsOf(tx, agent_id, currency)
  if (debt > available)
    throw notNow(
      `This agent owes ${writeMoney(debt - available, currency)} by now. The payout becomes smaller within a minute: please load it again, then approve it.`,
    )
}

/** Y5. */
export const finishByHand = (context: Context, actor: Person, id: string) =>
  byHand(context, actor, id, {
    name: 'finish',
    audit: 'finish_payout',
    take: (tx) => finishPayoutIn(context, tx, id),
  })

/** Y3 of what waits; Y6 or Y7 of what was sent. */
export async function failByHand(context: Context, actor: Person, id: string, reason: string) {
  const isWaiting = (await showStaffPayout(context, actor, id)).slug === 'pending'
  return byHand(context, actor, id, {
    name: isWaiting ? 'refuse' : 'fail',
    audit: isWaiting ? 'refuse_payout' : 'fail_payout',
    reason,
    take: (tx, payout) =>
      isWaiting ? rejectPayoutIn(context, tx, payout, reason) : failPayoutIn(context, tx, id, reason),
  })
}
