import type { Context } from '../../../context.ts'
import { MINUTE_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notNow, Refusal } from '../../../platform/refusal.ts'
import { reserveCoupons } from '../../coupons/reserve-coupons.ts'
import type { Payable } from '../payable.ts'
import { type PaymentRow, setPayment } from '../store.ts'
import { taxesOf } from './taxes-of.ts'

/** Amounts stand so long, and coupons are kept for them. */
const FROZEN_MS = 30 * MINUTE_MS

const sum = (lines: { amount: number }[]) => lines.reduce((total, { amount }) => total + amount, 0)

/** Works out everything anew with these coupons and no others, and keeps it for a while. */
export async function freezeTotals(
  context: Context,
  tx: Tx,
  payment: Pick<PaymentRow, 'id' | 'payer_id'>,
  payable: Payable,
  codes: string[],
) {
  if (payable.sells !== 'work' && codes.length > 0)
    throw notNow(`Coupons cannot be used for ${payable.sells === 'plan' ? 'plans' : 'what you owe'}.`)
  const taken = await reserveCoupons(context, tx, {
    paymentId: payment.id,
    payerId: payment.payer_id,
    codes,
    currency: payable.currency,
    total: payable.price + sum(taxesOn(context, payable)),
    agentId: payable.agentId,
  })
  await setPayment(tx, payment.id, totalsOf(context, payable, taken))
}

const taxesOn = ({ settings }: Pick<Context, 'settings'>, { sells, payerCountry, price }: Payable) =>
  sells === 'debt' ? [] : taxesOf(sells === 'plan' ? settings.feeTaxes : settings.taxes, payerCountry, price)

export function totalsOf(
  context: Pick<Context, 'settings' | 'clock'>,
  payable: Payable,
  taken: Awaited<ReturnType<typeof reserveCoupons>>,
) {
  const { title, seller, price } = payable
  const taxes = taxesOn(context, payable)
  const tax_amount = sum(taxes)
  const promos = taken.filter(({ kind }) => kind === 'promo')
  const promo_amount = sum(promos.filter(({ funder }) => funder === 'platform'))
  const agent_amount = sum(promos.filter(({ funder }) => funder === 'agent'))
  const credit_amount = sum(taken.filter(({ kind }) => kind === 'credit'))
  const now = context.clock.now()
  return {
    title,
    seller,
    price,
    taxes: JSON.stringify(taxes),
    tax_amount,
    coupons: JSON.stringify(taken.map(({ code, kind, amount }) => ({ code, kind, amount }))),
    promo_amount,
    agent_amount,
    credit_amount,
    amount: price + tax_amount - promo_amount - agent_amount - credit_amount,
    frozen_until: new Date(now.getTime() + FROZEN_MS),
    updated_at: now,
  }
}

/** The same with those of its coupons that can still be had. */
export async function freezeAgain(context: Context, tx: Tx, payment: PaymentRow, payable: Payable) {
  const kept: string[] = []
  for (const { code } of payment.coupons) {
    try {
      await freezeTotals(context, tx, payment, payable, [...kept, code])
      kept.push(code)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  await freezeTotals(context, tx, payment, payable, kept)
}
