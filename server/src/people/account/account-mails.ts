import { PRODUCT } from '@sojourn/contract/calls/names'
import { agentPaths, clientPaths } from '@sojourn/contract/paths/own-paths'
import type { Letters, WriteLetter } from '../../ground/facts/letters.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { dayInWords } from '../../platform/mail/writing/moment-in-words.ts'

interface Addressee {
  email: string
  first_name: string
}

export const deletionAskedMail = (
  {
    id,
    email,
    first_name,
    mode,
    timezone,
  }: Addressee & { id: string; mode: string; timezone: string | null },
  dueAt: Date,
): Mail => ({
  key: `person:${id}:deletion-asked:${dueAt.getTime()}`,
  about: 'account',
  to: email,
  subject: `Your ${PRODUCT} account will be deleted on ${dayInWords(dueAt, timezone)}`,
  heading: `We are sorry to see you go, ${first_name}`,
  paragraphs: [
    `You asked us to delete your account. We will delete it on ${dayInWords(dueAt, timezone)}. Until then you can use it and change your mind.`,
    'If you want a copy of your data, download it from your account before that day.',
  ],
  action: {
    label: 'Keep my account',
    path: (mode === 'consultant' ? agentPaths : clientPaths).data(),
  },
  smallPrint: [
    'You did not ask for this? Then someone else is signed in to your account. Keep the account, change your password and sign out the other devices.',
  ],
})

/** Once a month, however often it waits. */
export const deletionWaitsMail = (
  { id, email, first_name, mode }: Addressee & { id: string; mode: string },
  now: Date,
): Mail => ({
  key: `person:${id}:deletion-waits:${now.toISOString().slice(0, 7)}`,
  about: 'account',
  to: email,
  subject: `Your ${PRODUCT} account could not be deleted yet`,
  heading: `Something has to be settled first, ${first_name}`,
  paragraphs: [
    'Your account was to be deleted by now. An order, a payment or something else has to be settled first; your account names it.',
    'We look again every two days, and delete the account once nothing stands in the way. Until then you can use it and change your mind.',
  ],
  action: {
    label: 'See what is missing',
    path: (mode === 'consultant' ? agentPaths : clientPaths).data(),
  },
})

export const deletionDoneMail = ({ id, email, first_name }: Addressee & { id: string }): Mail => ({
  key: `person:${id}:deletion-done`,
  about: 'account',
  to: email,
  subject: `Your ${PRODUCT} account is deleted`,
  heading: `Goodbye, ${first_name}`,
  paragraphs: [
    'We deleted your account as you asked, with your profile, your picture and your sign-in data. This is our last email to you.',
    'The law makes us keep payments and receipts. They no longer carry your name or address, only your country.',
    'If you were an agent, our invoices to you stay as they are, and your name and registration stay on your clients’ receipts.',
    'You can sign up again with this email at any time.',
  ],
})

/** Nobody knows here what the file was, so its reader is told where to look. */
const lostFile: WriteLetter<'file_lost'> = ({ file, sent_at }, { to: { first_name, zone } }) => ({
  key: `file:${file}:lost`,
  subject: 'Please send us a file again',
  heading: `We could not keep a file of yours, ${first_name}`,
  paragraphs: [
    `A file that you sent us on ${dayInWords(new Date(sent_at), zone)} cannot be read any more. We are sorry. Please upload it again where you sent it: with your order, your messages or your verification.`,
    'Nobody else has seen it.',
  ],
})

/** The scanner was away when it came, so it was kept for a while. */
const virusFound: WriteLetter<'virus_found'> = ({ file, sent_at }, { to: { first_name, zone } }) => ({
  key: `file:${file}:virus`,
  subject: 'We removed a file of yours: a virus was found in it',
  heading: `A file of yours had a virus, ${first_name}`,
  paragraphs: [
    `A file that you sent us on ${dayInWords(new Date(sent_at), zone)} had a virus, so we removed it. Nobody could open it here.`,
    'Please scan your device, and upload a clean copy where you sent this one.',
  ],
})

export const accountLetters: Letters = { file_lost: { lostFile }, virus_found: { virusFound } }
