import type Stripe from 'stripe'

interface Said {
  type: Stripe.RawErrorType
  message: string
  code?: string
  decline_code?: string
  param?: string
  payment_intent?: Stripe.PaymentIntent
}

/** An answer of Stripe that says no. */
export class StripeFailure extends Error {
  readonly status: number
  readonly said: Said

  constructor(status: number, said: Said) {
    super(said.message)
    this.status = status
    this.said = said
  }
}

export const invalid = (message: string, more: Partial<Said> = {}) =>
  new StripeFailure(400, { type: 'invalid_request_error', message, ...more })

export const missing = (kind: string, id: string, param = 'id') =>
  new StripeFailure(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  })
