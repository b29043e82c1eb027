import { PRODUCT } from '@sojourn/contract/calls/names'
import { mailPaths } from '@sojourn/contract/paths/mail-paths'
import { agentPaths, clientPaths } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import type { Mail } from '../../platform/mail/mail.ts'
import { momentInWords } from '../../platform/mail/writing/moment-in-words.ts'
import type { Client } from './sessions/client.ts'
import { hashOfToken } from './sessions/token.ts'

interface Addressee {
  email: string
}

interface Member extends Addressee {
  mode: 'subscriber' | 'consultant'
}

// Only the welcome calls somebody by name: before an email is proven, its owner may not have chosen that name, and
// nobody shall make us carry their words to a stranger.

const securityPath = ({ mode }: Member) => (mode === 'consultant' ? agentPaths : clientPaths).security()

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

export const welcomeMail = ({
  id,
  email,
  first_name,
  mode,
}: Member & { id: string; first_name: string }): Mail => ({
  key: `person:${id}:welcome`,
  about: 'account',
  to: email,
  subject: `Welcome to ${PRODUCT}`,
  heading: `Good to have you with us, ${first_name}`,
  paragraphs:
    mode === 'consultant'
      ? [
          'Your email is verified. Next, add a service and verify your identity, so that clients can find you.',
        ]
      : [
          'Your email is verified. Next, tell us where you want to go and why: that is your first goal, and agents who fit it are then easy to find.',
        ],
  action:
    mode === 'consultant'
      ? { label: 'Add a service', path: agentPaths.services() }
      : { label: 'Set my first goal', path: clientPaths.goals() },
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
  // Nothing of the token itself: what went out when is kept for long.
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

export const passwordChangedMail = ({ email }: Addressee, change: string): Mail => ({
  key: `password-changed:${change}`,
  about: 'account',
  to: email,
  subject: `Your ${PRODUCT} password was changed`,
  heading: 'Your password was changed',
  paragraphs: [
    'Your password was just changed, and every other browser was signed out.',
    'If it was you, you do not need to do anything. If not, reset your password now.',
  ],
  action: { label: 'It was not me', path: paths.forgotPassword() },
})

/** Told after each sign-in from a browser that is new to the account. */
export const newDeviceMail = (person: Member, client: Client, sessionId: string, now: Date): Mail => ({
  key: `session:${sessionId}:new-device`,
  about: 'account',
  to: person.email,
  subject: `New sign-in to ${PRODUCT}`,
  heading: 'Was this you?',
  paragraphs: [
    `Someone signed in to your account with ${client.deviceName} on ${momentInWords(now, client)}.`,
    'If it was you, you do not need to do anything. If not, sign out that device and change your password.',
  ],
  action: { label: 'See my devices', path: securityPath(person) },
})

/** Whoever gets this far knows the password. */
export const codesGuessedMail = (person: Member, challengeId: string): Mail => ({
  key: `challenge:${challengeId}:guessed`,
  about: 'account',
  to: person.email,
  subject: `Someone may know your ${PRODUCT} password`,
  heading: 'Please change your password',
  paragraphs: [
    'Someone entered your correct password and then five wrong codes. Two-step sign-in kept them out.',
    'If it was you, you do not need to do anything. If not, someone knows your password.',
  ],
  action: { label: 'Change my password', path: securityPath(person) },
})

export const twoStepMail = (person: Member & { id: string }, now: 'on' | 'off', at: Date): Mail => ({
  key: `person:${person.id}:two-step-${now}:${at.getTime()}`,
  about: 'account',
  to: person.email,
  subject: `Two-step sign-in is ${now}`,
  heading: `Two-step sign-in is ${now}`,
  paragraphs: [
    now === 'on'
      ? 'From now on we ask for a code of your authenticator when you sign in. Keep your recovery codes where you find them without your phone.'
      : 'From now on your password alone signs you in.',
    'If it was not you who changed this, change your password now.',
  ],
  action: { label: 'See my security settings', path: securityPath(person) },
})

export const accountConnectedMail = (person: Member, accountId: string, provider: string): Mail => ({
  key: `connected-account:${accountId}:on`,
  about: 'account',
  to: person.email,
  subject: `You can now sign in with ${provider}`,
  heading: `${provider} is connected`,
  paragraphs: [
    `A ${provider} account was connected to your ${PRODUCT} account. Anyone who uses it can sign in to your account.`,
    'If it was not you who connected it, unlink it and change your password now.',
  ],
  action: { label: 'See my security settings', path: securityPath(person) },
})

export const accountDisconnectedMail = (person: Member, accountId: string, provider: string): Mail => ({
  key: `connected-account:${accountId}:off`,
  about: 'account',
  to: person.email,
  subject: `You no longer sign in with ${provider}`,
  heading: `${provider} is no longer connected`,
  paragraphs: [
    `The ${provider} account that was connected to your ${PRODUCT} account no longer signs you in.`,
    'If it was not you who unlinked it, change your password now.',
  ],
  action: { label: 'See my security settings', path: securityPath(person) },
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

export const changeToMail = (newEmail: string, changeId: string, token: string): Mail => ({
  key: `email-change:${changeId}:to`,
  about: 'account',
  to: newEmail,
  subject: `Confirm your new ${PRODUCT} email`,
  heading: 'Is this your new email?',
  paragraphs: [
    `Someone asked to use this address for their ${PRODUCT} account. If it was you, please confirm it here and by the link we sent to your old address.`,
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

export const emailRestoredMail = (person: Addressee, changeId: string): Mail => ({
  key: `email-change:${changeId}:undone`,
  about: 'account',
  to: person.email,
  subject: `Your ${PRODUCT} email is back`,
  heading: 'Your old email is restored',
  paragraphs: [
    'The change was undone and all devices were signed out. Whoever made the change knew your password, so it no longer works. Please set a new one.',
  ],
  action: { label: 'Set a new password', path: paths.forgotPassword() },
})
