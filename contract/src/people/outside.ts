import { z } from 'zod'
import { defineCall, empty, one } from '../calls/call.ts'
import { LANGUAGES } from '../words/languages.ts'
import { t } from '../words/t.ts'
import { Mode } from './auth.ts'

const returnTo = z.string().max(2000).optional()

/** The address has `problem=` on the login page, or where a link began. */
export const OUTSIDE_PROBLEMS = {
  outside_cancelled: t('You did not finish signing in there. You can try again or use your email.'),
  outside_expired: t('This took too long or was started in another browser. Please try again.'),
  outside_failed: t('We could not sign you in with that account. Please try again or use your email.'),
  outside_busy: t('Too many tries. Please wait a moment and try again.'),
  outside_no_email: t('That account shares no email with us. Please join with your email instead.'),
  outside_email_taken: t(
    'An account with this email already exists. If it is yours, sign in with your password and connect that account on your account page.',
  ),
  outside_linked_elsewhere: t('That account is already connected to another person here.'),
  outside_already_linked: t('You have already connected another account of this provider. Unlink it first.'),
} as const
export type OutsideProblem = keyof typeof OUTSIDE_PROBLEMS

export const startOutsideLogin = defineCall({
  method: 'GET',
  path: '/auth/outside/{provider}/start',
  summary: 'Where a browser goes to sign in with a provider; answers with the way there.',
  who: 'anyone',
  params: z.object({ provider: z.string().max(40) }),
  query: z.object({
    /** A path of this site to come back to. */
    return_to: returnTo,
    /** The id of the device, which no browser sends by itself. */
    device: z.uuid().optional(),
    join: Mode.optional(),
    /** Pages in another language than English say which, to be come back to in it. */
    language: z.enum([...LANGUAGES]).optional(),
  }),
  reply: empty,
  status: 303,
})

export const finishOutsideLogin = defineCall({
  method: 'GET',
  path: '/auth/outside/{provider}/callback',
  summary: 'Where the provider sends the browser back to; signs in, joins or links, and leads on.',
  who: 'anyone',
  params: z.object({ provider: z.string().max(40) }),
  query: z.object({ state: z.string().max(200).optional(), error: z.string().max(200).optional() }),
  reply: empty,
  status: 303,
})

export const linkConnectedAccount = defineCall({
  method: 'POST',
  path: '/account/connected-accounts',
  summary: 'Begins to connect an outside account; the browser goes on to `url`, and comes back linked.',
  who: 'person',
  recentlyConfirmed: true,
  body: z.strictObject({ provider: z.string().max(40), return_to: returnTo }),
  reply: one(z.strictObject({ url: z.url() })),
})
