import type { Context } from '../../../context.ts'
import { byTwo } from '../../../ground/audit/by-two.ts'
import { perform, performOrFail } from '../../../ground/facts/perform.ts'
import { tell } from '../../../ground/facts/tell.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { notNow } from '../../../platform/refusal.ts'
import { refusalOf } from '../../../platform/states/machine.ts'
import { holdCredit } from '../../coupons/hold-credit.ts'
import { endCredit, takeCredit } from '../../coupons/pay-out-credit.ts'
import { postEntry } from '../../ledger/post-entry.ts'
import { refundPaidByHand } from '../../ledger/templates/payment-templates.ts'
import { creditRefundMachine } from './credit-refund-state.ts'
import {
  approveRefund,
  type CreditRefundRow,
  findCreditRefund,
  lockCreditRefund,
} from './credit-refund-store.ts'
import { viewStaffCreditRefund } from './view-credit-refund.ts'

const decide = (
  context: Context,
  actor: Person,
  id: string,
  {
    audit,
    reason,
    take,
  }: {
    audit: 'approve_coupon_refund' | 'pay_coupon_refund' | 'reject_coupon_refund'
    reason?: string
    take(tx: Tx, asked: CreditRefundRow): Promise<unknown>
  },
) =>
  byTwo(context, actor, {
    hold: (tx) => lockCreditRefund(tx, id),
    owner: ({ client_id }) => client_id,
    own: 'credit',
    second: audit === 'pay_coupon_refund' ? PAYING : undefined,
    take,
    audit,
    details: ({ coupon_id, amount }) => ({
      coupon: coupon_id,
      amount: String(amount),
      ...(reason && { reason }),
    }),
    show: async (tx) => viewStaffCreditRefund(await findCreditRefund(tx, id), actor.id),
  })

const PAYING = {
  first: ({ status, approved_by }: CreditRefundRow) => (status === 'pending' ? approved_by : null),
  refusal: 'You approved this payment. Please ask a colleague to make it.',
}

/** This is the first pair of eyes. */
export const approveCreditRefund = (context: Context, actor: Person, id: string) =>
  decide(context, actor, id, {
    audit: 'approve_coupon_refund',
    async take(tx, asked) {
      if (asked.status !== 'pending') throw refusalOf(creditRefundMachine.accept)
      if (asked.approved_by) throw notNow('This payment is already approved.')
      const now = context.clock.now()
      await approveRefund(tx, id, { approved_by: actor.id, approved_at: now, updated_at: now })
    },
  })

/** Q2 and Q5 at once: a second of our team has made a bank transfer. */
export const payCreditRefund = (context: Context, actor: Person, id: string, reference: string) =>
  decide(context, actor, id, {
    audit: 'pay_coupon_refund',
    reason: reference,
    async take(tx, { coupon_id, client_id, amount, currency, status, approved_by }) {
      if (status !== 'pending') throw refusalOf(creditRefundMachine.accept)
      if (!approved_by) throw notNow('Please have this payment approved first.')
      const now = context.clock.now()
      const decided = { decided_by: actor.id, bank_reference: reference, answered_at: now, updated_at: now }
      await perform(context, tx, creditRefundMachine.accept, { id }, { patch: decided })
      const coupon = await holdCredit(context, tx, coupon_id)
      const cause = `coupon_refund:${id}`
      await takeCredit(context, tx, { coupon, amount, refund: id, cause, by: context.by })
      await postEntry(context, tx, {
        ...refundPaidByHand({ currency, refund: id, amount }),
        cause,
        orderId: null,
        actorId: actor.id,
        requestId: context.by.requestId,
      })
      await performOrFail(context, tx, creditRefundMachine.arrive, { id })
      await endCredit(context, tx, coupon_id)
      await tell(context, tx, {
        fact: 'credit_paid_out',
        person: client_id,
        refund: id,
        along: { amount, currency },
      })
    },
  })

/** Q3. */
export const rejectCreditRefund = (context: Context, actor: Person, id: string, reason: string) =>
  decide(context, actor, id, {
    audit: 'reject_coupon_refund',
    reason,
    async take(tx, { client_id, amount, currency, approved_by }) {
      const now = context.clock.now()
      // An approver who thinks better of it has approved nothing.
      const taken = approved_by === actor.id ? { approved_by: null, approved_at: null } : {}
      const decided = { decided_by: actor.id, reason, answered_at: now, updated_at: now, ...taken }
      await perform(context, tx, creditRefundMachine.reject, { id }, { patch: decided })
      await tell(context, tx, {
        fact: 'credit_refused',
        person: client_id,
        refund: id,
        reason,
        along: { amount, currency, by: 'team' },
      })
    },
  })
