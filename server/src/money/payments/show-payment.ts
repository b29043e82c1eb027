import type { Context } from '../../context.ts'
import type { Reader } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lastActivities } from './activity-store.ts'
import { refundsOfPayments } from './refunds/refunds-of-payments.ts'
import { findPayment, findPaymentByRef } from './store.ts'
import { viewLastActivity, viewPayment, viewStatus } from './view.ts'

export async function ownPayment(db: Reader, actor: Person, ref: string) {
  const payment = await findPaymentByRef(db, actor.id, ref)
  if (!payment) throw new Refusal('not_found')
  return payment
}

export async function showPayment({ db }: Context, actor: Person, ref: string) {
  const payment = await ownPayment(db, actor, ref)
  const [last] = await lastActivities(db, [payment.id])
  const refunds = await refundsOfPayments(db, [payment])
  return viewPayment(payment, last, refunds.get(payment.id))
}

export async function showPaymentById(db: Reader, id: string) {
  const payment = await findPayment(db, id)
  if (!payment) throw new Refusal('not_found')
  const [last] = await lastActivities(db, [id])
  return viewPayment(payment, last, (await refundsOfPayments(db, [payment])).get(id))
}

export async function showPaymentStatus({ db }: Context, actor: Person, ref: string) {
  const { id, status } = await ownPayment(db, actor, ref)
  const [last] = await lastActivities(db, [id])
  return { status: viewStatus(status), last_activity: viewLastActivity(last) }
}
