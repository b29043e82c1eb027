import { z } from 'zod'
import { defineCall, empty, one } from '../calls/call.ts'
import {
  captchaAnswer,
  currentPassword,
  email,
  firstName,
  lastName,
  mustMatch,
  newPassword,
  otp,
  password,
} from './people-fields.ts'

/** The role a session is in: `x-role` on the wire and a hint for menus in the `role` cookie. */
export const Role = z.enum(['subscriber', 'unverified_consultant', 'consultant', 'staff'])
export type Role = z.output<typeof Role>

/** The two ways to join, and the two modes one can be in. */
export const Mode = z.enum(['subscriber', 'consultant'])
export type Mode = z.output<typeof Mode>

export const heartbeat = defineCall({
  method: 'HEAD',
  path: '/heartbeat',
  summary:
    'A fresh nonce in `x-nonce`, the person in `x-person` and the role in `x-role`; 401 when the session is over.',
  who: 'person',
  suspendedToo: true,
  reply: empty,
  status: 204,
})

export const Login = z.strictObject({
  email,
  password: currentPassword,
  'g-recaptcha-response': captchaAnswer.optional(),
})

/** Signed in (the nonce stands in the headers), or the authenticator's code is wanted for the challenge `id`. */
export const LoginReply = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('signed_in'), is_a: Role }),
  z.strictObject({ outcome: z.literal('two_step'), id: z.uuid() }),
])

export const login = defineCall({
  method: 'POST',
  path: '/auth/login',
  summary: 'Signs in. After a failure it wants a captcha answer (`captcha_required`).',
  who: 'anyone',
  nonce: false,
  body: Login,
  reply: one(LoginReply),
})

export const TwoStepCode = z.strictObject({
  /** It is six digits of the authenticator, or one of the recovery codes. */
  code: z.string('please enter your code').trim().min(6, 'please enter your code').max(20),
})

export const finishLogin = defineCall({
  method: 'POST',
  path: '/auth/login/{id}',
  summary: 'The second step of a login: the code of the authenticator, or a recovery code.',
  who: 'anyone',
  nonce: false,
  params: z.object({ id: z.uuid() }),
  body: TwoStepCode,
  reply: one(z.strictObject({ outcome: z.literal('signed_in'), is_a: Role })),
})

export const Signup = z
  .strictObject({
    first_name: firstName,
    last_name: lastName,
    email,
    confirmEmail: z.string('emails do not match').trim(),
    password,
    'g-recaptcha-response': captchaAnswer.optional(),
  })
  .superRefine(mustMatch('email', 'confirmEmail', 'emails do not match'))

export const signUp = defineCall({
  method: 'POST',
  path: '/auth/signup/{id}',
  summary:
    'Joins as `subscriber` (client) or `consultant` (agent); the answer is the same for an email already known.',
  who: 'anyone',
  nonce: false,
  params: z.object({ id: Mode }),
  body: Signup,
  reply: one(z.strictObject({ id: z.uuid() })),
  status: 201,
  idempotent: true,
})

export const EmailCode = z.strictObject({ otp })

export const verifySignup = defineCall({
  method: 'PUT',
  path: '/auth/signup/{id}/otp',
  summary: 'Proves the email of a signup by the code mailed to it; does not sign in.',
  who: 'anyone',
  nonce: false,
  params: z.object({ id: z.uuid() }),
  body: EmailCode,
  reply: one(z.strictObject({ verified: z.literal(true) })),
})

export const resendSignupCode = defineCall({
  method: 'POST',
  path: '/auth/signup/{id}/otp',
  summary: 'Mails a new code for a signup, at most once a minute.',
  who: 'anyone',
  nonce: false,
  params: z.object({ id: z.uuid() }),
  reply: one(z.strictObject({ resend_after_seconds: z.number().int() })),
})

export const ForgotPassword = z.strictObject({ email, 'g-recaptcha-response': captchaAnswer.optional() })

export const forgotPassword = defineCall({
  method: 'POST',
  path: '/auth/forgot-password',
  summary: 'Begins a recovery; the answer has the same shape for an email nobody has.',
  who: 'anyone',
  nonce: false,
  body: ForgotPassword,
  reply: one(z.strictObject({ id: z.uuid(), security_question: z.string().nullable() })),
})

export const SecurityAnswer = z.strictObject({
  answer: z.string().trim().max(200).optional(),
})

/** An empty answer is a slip and would count as a wrong one. */
export const GivenAnswer = z.strictObject({
  answer: z.string('please enter your answer').trim().min(1, 'please enter your answer').max(200),
})

export const sendResetMail = defineCall({
  method: 'POST',
  path: '/auth/forgot-password/{id}',
  summary: 'Sends the reset link, when the answer to the security question is right or none was set.',
  who: 'anyone',
  nonce: false,
  params: z.object({ id: z.uuid() }),
  body: SecurityAnswer,
  reply: one(z.strictObject({ sent: z.literal(true) })),
})

export const NewPassword = z
  .strictObject({ newPassword, confirmPassword: z.string('passwords do not match') })
  .superRefine(mustMatch('newPassword', 'confirmPassword', 'passwords do not match'))

export const resetPassword = defineCall({
  method: 'PUT',
  path: '/auth/forgot-password/{id}/{token}',
  summary: 'Sets the new password, once, within 30 minutes of the mail; every session ends.',
  who: 'anyone',
  nonce: false,
  params: z.object({ id: z.uuid(), token: z.string().max(100) }),
  body: NewPassword,
  reply: one(z.strictObject({ reset: z.literal(true) })),
})

export const logout = defineCall({
  method: 'POST',
  path: '/auth/logout',
  summary: 'Ends the session.',
  who: 'person',
  suspendedToo: true,
  reply: empty,
  status: 204,
})

export const endSession = defineCall({
  method: 'DELETE',
  path: '/session',
  summary: 'Ends the session without a nonce, for a client that lost it.',
  who: 'anyone',
  nonce: false,
  reply: empty,
  status: 204,
})

const Provider = z.strictObject({ id: z.string(), name: z.string() })

export const listSignInProviders = defineCall({
  method: 'GET',
  path: '/auth/providers',
  summary: 'Whose accounts one can sign in with here.',
  who: 'anyone',
  reply: one(z.strictObject({ providers: z.array(Provider) })),
})
