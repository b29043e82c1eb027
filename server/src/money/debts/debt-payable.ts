import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notNow, Refusal } from '../../platform/refusal.ts'
import { debtOfClient, lockDebtOfClient } from '../ledger/debt-of-client.ts'
import { cancelPaymentOf } from '../payments/cancel-payment.ts'
import type { MadePayment, Payable, PayableKind } from '../payments/payable.ts'
import { type DebtBillRow, findDebtBill, findDebtor, lockDebtBill, markDebtBillPaid } from './bill-store.ts'
import { debtPaidMail } from './debt-mails.ts'

/** The books say how much it is. */
export const debtPayable: PayableKind = {
  async take(_context, tx, actorId, id) {
    const bill = await lockDebtBill(tx, id)
    if (bill?.client_id !== actorId) throw new Refusal('not_found')
    if (bill.paid_at) throw notNow('This is already paid.')
    const payable = await asPayable(tx, bill)
    if (payable.price === 0) throw notNow('You owe nothing.')
    return payable
  },
  async hold(tx, id) {
    const bill = await lockDebtBill(tx, id)
    return bill ? asPayable(tx, bill) : null
  },
  async describe(db, payerId, id) {
    const bill = await findDebtBill(db, id)
    return bill?.client_id === payerId ? { ref: TITLE, agentId: payerId, residence: null } : null
  },
  /** An open payment is closed; what is owed is another matter (`debt-against-deletion.ts`). */
  giveUp: (context, tx, id) => cancelPaymentOf(context, tx, { payable: 'debt', payableId: id }),
}

const TITLE = 'What you owe after a chargeback'

async function asPayable(tx: Tx, bill: DebtBillRow): Promise<Payable> {
  const { id, client_id, currency } = bill
  const client = await findDebtor(tx, client_id)
  return {
    id,
    sells: 'debt',
    title: TITLE,
    seller: null,
    currency,
    price: await debtOfClient(tx, client_id, currency),
    notYet: null,
    payerId: client_id,
    payerCountry: client?.country_iso ?? null,
    payer: client && !client.deleted_at ? { email: client.email, first_name: client.first_name } : null,
    agentId: null,
    commissionPercent: 0,
    orderId: null,
    holdsMoney: false,
    markPaid: (context, tx, { payment }) => markDebtPaid(context, tx, bill, payment),
  }
}

/** Not where less is owed by now: then all of the money goes back. */
async function markDebtPaid(context: Context, tx: Tx, bill: DebtBillRow, payment: MadePayment) {
  if (bill.paid_at) return null
  const owed = await lockDebtOfClient(tx, bill.client_id, bill.currency)
  if (owed < payment.amount) return null
  await markDebtBillPaid(tx, bill.id, context.clock.now())
  const client = await findDebtor(tx, bill.client_id)
  const left = owed - payment.amount
  return client && !client.deleted_at ? [debtPaidMail(client, payment, left)] : []
}
