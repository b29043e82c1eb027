import type { ErrorBody, ErrorCode, FieldError } from '@sojourn/contract/calls/errors'

/** A call that was refused, with the server's own sentence for the person. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | 'unreachable'
  readonly fields: FieldError[]
  readonly requestId: string | null

  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.message ?? '')
    this.name = 'ApiError'
    this.status = status
    this.code = body.code ?? 'unreachable'
    this.fields = body.errors ?? []
    this.requestId = body.request_id ?? null
  }

  static from({ status, body }: { status: number; body: string }) {
    try {
      return new ApiError(status, JSON.parse(body))
    } catch {
      return new ApiError(status, {})
    }
  }

  /** Nothing came back at all. */
  static unreachable() {
    return new ApiError(0, {})
  }
}

/** A busy server sends calls away before it does anything, and says when to come again. */
export const AGAIN_MS = 5_000
export const isBusy = (error: unknown) => error instanceof ApiError && error.code === 'overloaded'

/** The server's sentence, else the fallback the action has. */
export const sentenceOf = (error: unknown, fallback: string) =>
  (error instanceof ApiError && error.message) || fallback
