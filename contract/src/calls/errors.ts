/** Every refusal the API knows: its HTTP status and the sentence a person reads. */
export const errors = {
  unreadable: { status: 400, message: 'We could not read this request.' },
  unknown_field: { status: 400, message: 'This request has a field we do not know.' },
  too_deep: { status: 400, message: 'This request is nested too deeply.' },
  not_signed_in: { status: 401, message: 'Please sign in first.' },
  wrong_credentials: { status: 401, message: 'The email or password is incorrect.' },
  nonce_required: { status: 403, message: 'Your page is out of date. Please try again.' },
  nonce_expired: { status: 403, message: 'Your page is out of date. Please try again.' },
  /** The tab shows somebody else than is signed in by now. */
  other_person: { status: 403, message: 'Someone else has signed in in this browser.' },
  not_found: { status: 404, message: 'We could not find that.' },
  goal_does_not_fit: { status: 405, message: 'Please choose a goal that fits this service.' },
  not_now: { status: 409, message: 'That is not possible at the moment.' },
  /** The save was made on a version that is no longer the last. */
  changed_elsewhere: { status: 409, message: 'This was changed in another tab or on another device.' },
  wrong_mode: { status: 409, message: 'Please switch your mode to do that.' },
  suspended: { status: 409, message: 'Your account is suspended.' },
  confirm_first: { status: 409, message: 'Please confirm your password first.' },
  email_not_verified: { status: 409, message: 'Please verify your email first.' },
  still_running: { status: 409, message: 'Your first request is still in progress.' },
  gone: { status: 410, message: 'This was removed.' },
  too_large: { status: 413, message: 'That is too large.' },
  unsupported_type: { status: 415, message: 'This type of content is not accepted here.' },
  invalid_fields: { status: 422, message: 'Please check the highlighted fields.' },
  captcha_required: { status: 422, message: 'Please confirm that you are a person.' },
  captcha_harder: {
    status: 422,
    message:
      'This email is being tried from many places. Please confirm once more that you are a person; it takes a little longer.',
  },
  key_reused: {
    status: 422,
    message: 'This request is different from the first one with the same Idempotency-Key.',
  },
  too_many_tries: { status: 429, message: 'Too many tries. Please wait a moment and try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again later.' },
  unavailable: {
    status: 503,
    message: 'Part of our service is not responding. Please try again in a moment.',
  },
  overloaded: { status: 503, message: 'We are very busy. Please try again in a few seconds.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errors

export interface FieldError {
  field: string
  message: string
}

/** The one body every error answer has; `errors` stands only on 422. */
export interface ErrorBody {
  message: string
  code: ErrorCode
  request_id: string
  errors?: FieldError[]
}
