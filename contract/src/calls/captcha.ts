import { z } from 'zod'
import { defineCall, one } from './call.ts'

/** An answer given for one action is worth nothing for another. `sign_in_hard` is a longer sum, for an email that many networks try at once. */
export const captchaActions = [
  'sign_in',
  'sign_in_hard',
  'sign_up',
  'forgot_password',
  'contact',
  'report',
] as const
export type CaptchaAction = (typeof captchaActions)[number]

/** A sum for the browser to do, in ALTCHA's form. It is signed, so it goes back as it came. */
export const ProofOfWork = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.string(),
    cost: z.number().int(),
    data: z.record(z.string(), z.union([z.string(), z.number()])),
    keyLength: z.number().int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    nonce: z.string(),
    salt: z.string(),
  }),
  signature: z.string(),
})
export type ProofOfWork = z.output<typeof ProofOfWork>

export const CaptchaChallenge = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('altcha'), challenge: ProofOfWork }),
  z.strictObject({ kind: z.literal('recaptcha'), site_key: z.string() }),
])
export type CaptchaChallenge = z.output<typeof CaptchaChallenge>

/** The field carries a solved sum or reCAPTCHA's token. */
export const CAPTCHA_FIELD = 'g-recaptcha-response'

export const showCaptchaChallenge = defineCall({
  method: 'GET',
  path: '/captcha/challenge',
  summary: 'What shows that a person is there: a sum to do, or the key of the reCAPTCHA to show.',
  who: 'anyone',
  query: z.object({ action: z.enum(captchaActions) }),
  reply: one(CaptchaChallenge),
})
