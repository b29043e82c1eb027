import { z } from 'zod'
import { defineCall, empty, one } from '../calls/call.ts'
import { line } from '../calls/fields.ts'
import { Instant } from '../dates/time.ts'
import { Account } from './account.ts'
import { currentPassword, email, mustMatch, newPassword, otp } from './people-fields.ts'

export const requestEmailCode = defineCall({
  method: 'POST',
  path: '/account/verify/email',
  summary: 'Mails a code that proves the email, at most once a minute.',
  who: 'person',
  reply: one(z.strictObject({ resend_after_seconds: z.number().int() })),
})

export const resendEmailCode = defineCall({
  method: 'POST',
  path: '/account/verify/email/resend',
  summary: 'The same, by the name the code dialog uses.',
  who: 'person',
  reply: one(z.strictObject({ resend_after_seconds: z.number().int() })),
})

export const verifyEmail = defineCall({
  method: 'PUT',
  path: '/account/verify/email',
  summary: 'Proves the email by the mailed code.',
  who: 'person',
  body: z.strictObject({ otp }),
  reply: one(Account),
})

/** Beside the password, which must be recent: `confirm_first` asks for it. */
export const confirmPassword = defineCall({
  method: 'POST',
  path: '/account/confirmation',
  summary: 'Confirms the password or an authenticator code; valid for ten minutes.',
  who: 'person',
  suspendedToo: true,
  body: z.strictObject({ password: currentPassword.optional(), code: z.string().trim().max(20).optional() }),
  reply: one(z.strictObject({ until: Instant })),
})

export const ChangePassword = z
  .strictObject({
    password: currentPassword,
    newPassword,
    confirmPassword: z.string('passwords do not match'),
  })
  .superRefine(mustMatch('newPassword', 'confirmPassword', 'passwords do not match'))

export const changePassword = defineCall({
  method: 'PUT',
  path: '/account/password',
  summary: 'Changes the password; every other session ends.',
  who: 'person',
  body: ChangePassword,
  reply: one(z.strictObject({ changed: z.literal(true) })),
})

export const ChangeEmail = z
  .strictObject({ email, confirmEmail: z.string('emails do not match').trim(), password: currentPassword })
  .superRefine(mustMatch('email', 'confirmEmail', 'emails do not match'))

export const changeEmail = defineCall({
  method: 'POST',
  path: '/account/email',
  summary:
    'Asks for another email; links go to both addresses, to the new one alone where the old one was never verified, and the change takes place when all were opened.',
  who: 'person',
  body: ChangeEmail,
  reply: one(z.strictObject({ pending: z.literal(true) })),
})

export const confirmEmailChange = defineCall({
  method: 'POST',
  path: '/account/email/{token}',
  summary: 'Confirms an email change from one of the two addresses.',
  who: 'anyone',
  nonce: false,
  params: z.object({ token: z.string().max(100) }),
  reply: one(z.strictObject({ outcome: z.enum(['waiting_for_other', 'changed', 'changed_at_once']) })),
})

export const undoEmailChange = defineCall({
  method: 'DELETE',
  path: '/account/email/{token}',
  summary: 'Takes an email change back from the old address, within 72 hours; every session ends.',
  who: 'anyone',
  nonce: false,
  params: z.object({ token: z.string().max(100) }),
  reply: one(z.strictObject({ undone: z.literal(true) })),
})

export const SECURITY_QUESTIONS = [
  'What was the name of your first pet?',
  'In which street did you live as a child?',
  'What was the name of your first school?',
  'What is the first name of your oldest friend?',
  'Which dish did your grandmother cook best?',
  'What was your first job?',
] as const
export type SecurityQuestion = (typeof SECURITY_QUESTIONS)[number]

export const showSecurity = defineCall({
  method: 'GET',
  path: '/account/security',
  summary: 'What guards the account.',
  who: 'person',
  // They confirm that it is them before they download their data or delete their account.
  suspendedToo: true,
  reply: one(
    z.strictObject({
      has_password: z.boolean(),
      password_changed_at: Instant.nullable(),
      security_question: z.string().nullable(),
      two_step: z.boolean(),
      recovery_codes_left: z.number().int(),
      pending_email: z.string().nullable(),
      login_alerts: z.boolean(),
    }),
  ),
})

export const setSecurityQuestion = defineCall({
  method: 'PUT',
  path: '/account/security-question',
  summary: 'Sets the question recovery asks first.',
  who: 'person',
  recentlyConfirmed: true,
  body: z.strictObject({
    question: z.enum(SECURITY_QUESTIONS, 'please select a question'),
    answer: line('please enter an answer'),
  }),
  reply: one(z.strictObject({ set: z.literal(true) })),
})

export const removeSecurityQuestion = defineCall({
  method: 'DELETE',
  path: '/account/security-question',
  summary: 'Takes the question away.',
  who: 'person',
  recentlyConfirmed: true,
  reply: empty,
  status: 204,
})

export const startTwoStep = defineCall({
  method: 'POST',
  path: '/account/two-step',
  summary: 'A new secret for an authenticator; two-step sign-in begins when its first code was shown.',
  who: 'person',
  recentlyConfirmed: true,
  reply: one(z.strictObject({ secret: z.string(), uri: z.string(), qr_svg: z.string() })),
})

export const confirmTwoStep = defineCall({
  method: 'PUT',
  path: '/account/two-step',
  summary: 'Turns two-step sign-in on by a code of the authenticator; gives the recovery codes, once.',
  who: 'person',
  body: z.strictObject({
    code: z
      .string('please enter your code')
      .trim()
      .regex(/^\d{6}$/, 'please enter the 6 digits of your code'),
  }),
  reply: one(z.strictObject({ recovery_codes: z.array(z.string()) })),
})

export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/account/two-step/recovery-codes',
  summary: 'New recovery codes; the old ones no longer work.',
  who: 'person',
  recentlyConfirmed: true,
  reply: one(z.strictObject({ recovery_codes: z.array(z.string()) })),
})

export const stopTwoStep = defineCall({
  method: 'DELETE',
  path: '/account/two-step',
  summary: 'Turns two-step sign-in off.',
  who: 'person',
  recentlyConfirmed: true,
  reply: empty,
  status: 204,
})
