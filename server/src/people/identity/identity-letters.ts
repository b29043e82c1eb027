import { PRODUCT } from '@sojourn/contract/calls/names'
import { agentPaths, clientPaths } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import type { LetterReader, Letters, WriteLetter } from '../../ground/facts/letters.ts'
import { momentInWords } from '../../platform/mail/writing/moment-in-words.ts'
import type { Client } from './sessions/client.ts'

declare module '../../ground/facts/along.ts' {
  interface Along {
    device_new: { client: Client }
  }
}

const securityOf = ({ mode }: LetterReader) => (mode === 'consultant' ? agentPaths : clientPaths).security()

/** The email is proven by then, so its owner chose that name. */
const welcome: WriteLetter<'email_proven'> = ({ person }, { to: { first_name, mode } }) => ({
  key: `person:${person}:welcome`,
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

const passwordChanged: WriteLetter<'password_changed'> = ({ change }) => ({
  key: `password-changed:${change}`,
  subject: `Your ${PRODUCT} password was changed`,
  heading: 'Your password was changed',
  paragraphs: [
    'Your password was just changed, and every other browser was signed out.',
    'If it was you, you do not need to do anything. If not, reset your password now.',
  ],
  action: { label: 'It was not me', path: paths.forgotPassword() },
})

const newDevice: WriteLetter<'device_new'> = ({ session, along: { client } }, { context, to }) => ({
  key: `session:${session}:new-device`,
  subject: `New sign-in to ${PRODUCT}`,
  heading: 'Was this you?',
  paragraphs: [
    `Someone signed in to your account with ${client.deviceName} on ${momentInWords(context.clock.now(), client)}.`,
    'If it was you, you do not need to do anything. If not, sign out that device and change your password.',
  ],
  action: { label: 'See my devices', path: securityOf(to) },
})

/** Whoever gets this far knows the password. */
const codesGuessed: WriteLetter<'codes_guessed'> = ({ challenge }, { to }) => ({
  key: `challenge:${challenge}:guessed`,
  subject: `Someone may know your ${PRODUCT} password`,
  heading: 'Please change your password',
  paragraphs: [
    'Someone entered your correct password and then five wrong codes. Two-step sign-in kept them out.',
    'If it was you, you do not need to do anything. If not, someone knows your password.',
  ],
  action: { label: 'Change my password', path: securityOf(to) },
})

const twoStep: WriteLetter<'two_step_turned'> = ({ person, now }, { context, to }) => ({
  key: `person:${person}:two-step-${now}:${context.clock.now().getTime()}`,
  subject: now === 'on' ? 'Two-step sign-in is on' : 'Two-step sign-in is off',
  heading: now === 'on' ? 'Two-step sign-in is on' : 'Two-step sign-in is off',
  paragraphs: [
    now === 'on'
      ? 'From now on we ask for a code of your authenticator when you sign in. Keep your recovery codes where you find them without your phone.'
      : 'From now on your password alone signs you in.',
    'If it was not you who changed this, change your password now.',
  ],
  action: { label: 'See my security settings', path: securityOf(to) },
})

const connected: WriteLetter<'account_connected'> = ({ account, provider }, { to }) => ({
  key: `connected-account:${account}:on`,
  subject: `You can now sign in with ${provider}`,
  heading: `${provider} is connected`,
  paragraphs: [
    `A ${provider} account was connected to your ${PRODUCT} account. Anyone who uses it can sign in to your account.`,
    'If it was not you who connected it, unlink it and change your password now.',
  ],
  action: { label: 'See my security settings', path: securityOf(to) },
})

const disconnected: WriteLetter<'account_disconnected'> = ({ account, provider }, { to }) => ({
  key: `connected-account:${account}:off`,
  subject: `You no longer sign in with ${provider}`,
  heading: `${provider} is no longer connected`,
  paragraphs: [
    `The ${provider} account that was connected to your ${PRODUCT} account no longer signs you in.`,
    'If it was not you who unlinked it, change your password now.',
  ],
  action: { label: 'See my security settings', path: securityOf(to) },
})

/** The old address is theirs again by then, and gets the letter. */
const emailRestored: WriteLetter<'email_restored'> = ({ change }) => ({
  key: `email-change:${change}:undone`,
  subject: `Your ${PRODUCT} email is back`,
  heading: 'Your old email is restored',
  paragraphs: [
    'The change was undone and all devices were signed out. Whoever made the change knew your password, so it no longer works. Please set a new one.',
  ],
  action: { label: 'Set a new password', path: paths.forgotPassword() },
})

export const identityLetters: Letters = {
  email_proven: { welcome },
  password_changed: { passwordChanged },
  device_new: { newDevice },
  codes_guessed: { codesGuessed },
  two_step_turned: { twoStep },
  account_connected: { connected },
  account_disconnected: { disconnected },
  email_restored: { emailRestored },
}
