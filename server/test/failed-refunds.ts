import { randomUUID } from 'node:crypto'
import { accounts } from '../src/money/ledger/accounts.ts'
import { postEntry } from '../src/money/ledger/post-entry.ts'
import { credit, debit, posting } from '../src/money/ledger/posting.ts'
import { sealRefundBank } from '../src/money/payments/failed/refund-bank-details.ts'
import { makePaymentRef } from '../src/money/payments/make-ref.ts'
import { transact } from '../src/platform/database/transact.ts'
import { makeUnpaidOrder } from './payments.ts'
import type { TestApp } from './start-app.ts'

const AMOUNT = 200_00

/** A refund of this payer that its card refused; to be paid by bank where a transfer is named. */
export async function makeFailedRefund(
  server: TestApp,
  payer: { id: string },
  transfer?: { approved_by: string | null },
) {
  const { context } = server
  const now = server.clock.now()
  const since = { created_at: now, updated_at: now }
  const order = await makeUnpaidOrder(server, payer)
  return transact(context, async (tx) => {
    const paid = { currency: 'USD', price: AMOUNT, amount: AMOUNT, title: 'German student visa' }
    const { id: payment_id } = await tx
      .insertInto('payment')
      .values({
        ...{ ref: makePaymentRef(), payer_id: payer.id, payable: 'order', payable_id: order.id, ...paid },
        ...{ status: 'success', frozen_until: now, paid_at: now, ...since },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: activity_id } = await tx
      .insertInto('payment_activity')
      .values({
        ...{ payment_id, kind: 'card', status: 'success', processor: 'sandbox', amount: AMOUNT },
        ...{ currency: 'USD', charge_id: `charge_${randomUUID()}`, look_at: now, ...since },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id } = await tx
      .insertInto('refund')
      .values({
        ...{ payment_id, activity_id, order_id: order.id, reason: 'conflict', amount: AMOUNT },
        ...{ currency: 'USD', status: transfer ? 'by_bank' : 'failed', failed_at: now, told_at: now },
        ...{ look_at: now, ...since },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await postEntry(context, tx, {
      ...posting('L5', 'USD', [
        debit(accounts.promo_expense, AMOUNT),
        credit(accounts.refund_payable(id), AMOUNT),
      ]),
      ...{ cause: `test:${id}`, orderId: null, actorId: null, requestId: null },
    })
    if (transfer) {
      const transferId = randomUUID()
      const details = { holder: 'Ines Silva', account: 'PT5000123456789', bank: 'Banco do Sul', code: null }
      await tx
        .insertInto('refund_transfer')
        .values({
          ...{ id: transferId, refund_id: id, payer_id: payer.id, entered_by: payer.id, ...transfer },
          ...{ sealed_details: sealRefundBank(context, transferId, details), hint: 'Banco do Sul •••• 6789' },
          ...since,
        })
        .execute()
    }
    return { id }
  })
}
