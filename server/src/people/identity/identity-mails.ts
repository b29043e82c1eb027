import { PRODUCT } from '@sojourn/contract/calls/names'
import { mailPaths } from '@sojourn/contract/paths/mail-paths'
import { paths } from '@sojourn/contract/paths/paths'
import type { Mail } from '../../platform/mail/mail.ts'
import { hashOfToken } from './sessions/token.ts'

interface Addressee {
  email: string
}

// None of these calls somebody by name: before an email is proven, its owner may not have chosen that name,
// and nobody shall make us carry their words to a stranger.

export const codeMail = ({ email }: Addressee, codeId: string, code: string): Mail => ({
  key: `email-code:${codeId}`,
  about: 'account',
  to: email,
  subject: `${code} is your ${PRODUCT} code`,
  heading: 'Here is your code',
  paragraphs: ['Type it in where you were asked for it, and your email is verified.'],
  code,
  smallPrint: [
    'It works for 10 minutes. Nobody from our team will ever ask you for it.',
    'You did not ask for a code? Then someone typed your address by mistake, and you can ignore this email.',
  ],
})

export const alreadyMemberMail = ({ email }: Addressee, codeId: string): Mail => ({
  key: `already-member:${codeId}`,
  about: 'account',
  to: email,
  subject: `You already have a ${PRODUCT} account`,
  heading: 'You already have an account',
  paragraphs: [
    `Someone, probably you, tried to sign up for ${PRODUCT} with this email. You already have an account, so you can sign in. If you do not remember your password, use "Forgot password?".`,
  ],
  action: { label: 'Sign in', path: paths.login() },
  smallPrint: ['It was not you? Then you can ignore this email. Nothing about your account has changed.'],
})

export const resetMail = ({ email }: Addressee, resetId: string, token: string): Mail => ({
  // Nothing of the token itself is in it: what went out when is kept for long.
  key: `reset:${resetId}:${hashOfToken(token).toString('hex').slice(0, 16)}`,
  about: 'account',
  to: email,
  subject: `Set a new ${PRODUCT} password`,
  heading: 'Choose a new password',
  paragraphs: ['Open the link and choose a new password. You will then be signed out everywhere.'],
  action: { label: 'Choose a new password', path: mailPaths.passwordReset(resetId, token) },
  smallPrint: [
    'The link works once and expires in 30 minutes. Only the newest link works.',
    'You did not ask for it? Then you can ignore this email. Your password has not changed.',
  ],
})

export const changeFromMail = (
  person: Addressee,
  changeId: string,
  newEmail: string,
  token: string,
): Mail => ({
  key: `email-change:${changeId}:from`,
  about: 'account',
  to: person.email,
  subject: `Change of your ${PRODUCT} email`,
  heading: 'A new email for you?',
  paragraphs: [
    `You asked to change your email to ${newEmail}. Please confirm it here and by the link we sent to the new address.`,
  ],
  action: { label: 'Confirm the change', path: mailPaths.changeEmail(token) },
  smallPrint: [
    'The link works for 24 hours.',
    'You did not ask for this? Then do not open the link. Change your password, because someone else is signed in to your account.',
  ],
})

export const changeToMail = (
  newEmail: string,
  changeId: string,
  { token, asksBoth }: { token: string; asksBoth: boolean },
): Mail => ({
  key: `email-change:${changeId}:to`,
  about: 'account',
  to: newEmail,
  subject: `Confirm your new ${PRODUCT} email`,
  heading: 'Is this your new email?',
  paragraphs: [
    asksBoth
      ? `Someone asked to use this address for their ${PRODUCT} account. If it was you, please confirm it here and by the link we sent to your old address.`
      : `Someone asked to use this address for their ${PRODUCT} account. If it was you, please confirm it here.`,
  ],
  action: { label: 'Confirm this address', path: mailPaths.changeEmail(token) },
  smallPrint: [
    'The link works for 24 hours.',
    'It was not you? Then someone typed your address by mistake, and you can ignore this email.',
  ],
})

export const changeToTakenMail = (owner: Addressee, changeId: string): Mail => ({
  key: `email-change:${changeId}:taken`,
  about: 'account',
  to: owner.email,
  subject: `This email has a ${PRODUCT} account already`,
  heading: 'Your email is already in use',
  paragraphs: [
    `Someone asked to use this address for another ${PRODUCT} account. You already have an account with this address, so nothing was changed.`,
    'If it was you and you want to use this address there, sign in here first and change the email of this account.',
  ],
  action: { label: 'Sign in', path: paths.login() },
})

/** To the old address, which alone can take it back. */
export const emailChangedMail = (person: Addressee, changeId: string, undoToken: string): Mail => ({
  key: `email-change:${changeId}:changed`,
  about: 'account',
  to: person.email,
  subject: `Your ${PRODUCT} email was changed`,
  heading: 'Your email was changed',
  paragraphs: [
    'From now on, sign in with your new address. We send our emails there.',
    'If it was not you, undo the change. All devices are then signed out, and you can set a new password.',
  ],
  action: { label: 'Undo the change', path: mailPaths.undoEmailChange(undoToken) },
  smallPrint: ['The link works for 72 hours.'],
})
