import { ApiError } from '../../api/api-error.ts'

/** Open until a failure; then a captcha stands before each try, and an answer counts once. */
export interface CaptchaGate {
  /** How many captchas were shown; none yet at 0. */
  shown: number
  answer: string | null
  /** The server wants a longer sum. */
  harder?: boolean
}

export type CaptchaEvent = { type: 'failed'; error: unknown } | { type: 'solved'; answer: string | null }

export const openGate: CaptchaGate = { shown: 0, answer: null }

export const isClosed = ({ shown, answer }: CaptchaGate) => shown > 0 && answer === null

/** Signing in wants one after any failure, the other doors when the server says so. */
export const captchaGate =
  (wantedAfter: 'any_failure' | 'request') =>
  (gate: CaptchaGate, event: CaptchaEvent): CaptchaGate => {
    if (event.type === 'solved') return { ...gate, answer: event.answer }
    const wanted = gate.shown > 0 || wantedAfter === 'any_failure' || isCaptchaRequest(event.error)
    return wanted
      ? { shown: gate.shown + 1, answer: null, ...(isHarder(event.error) && { harder: true }) }
      : gate
  }

const isHarder = (error: unknown) => error instanceof ApiError && error.code === 'captcha_harder'

const isCaptchaRequest = (error: unknown) => error instanceof ApiError && error.code === 'captcha_required'
