import { PRODUCT } from '@sojourn/contract/calls/names'
import { longDay } from '@sojourn/contract/dates/moments'
import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { JUDGED_NAMES, type Judged } from '@sojourn/contract/supply/verification'
import type { Mail } from '../../platform/mail/mail.ts'

interface Addressee {
  agent_id: string
  email: string
  own_first_name: string
}

const listed = (fields: readonly Judged[]) =>
  fields.map((field) => JUDGED_NAMES[field].toLowerCase()).join(', ')

export const submittedMail = ({ email, own_first_name }: Addressee, eventId: string): Mail => ({
  key: `verification:${eventId}:submitted`,
  about: 'account',
  to: email,
  subject: 'We are checking your documents',
  heading: `Thank you, ${own_first_name}`,
  paragraphs: [
    'We received your verification. Our team checks it, usually within two working days, and we will email you.',
    'Until then you can prepare your services and publish them once you are verified.',
  ],
  action: { label: 'See status', path: agentPaths.verification() },
})

export const verifiedMail = ({ email, own_first_name }: Addressee, eventId: string): Mail => ({
  key: `verification:${eventId}:verified`,
  about: 'account',
  to: email,
  subject: `You are verified on ${PRODUCT}`,
  heading: `You are verified, ${own_first_name}`,
  paragraphs: [
    'Our team has confirmed your identity. Your profile now shows the verified stamp, and you can publish services.',
  ],
  action: { label: 'Publish a service', path: agentPaths.services() },
})

interface Failure {
  given: { field: Judged; reason: string }[]
  final: boolean
}

export const failedMail = (
  { email, own_first_name }: Addressee,
  eventId: string,
  { given, final }: Failure,
): Mail => ({
  key: `verification:${eventId}:failed`,
  about: 'account',
  to: email,
  subject: final ? 'We could not verify you' : 'Please correct your verification',
  heading: final ? 'We could not verify you' : `Almost there, ${own_first_name}`,
  paragraphs: [
    final
      ? 'Our team checked your documents and could not confirm your identity. The reasons:'
      : 'Our team checked your documents. Please correct only this. Everything else is accepted:',
  ],
  quote: given.map(({ field, reason }) => `${JUDGED_NAMES[field]}: ${reason}`).join('\n'),
  action: final
    ? { label: 'Read more', path: agentPaths.verification() }
    : { label: 'Send it again', path: agentPaths.verification() },
})

export const reopenedMail = (
  { email }: Addressee,
  eventId: string,
  changed: ('name' | 'country')[],
): Mail => ({
  key: `verification:${eventId}:reopened`,
  about: 'account',
  to: email,
  subject: 'We are checking your verification again',
  heading: 'We are checking your verification again',
  paragraphs: [
    `Your ${listed(changed)} changed, so our team is checking your verification again. You stay verified for 14 days. You do not need to do anything now.`,
  ],
  action: { label: 'See status', path: agentPaths.verification() },
  smallPrint: ['You did not change it? Then change your password and sign out the other devices.'],
})

export const expiringMail = (
  { agent_id, email }: Addressee,
  { validUntil, days }: { validUntil: string; days: number },
): Mail => ({
  key: `verification:${agent_id}:${validUntil}:${days}`,
  about: 'account',
  to: email,
  subject: `Your document expires on ${longDay(validUntil)}`,
  heading: 'Your document expires soon',
  paragraphs: [
    `The document you verified with is valid until ${longDay(validUntil)}. Send us your new one before that day to stay verified.`,
  ],
  action: { label: 'Send the new document', path: agentPaths.kycIdentification() },
})

export const expiredMail = ({ email }: Addressee, eventId: string, until: Date): Mail => ({
  key: `verification:${eventId}:expired`,
  about: 'account',
  to: email,
  subject: 'Your verification has expired',
  heading: 'Your verification has expired',
  paragraphs: [
    `The document you verified with has expired. Your services stay visible until ${longDay(until)}. After that, clients cannot hire you until you are verified again. Open orders and payouts continue.`,
  ],
  action: { label: 'Send the new document', path: agentPaths.kycIdentification() },
})

export const lapsedMail = ({ agent_id, email, counts_until, valid_until }: Addressee & Ends): Mail => ({
  key: `verification:${agent_id}:lapsed:${counts_until?.getTime() ?? valid_until}`,
  about: 'account',
  to: email,
  subject: 'Your services are hidden for now',
  heading: 'Your services are hidden for now',
  paragraphs: [
    'You are no longer verified, so clients cannot find or hire you at the moment. Open orders and payouts continue. As soon as our team has checked your documents, your services are visible again.',
  ],
  action: { label: 'See what to do', path: agentPaths.verification() },
})

interface Ends {
  counts_until: Date | null
  valid_until: string | null
}

export const revokedMail = (
  { email }: Addressee,
  eventId: string,
  reason: string,
  { supportEmail }: { supportEmail: string },
): Mail => ({
  key: `verification:${eventId}:revoked`,
  about: 'account',
  to: email,
  subject: 'Your verification was revoked',
  heading: 'Your verification was revoked',
  paragraphs: ['Your services are hidden and clients cannot hire you. The reason our team gave:'],
  quote: reason,
  smallPrint: [`Do you disagree? Write to ${supportEmail}, and another member of our team will check it.`],
})

export const tryGrantedMail = ({ email }: Addressee, entryId: string): Mail => ({
  key: `audit:${entryId}:try`,
  about: 'account',
  to: email,
  subject: 'You can send your verification again',
  heading: 'You can send your verification again',
  paragraphs: [
    'Our team has allowed you another attempt. Everything that was accepted before is still accepted.',
  ],
  action: { label: 'Send it again', path: agentPaths.verification() },
})
