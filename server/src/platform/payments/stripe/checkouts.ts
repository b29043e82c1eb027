import Stripe from 'stripe'
import { type Clock, DAY_MS, MINUTE_MS } from '../../clock.ts'
import { type Checkout, ProcessorRefused } from '../processor.ts'
import { ask, askFor } from './ask.ts'
import { INTENT_PARTS } from './view-attempt.ts'

type Session = Stripe.Checkout.Session

/** A page may wait Stripe's half hour at least and its day at most, each with a minute for clocks that differ. */
const SHORTEST_MS = 31 * MINUTE_MS
const LONGEST_MS = DAY_MS - MINUTE_MS

const CHECKOUT_PARTS = INTENT_PARTS.map((part) => `payment_intent.${part}`)

export async function openCheckout(stripe: Stripe, clock: Clock, asked: Checkout) {
  const now = clock.now().getTime()
  const page =
    asked.expiresAt.getTime() > now ? await newPage(stripe, asked, now) : await pageOf(stripe, asked)
  if (!page) throw new ProcessorRefused('It was too late to open a checkout')
  // One that is over has no address any more, and nothing to be done there.
  return { id: page.id, url: page.url ?? asked.cancelUrl }
}

async function newPage(stripe: Stripe, asked: Checkout, now: number) {
  const closes = Math.min(Math.max(asked.expiresAt.getTime(), now + SHORTEST_MS), now + LONGEST_MS)
  const opened = () =>
    stripe.checkout.sessions.create(requestOf(asked, closes), { idempotencyKey: `checkout:${asked.key}` })
  // Asked again a minute later, it would close a minute later, which Stripe takes for another request.
  return ask(() =>
    opened().catch(async (error: unknown) => {
      const page = error instanceof Stripe.errors.StripeIdempotencyError ? await pageOf(stripe, asked) : null
      if (!page) throw error
      return page
    }),
  )
}

function requestOf(asked: Checkout, closes: number): Stripe.Checkout.SessionCreateParams {
  const { reference, description, amount, currency } = asked
  return {
    mode: 'payment',
    customer: asked.customerId,
    client_reference_id: reference,
    metadata: { reference, key: asked.key },
    allowed_payment_method_types: ['card'],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amount,
          product_data: { name: description },
        },
      },
    ],
    payment_intent_data: { description, metadata: { reference, page: 'checkout' } },
    saved_payment_method_options: { payment_method_save: 'enabled' },
    // Payers are charged what we asked for, not its worth in their own money.
    adaptive_pricing: { enabled: false },
    success_url: asked.successUrl,
    cancel_url: asked.cancelUrl,
    expires_at: Math.floor(closes / 1000),
  }
}

async function pageOf(
  stripe: Stripe,
  { customerId, key, amount, currency }: Checkout,
): Promise<Session | undefined> {
  const { data } = await ask(() => stripe.checkout.sessions.list({ customer: customerId, limit: 100 }))
  return data.find(
    (page) =>
      page.metadata?.key === key && page.amount_total === amount && page.currency === currency.toLowerCase(),
  )
}

export const readCheckout = (stripe: Stripe, id: string) =>
  askFor(() => stripe.checkout.sessions.retrieve(id, { expand: CHECKOUT_PARTS }))

export async function closeCheckout(stripe: Stripe, id: string) {
  try {
    await ask(() => stripe.checkout.sessions.expire(id))
  } catch (error) {
    if (!(error instanceof ProcessorRefused)) throw error
    const page = await readCheckout(stripe, id)
    if (!page || page.status === 'open') throw error
  }
}

/** News name the intent; the attempt is the page it was made on. */
export async function checkoutOfIntent(stripe: Stripe, intentId: string) {
  const expand = CHECKOUT_PARTS.map((part) => `data.${part}`)
  const { data } = await ask(() => stripe.checkout.sessions.list({ payment_intent: intentId, expand }))
  return data[0]
}
