import { PRODUCT } from '@sojourn/contract/names'
import type { Mail } from '../platform/mail/mail.ts'
import { dayInWords } from '../platform/mail/moment-in-words.ts'

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
    `You asked us to delete your account. That happens on ${dayInWords(dueAt, timezone)}. Until then everything stays as it is, and you can change your mind at any time.`,
    'If you want to keep what we hold on you, download it from your account before that day.',
  ],
  action: {
    label: 'Keep my account',
    path: mode === 'consultant' ? '/p/agent/account/security' : '/p/client/account/security',
  },
  smallPrint: [
    'You did not ask for this? Then somebody is signed in as you: keep the account, change your password, and sign the other devices out.',
  ],
})

export const deletionDoneMail = ({ id, email, first_name }: Addressee & { id: string }): Mail => ({
  key: `person:${id}:deletion-done`,
  about: 'account',
  to: email,
  subject: `Your ${PRODUCT} account is deleted`,
  heading: `Farewell, ${first_name}`,
  paragraphs: [
    'Your account is deleted, as you asked, and with it your profile, your picture and everything that signed you in. This is our last mail to you.',
    'Should you ever need us again, you are welcome to join anew with this email.',
  ],
})
