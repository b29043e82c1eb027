import { type ErrorCode, errors, type FieldError } from '@sojourn/contract/calls/errors'

interface Details {
  message?: string
  fields?: FieldError[]
  retryAfterSeconds?: number
}

/** A use case throws it when it will not do what was asked; the door turns it into an answer. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? errors[code].message)
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }

  get status() {
    return errors[this.code].status
  }
}

export const invalidField = (field: string, message: string) =>
  new Refusal('invalid_fields', { fields: [{ field, message }] })

/** A refusal of what is not possible now, with the sentence that says why. */
export const notNow = (message: string) => new Refusal('not_now', { message })
