import Stripe from 'stripe'
import { type Clock, DAY_MS, MINUTE_MS } from '../../clock.ts'
import { type Checkout, type Processor, ProcessorRefused } from '../processor.ts'
import { ask, askFor } from './ask.ts'
import { INTENT_PARTS, viewCharge, viewCheckout } from './view-attempt.ts'

type Session = Stripe.Checkout.Session
type Attempts = Pick<Processor, 'openCheckout' | 'closeCheckout' | 'charge' | 'readAttempt'>

/** A page may wait Stripe's half hour at least and its day at most, each with a minute for clocks that differ. */
const SHORTEST_MS = 31 * MINUTE_MS
const LONGEST_MS = DAY_MS - MINUTE_MS

const CHECKOUT_PARTS = INTENT_PARTS.map((part) => `payment_intent.${part}`)

export function attemptsAt(stripe: Stripe, clock: Clock): Attempts {
  async function openCheckout(asked: Checkout) {
    const now = clock.now().getTime()
    const page = asked.expiresAt.getTime() > now ? await newPage(asked, now) : await pageOf(asked)
    if (!page) throw new ProcessorRefused('It was too late to open a checkout')
    // One that is over has no address any more, and nothing to be done there.
    return { id: page.id, url: page.url ?? asked.cancelUrl }
  }

  async function newPage(asked: Checkout, now: number) {
    const { reference, description, amount, currency } = asked
    const closes = Math.min(Math.max(asked.expiresAt.getTime(), now + SHORTEST_MS), now + LONGEST_MS)
    const opened = () =>
      stripe.checkout.sessions.create(
        {
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
        },
        { idempotencyKey: `checkout:${asked.key}` },
      )
    // Asked again a minute later, it would close a minute later, which Stripe takes for another request.
    return ask(() =>
      opened().catch(async (error: unknown) => {
        const page = error instanceof Stripe.errors.StripeIdempotencyError ? await pageOf(asked) : null
        if (!page) throw error
        return page
      }),
    )
  }

  async function pageOf({ customerId, key, amount, currency }: Checkout): Promise<Session | undefined> {
    const { data } = await ask(() => stripe.checkout.sessions.list({ customer: customerId, limit: 100 }))
    return data.find(
      (page) =>
        page.metadata?.key === key &&
        page.amount_total === amount &&
        page.currency === currency.toLowerCase(),
    )
  }

  const readCheckout = (id: string) =>
    askFor(() => stripe.checkout.sessions.retrieve(id, { expand: CHECKOUT_PARTS }))

  async function closeCheckout(id: string) {
    try {
      await ask(() => stripe.checkout.sessions.expire(id))
    } catch (error) {
      if (!(error instanceof ProcessorRefused)) throw error
      const page = await readCheckout(id)
      if (!page || page.status === 'open') throw error
    }
  }

  /** A saved card's charge that waits for its payer; one that goes on or is over is left alone. */
  async function giveUpCharge(id: string) {
    const waits = async () =>
      (await askFor(() => stripe.paymentIntents.retrieve(id)))?.status === 'requires_action'
    if (!(await waits())) return
    try {
      await ask(() => stripe.paymentIntents.cancel(id))
    } catch (error) {
      if (!(error instanceof ProcessorRefused) || (await waits())) throw error
    }
  }

  return {
    openCheckout,
    closeCheckout: (id) => (id.startsWith('pi_') ? giveUpCharge(id) : closeCheckout(id)),

    async charge({
      key,
      reference,
      customerId,
      cardId,
      description,
      amount,
      currency,
      returnUrl,
      isUnattended,
    }) {
      const charged = () =>
        stripe.paymentIntents.create(
          {
            amount,
            currency: currency.toLowerCase(),
            customer: customerId,
            payment_method: cardId,
            allowed_payment_method_types: ['card'],
            description,
            metadata: { reference },
            confirm: true,
            ...(isUnattended ? { off_session: true } : { off_session: false, return_url: returnUrl }),
            expand: INTENT_PARTS,
          },
          { idempotencyKey: `charge:${key}` },
        )
      return viewCharge(await ask(() => charged().catch(turnedDown)))
    },

    async readAttempt(id) {
      if (id.startsWith('cs_')) {
        const page = await readCheckout(id)
        return page?.mode === 'payment' ? viewCheckout(page) : null
      }
      if (!id.startsWith('pi_')) return null
      const intent = await askFor(() => stripe.paymentIntents.retrieve(id, { expand: INTENT_PARTS }))
      if (intent?.metadata.page !== 'checkout') return intent && viewCharge(intent)
      // News name the intent; the attempt is the page it was made on.
      const expand = CHECKOUT_PARTS.map((part) => `data.${part}`)
      const { data } = await ask(() => stripe.checkout.sessions.list({ payment_intent: id, expand }))
      return data[0] ? viewCheckout(data[0]) : null
    },
  }
}

/** A card that is turned down comes as an error, which brings the intent along. */
function turnedDown(error: unknown): Stripe.PaymentIntent {
  if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) return error.payment_intent
  throw error
}
