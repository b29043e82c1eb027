import { setTimeout as pause } from 'node:timers/promises'
import Stripe from 'stripe'
import { CustomerUnknown, ProcessorRefused, ProcessorUnreachable, ShortOfFunds } from '../processor.ts'

const {
  StripeError,
  StripeIdempotencyError,
  StripeInvalidRequestError,
  StripeCardError,
  StripePermissionError,
} = Stripe.errors

const TRIES_WHILE_BUSY = 6
const BUSY_PAUSE_MS = 100

/** While another call with the same key is under way, it waits for its turn. */
export async function ask<T>(call: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await call()
    } catch (error) {
      if (!isBusy(error) || tries === TRIES_WHILE_BUSY) throw inOurWords(error)
      await pause(tries * BUSY_PAUSE_MS)
    }
  }
}

/** Null means that Stripe never heard of it; of an account that is not ours it says no more than that we have no access. */
export async function askFor<T>(call: () => Promise<T>): Promise<T | null> {
  return await ask(() =>
    call().catch((error: unknown) => {
      const isUnknown = error instanceof StripeInvalidRequestError && error.code === 'resource_missing'
      const isForeign = error instanceof StripePermissionError && error.code === 'account_invalid'
      if (isUnknown || isForeign) return null
      throw error
    }),
  )
}

const isBusy = (error: unknown) =>
  error instanceof StripeError && (error.statusCode === 409 || error.code === 'lock_timeout')

/** Transfers and payouts come up short like this; a card without money is a decline. */
const SHORT = new Set(['balance_insufficient', 'insufficient_funds'])

/** Only what Stripe looked at and turned down did not happen. Of all else, a wrong key of ours too, nothing is known. */
function inOurWords(error: unknown) {
  if (!(error instanceof StripeError)) return error
  const isRefused =
    error instanceof StripeInvalidRequestError ||
    error instanceof StripeIdempotencyError ||
    error instanceof StripeCardError
  const isForNobody = error.code === 'resource_missing' && error.param === 'customer'
  const Refused = isForNobody
    ? CustomerUnknown
    : SHORT.has(error.code ?? '')
      ? ShortOfFunds
      : ProcessorRefused
  const Said = isRefused ? Refused : ProcessorUnreachable
  return new Said(`Stripe: ${error.code ?? error.type}: ${error.message}`, { cause: error })
}
