import Stripe from 'stripe'
import type { Clock } from '../../clock.ts'
import { ForgedDelivery, type Processor, type ProcessorEvent } from '../processor.ts'
import { payoutId } from './payouts.ts'

const TOLERANCE_SECONDS = 300

type About = Pick<ProcessorEvent, 'kind' | 'objectId'>

/** One of our secrets must have signed it, no more than five minutes away from now in either direction. */
export function deliveriesFrom(
  stripe: Stripe,
  secrets: string[],
  clock: Clock,
): Pick<Processor, 'readDelivery'> {
  function proven(rawBody: Buffer, signature: string) {
    const now = clock.now().getTime()
    const signedAt = Number(/(?:^|,)t=(\d+)(?:,|$)/.exec(signature)?.[1])
    if (signedAt - now / 1000 > TOLERANCE_SECONDS) throw new ForgedDelivery('Signed in the future')
    for (const secret of secrets) {
      try {
        return stripe.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE_SECONDS, undefined, now)
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error
      }
    }
    throw new ForgedDelivery('Not signed with a secret of ours, or too long ago')
  }

  return {
    readDelivery(rawBody, headers) {
      const signature = headers['stripe-signature']
      if (typeof signature !== 'string') throw new ForgedDelivery('Not signed')
      const event = proven(rawBody, signature)
      return { id: event.id, occurredAt: new Date(event.created * 1000), ...about(event) }
    },
  }
}

function about(event: Stripe.Event): About {
  const object = event.data.object as {
    object?: string
    id?: string
    mode?: string
    payment_intent?: unknown
  }
  const id = object.id ?? null
  switch (object.object) {
    case 'checkout.session':
      return { kind: object.mode === 'setup' ? 'setup' : 'attempt', objectId: id }
    case 'payment_intent':
      return { kind: 'attempt', objectId: id }
    case 'charge':
      // Told again once their fee is known.
      return typeof object.payment_intent === 'string'
        ? { kind: 'attempt', objectId: object.payment_intent }
        : { kind: 'other', objectId: id }
    case 'refund':
      return { kind: 'refund', objectId: id }
    case 'dispute':
      return { kind: 'dispute', objectId: id }
    case 'account':
      return { kind: 'account', objectId: id }
    case 'bank_account':
    case 'card':
      // Agents' money goes to these; those without an account are our own.
      return event.account ? { kind: 'account', objectId: event.account } : { kind: 'other', objectId: id }
    case 'payout':
      // Payouts without an account are our own, to our own bank.
      return event.account && id
        ? { kind: 'payout', objectId: payoutId(event.account, id) }
        : { kind: 'other', objectId: id }
    case 'application':
      // The agent took the account away from us.
      return { kind: event.account ? 'account' : 'other', objectId: event.account ?? id }
    default:
      return { kind: 'other', objectId: id }
  }
}
