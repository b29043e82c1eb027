import Stripe from 'stripe'
import type { Clock } from '../../clock.ts'
import type { Processor } from '../processor.ts'
import { accountsAt } from './accounts.ts'
import { attemptsAt } from './attempts.ts'
import { cardsAt } from './cards.ts'
import { leastAmount } from './least-amount.ts'
import { payoutsAt } from './payouts.ts'
import { deliveriesFrom } from './read-delivery.ts'
import { refundsAt } from './refunds.ts'

/** Stripe's answers change with its version; ours changes together with the package. */
const API_VERSION = '2026-10-28.endive'

const TIMEOUT_MS = 10_000

interface StripeKeys {
  secretKey: string
  webhookSecrets: string[]
}

/** Tests put the API elsewhere. */
export type StripeLine = Pick<Stripe.StripeConfig, 'protocol' | 'host' | 'port' | 'timeout'>

export function openStripe(
  { secretKey, webhookSecrets }: StripeKeys,
  clock: Clock,
  line: StripeLine = {},
): Processor {
  const stripe = new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    // Whoever asked knows what it was for, and asks again with the same key when it is time.
    maxNetworkRetries: 0,
    telemetry: false,
    ...line,
  })
  return {
    name: /^(sk|rk)_test_/.test(secretKey) ? 'stripe_test' : 'stripe',
    leastAmount,
    ...cardsAt(stripe),
    ...attemptsAt(stripe, clock),
    ...refundsAt(stripe),
    ...accountsAt(stripe),
    ...payoutsAt(stripe),
    ...deliveriesFrom(stripe, webhookSecrets, clock),
  }
}
