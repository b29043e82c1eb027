import Stripe from 'stripe'
import { type CardCharge, ProcessorRefused } from '../processor.ts'
import { ask, askFor } from './ask.ts'
import { INTENT_PARTS, viewCharge } from './view-attempt.ts'

export async function chargeCard(stripe: Stripe, asked: CardCharge) {
  const { description, amount, returnUrl } = asked
  const charged = () =>
    stripe.paymentIntents.create(
      {
        amount,
        currency: asked.currency.toLowerCase(),
        customer: asked.customerId,
        payment_method: asked.cardId,
        allowed_payment_method_types: ['card'],
        description,
        metadata: { reference: asked.reference },
        confirm: true,
        ...(asked.isUnattended ? { off_session: true } : { off_session: false, return_url: returnUrl }),
        expand: INTENT_PARTS,
      },
      { idempotencyKey: `charge:${asked.key}` },
    )
  return viewCharge(await ask(() => charged().catch(turnedDown)))
}

/** A card that is turned down comes as an error, which brings the intent along. */
function turnedDown(error: unknown): Stripe.PaymentIntent {
  if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) return error.payment_intent
  throw error
}

/** A saved card's charge that waits for its payer; one that goes on or is over is left alone. */
export async function giveUpCharge(stripe: Stripe, id: string) {
  const waits = async () =>
    (await askFor(() => stripe.paymentIntents.retrieve(id)))?.status === 'requires_action'
  if (!(await waits())) return
  try {
    await ask(() => stripe.paymentIntents.cancel(id))
  } catch (error) {
    if (!(error instanceof ProcessorRefused) || (await waits())) throw error
  }
}
