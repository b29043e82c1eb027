import type { CaptchaAction, CaptchaChallenge } from '@sojourn/contract/calls/captcha'

/** An answer is bound to where it counts, and from whereabouts it must come. */
export interface CaptchaUse {
  action: CaptchaAction
  address: string
}

export interface Captcha {
  challenge(use: CaptchaUse): Promise<CaptchaChallenge>
  /** It is true once for each right answer. Ask before a transaction begins: a use stays used when that rolls back. */
  verify(answer: string | undefined, use: CaptchaUse): Promise<boolean>
}
