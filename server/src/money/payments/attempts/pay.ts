import { paths } from '@sojourn/contract/paths/paths'
import type { Context } from '../../../context.ts'
import { perform } from '../../../ground/facts/perform.ts'
import { dayOf } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { invalidField, Refusal } from '../../../platform/refusal.ts'
import { keepCoupons } from '../../coupons/keep-coupons.ts'
import { addActivity, findTry } from '../activity-store.ts'
import { type CardRow, findCard } from '../cards/card-store.ts'
import { fulfil } from '../fulfil.ts'
import { soon } from '../news/next-check.ts'
import { paymentMachine } from '../payment-state.ts'
import { refuseDebtor } from '../refuse-debtor.ts'
import { showMoney } from '../show-money.ts'
import { findPayment, type PaymentRow } from '../store.ts'
import { UNDER_WAY } from '../totals/calculate-totals.ts'
import { freezeAgain } from '../totals/freeze-totals.ts'
import { viewActivity, viewStatus } from '../view.ts'
import { endWaiting } from './end-live-attempt.ts'
import { type HeldPayment, lockOwnPayment } from './lock-own-payment.ts'
import { safeReturnUrl } from './safe-return-url.ts'
import { sendAttempt } from './send-attempt.ts'

interface Wanted {
  method?: string | null | undefined
  meta?: { success_url: string; cancel_url: string } | undefined
}

/** It is kept under the caller's key, so that a retry goes on with the same try. */
type Decided = { activity: string; isNew: boolean } | { refused: string }

const LOOK_AGAIN = 'The total has changed. Please check it before you pay.'

/**
 * P2, P3 and P10. The try is committed before the processor hears of it, and is the key of the call: whatever breaks,
 * the same call can be made again.
 */
export async function pay(
  context: Context,
  actor: Person,
  ref: string,
  wanted: Wanted,
  requestId: string,
): Promise<Decided> {
  await Promise.all([
    context.limits.take('pay', { account: actor.id }),
    wanted.method && context.limits.take('card_try', { account: wanted.method }),
  ])
  return transact(context, async (tx) => {
    const held = await lockOwnPayment(context, tx, actor, ref)
    const under = held.live?.status === 'processing' ? held.live : undefined
    if (under) {
      // A button pressed twice, or a second tab, is the same try.
      if (under.kind === 'card' && under.method_id === wanted.method)
        return { activity: under.id, isNew: false }
      throw new Refusal('not_now', { message: UNDER_WAY })
    }
    await refuseDebtor(context, tx, held.payable)
    if (held.payable.notYet) throw new Refusal('not_now', { message: held.payable.notYet })
    if (await hasChanged(context, tx, held)) return { refused: LOOK_AGAIN }
    if (held.live) await endWaiting(context, tx, held.live)
    if (held.payment.amount === 0) return payNothing(context, tx, held, requestId)
    refuseTooLittle(context, held)
    return wanted.method
      ? payByCard(context, tx, held, await usableCard(context, tx, actor, wanted.method))
      : payOnPage(context, tx, held, wanted)
  })
}

/** The processor would refuse so little, and people of ours would look for a mistake. */
function refuseTooLittle({ processor }: Context, { payment: { amount, currency } }: HeldPayment) {
  const least = processor.leastAmount(currency)
  if (amount >= least) return
  throw new Refusal('not_now', {
    message: `Cards cannot be charged less than ${showMoney(least, currency)}. Remove a coupon, then try again.`,
  })
}

/** After a while the amounts are worked out anew; nobody pays another amount than the one they saw. */
async function hasChanged(context: Context, tx: Tx, held: HeldPayment) {
  const { payment, payable, live } = held
  if (payment.frozen_until > context.clock.now()) return false
  if (live) {
    await endWaiting(context, tx, live)
    await perform(context, tx, paymentMachine.openPage, payment)
    held.live = undefined
  }
  await freezeAgain(context, tx, payment, payable)
  const now = await findPayment(tx, payment.id)
  return shownOf(now) !== shownOf(payment)
}

const shownOf = (payment: HeldPayment['payment'] | undefined) =>
  payment && JSON.stringify([payment.amount, payment.currency, payment.taxes, payment.coupons])

async function usableCard(context: Context, tx: Tx, actor: Person, id: string) {
  const card = await findCard(tx, actor.id, id)
  if (!card || card.processor !== context.processor.name)
    throw invalidField('method', 'This card is not one of your saved cards.')
  if (card.expires_on < dayOf(context.clock.now()))
    throw invalidField('method', 'This card has expired. Please choose another one.')
  return card
}

function payByCard(context: Context, tx: Tx, held: HeldPayment, card: CardRow) {
  // The address the bank leads back to is kept too: made again, the call is the same to the letter.
  const success_url = `${context.settings.origin}${paths.close()}`
  return beginTry(context, tx, held.payment, {
    kind: 'card',
    status: 'processing',
    success_url,
    method_id: card.id,
    card_id: card.processor_id,
  })
}

function payOnPage(context: Context, tx: Tx, held: HeldPayment, { meta }: Wanted) {
  if (!meta) throw invalidField('method', 'Please choose a card.')
  const { origin } = context.settings
  const success_url = safeReturnUrl(meta.success_url, origin)
  const cancel_url = safeReturnUrl(meta.cancel_url, origin)
  if (!success_url) throw invalidField('meta.success_url', 'This address is not on this site.')
  if (!cancel_url) throw invalidField('meta.cancel_url', 'This address is not on this site.')
  return beginTry(context, tx, held.payment, { kind: 'hosted', status: 'waiting', success_url, cancel_url })
}

async function payNothing(context: Context, tx: Tx, held: HeldPayment, requestId: string) {
  const begun = await beginTry(context, tx, held.payment, { kind: 'free', status: 'success' })
  const isPaid = await fulfil(context, tx, held, {
    step: paymentMachine.coverByCoupons,
    fee: null,
    requestId,
  })
  if (!isPaid) throw new Refusal('not_now')
  return { ...begun, isNew: false }
}

interface Try {
  kind: 'card' | 'hosted' | 'free'
  status: 'waiting' | 'processing' | 'success'
  method_id?: string
  card_id?: string
  success_url?: string
  cancel_url?: string
}

export async function beginTry(context: Context, tx: Tx, payment: PaymentRow, attempt: Try) {
  const now = context.clock.now()
  if (payment.coupons.length > 0) await keepCoupons(context, tx, payment.id)
  // A payment that costs nothing is paid at once (P10).
  if (attempt.status !== 'success')
    await perform(
      context,
      tx,
      attempt.status === 'processing' ? paymentMachine.charge : paymentMachine.openPage,
      payment,
      {
        patch: {
          updated_at: now,
        },
      },
    )
  const activity = await addActivity(tx, {
    method_id: null,
    card_id: null,
    success_url: null,
    cancel_url: null,
    ...attempt,
    payment_id: payment.id,
    processor: context.processor.name,
    amount: payment.amount,
    currency: payment.currency,
    look_at: soon(now),
    created_at: now,
    updated_at: now,
  })
  return { activity, isNew: true }
}

/** Once the try is committed: the call goes out, and what came of it is told. */
export async function finishPaying(context: Context, decided: Decided) {
  if ('refused' in decided) throw new Refusal('not_now', { message: decided.refused })
  if (decided.isNew) await sendAttempt(context, decided.activity)
  const activity = await findTry(context.db, decided.activity)
  if (!activity) throw new Refusal('not_found')
  if (activity.kind === 'hosted' && activity.status === 'waiting' && !activity.action_url)
    throw new Refusal('overloaded', { message: NO_PAGE, retryAfterSeconds: 2 })
  return {
    status: viewStatus(activity.payment_status),
    activity: viewActivity(activity),
    url: viewActivity(activity).action_url,
  }
}

const NO_PAGE = 'The payment page could not be opened. Nothing was charged. Please try again in a moment.'
