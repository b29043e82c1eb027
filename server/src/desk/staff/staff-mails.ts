import { PRODUCT } from '@sojourn/contract/calls/names'
import { paths } from '@sojourn/contract/paths/paths'
import type { Mail } from '../../platform/mail/mail.ts'

interface Addressee {
  email: string
}

export const suspendedMail = (
  { email }: Addressee,
  entryId: string,
  reason: string,
  { supportEmail, money }: { supportEmail: string; money: string | null },
): Mail => ({
  key: `audit:${entryId}:suspended`,
  about: 'account',
  to: email,
  subject: `Your ${PRODUCT} account is suspended`,
  heading: 'Your account is suspended',
  paragraphs: [
    ...(money
      ? [
          `${money} in your wallet stays yours. It is not paid out while your account is suspended. Write to ${supportEmail} about it.`,
        ]
      : []),
    'You can sign in to read the reason, but you cannot do anything else for now. The reason our team gave:',
  ],
  quote: reason,
  smallPrint: [`Do you disagree? Write to ${supportEmail}, and another member of our team will check it.`],
})

export const suspensionLiftedMail = ({ email }: Addressee, entryId: string): Mail => ({
  key: `audit:${entryId}:lifted`,
  about: 'account',
  to: email,
  subject: `Your ${PRODUCT} account is open again`,
  heading: 'Your account is open again',
  paragraphs: ['The suspension was lifted. You can use your account again.'],
  action: { label: 'Sign in', path: paths.login() },
})
