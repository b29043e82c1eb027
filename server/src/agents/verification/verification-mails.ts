import { longDay } from '@sojourn/contract/moments'
import { PRODUCT } from '@sojourn/contract/names'
import { JUDGED_NAMES, type Judged } from '@sojourn/contract/verification'
import type { Mail } from '../../platform/mail/mail.ts'

interface Addressee {
  agent_id: string
  email: string
  own_first_name: string
}

const OVERVIEW = '/p/agent/account/verification'
const IDENTIFICATION = '/p/agent/kyc/identification'

const listed = (fields: readonly Judged[]) =>
  fields.map((field) => JUDGED_NAMES[field].toLowerCase()).join(', ')

export const submittedMail = ({ email, own_first_name }: Addressee, eventId: string): Mail => ({
  key: `verification:${eventId}:submitted`,
  about: 'account',
  to: email,
  subject: 'We are checking your papers',
  heading: `Thank you, ${own_first_name}`,
  paragraphs: [
    'Your verification has reached our team. Somebody looks at it by hand, usually within two working days, and you hear from us by mail.',
    'Until then you can prepare your services: they are published once you are verified.',
  ],
  action: { label: 'See where it stands', path: OVERVIEW },
})

export const verifiedMail = ({ email, own_first_name }: Addressee, eventId: string): Mail => ({
  key: `verification:${eventId}:verified`,
  about: 'account',
  to: email,
  subject: `You are verified on ${PRODUCT}`,
  heading: `You are verified, ${own_first_name}`,
  paragraphs: [
    'Our team has confirmed who you are. Your profile carries the stamp from now on, and you can publish services.',
  ],
  action: { label: 'Publish a service', path: '/p/agent/services' },
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
  subject: final ? 'We could not verify you' : 'Your verification needs something from you',
  heading: final ? 'We could not verify you' : `Almost there, ${own_first_name}`,
  paragraphs: [
    final
      ? 'Our team has looked at your papers and could not confirm who you are. This is what stood in the way:'
      : 'Our team has looked at your papers. Only this is asked for again; everything else was accepted:',
  ],
  quote: given.map(({ field, reason }) => `${JUDGED_NAMES[field]}: ${reason}`).join('\n'),
  action: final ? { label: 'Read more', path: OVERVIEW } : { label: 'Send it again', path: OVERVIEW },
})

export const reopenedMail = (
  { email }: Addressee,
  eventId: string,
  changed: ('name' | 'country')[],
): Mail => ({
  key: `verification:${eventId}:reopened`,
  about: 'account',
  to: email,
  subject: 'We look at your verification again',
  heading: 'We look at your verification again',
  paragraphs: [
    `Your ${listed(changed)} changed, so our team checks that your papers still fit. You stay verified for 14 days meanwhile; there is nothing you have to do now.`,
  ],
  action: { label: 'See where it stands', path: OVERVIEW },
  smallPrint: ['You did not change it? Then change your password and sign the other devices out.'],
})

export const expiringMail = (
  { agent_id, email }: Addressee,
  { validUntil, days }: { validUntil: string; days: number },
): Mail => ({
  key: `verification:${agent_id}:${validUntil}:${days}`,
  about: 'account',
  to: email,
  subject: `Your document ends on ${longDay(validUntil)}`,
  heading: 'Your document ends soon',
  paragraphs: [
    `The document you were verified with is valid until ${longDay(validUntil)}. Send us the new one before that day, and you stay verified without a gap.`,
  ],
  action: { label: 'Send the new document', path: IDENTIFICATION },
})

export const expiredMail = ({ email }: Addressee, eventId: string, until: Date): Mail => ({
  key: `verification:${eventId}:expired`,
  about: 'account',
  to: email,
  subject: 'Your verification has expired',
  heading: 'Your verification has expired',
  paragraphs: [
    `The document you were verified with has ended. Your services stay visible until ${longDay(until)}; after that nobody can hire you until you are verified anew. Orders under way and payouts go on.`,
  ],
  action: { label: 'Send the new document', path: IDENTIFICATION },
})

export const lapsedMail = ({ agent_id, email, counts_until, valid_until }: Addressee & Ends): Mail => ({
  key: `verification:${agent_id}:lapsed:${counts_until?.getTime() ?? valid_until}`,
  about: 'account',
  to: email,
  subject: 'Your services are hidden for now',
  heading: 'Your services are hidden for now',
  paragraphs: [
    'You no longer count as verified, so nobody finds or hires you at the moment. Orders under way and payouts go on. As soon as our team has confirmed your papers, everything is visible again.',
  ],
  action: { label: 'See what is missing', path: OVERVIEW },
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
  subject: 'Your verification was taken back',
  heading: 'Your verification was taken back',
  paragraphs: ['Your services are hidden and nobody can hire you. This is the reason our team gave:'],
  quote: reason,
  smallPrint: [
    `You see it differently? Write to ${supportEmail}, and somebody else of our team looks at it.`,
  ],
})

export const tryGrantedMail = ({ email }: Addressee, entryId: string): Mail => ({
  key: `audit:${entryId}:try`,
  about: 'account',
  to: email,
  subject: 'You can send your verification again',
  heading: 'You can send your verification again',
  paragraphs: ['Our team has given you one more try. Everything that was accepted before still is.'],
  action: { label: 'Send it again', path: OVERVIEW },
})
