import { PRODUCT } from '@sojourn/contract/names'
import type { Mail } from '../../platform/mail/mail.ts'

interface Addressee {
  email: string
}

export const suspendedMail = (
  { email }: Addressee,
  entryId: string,
  reason: string,
  { supportEmail }: { supportEmail: string },
): Mail => ({
  key: `audit:${entryId}:suspended`,
  about: 'account',
  to: email,
  subject: `Your ${PRODUCT} account is suspended`,
  heading: 'Your account is suspended',
  paragraphs: [
    'You can sign in and read why, but do nothing else for now. This is the reason our team gave:',
  ],
  quote: reason,
  smallPrint: [
    `You see it differently? Write to ${supportEmail}, and somebody else of our team looks at it.`,
  ],
})

export const suspensionLiftedMail = ({ email }: Addressee, entryId: string): Mail => ({
  key: `audit:${entryId}:lifted`,
  about: 'account',
  to: email,
  subject: `Your ${PRODUCT} account is open again`,
  heading: 'Your account is open again',
  paragraphs: ['The suspension was lifted. Everything is where you left it.'],
  action: { label: 'Sign in', path: '/p/auth/login' },
})
