import { PRODUCT } from '@sojourn/contract/calls/names'
import { longDay } from '@sojourn/contract/dates/moments'
import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { JUDGED_NAMES, type Judged } from '@sojourn/contract/supply/verification'
import type { Heard, Letter, LetterReader, Letters, WriteLetter } from '../../ground/facts/letters.ts'
import { lastDayBefore } from './days.ts'

declare module '../../ground/facts/along.ts' {
  interface Along {
    /** It counts until then, whatever our team finds. Undefined where it counts no more, or not yet. */
    verification_sent: Counting | undefined
    verification_renewed: Counting | undefined
    /** Its agent changed who they are, or sent a new document. */
    verification_reopened: { changed: ('name' | 'country')[] } | Counting
    verification_try_granted: { everything: boolean }
    verification_expired: { until: Date }
    verification_nears_lapse: Lapsing
  }
}

interface Counting {
  until: Date
}

interface Lapsing extends Counting {
  /** The agent waits for our team, and can do nothing. */
  isWithTeam: boolean
}

type Reader = Pick<LetterReader, 'first_name'>

export const submittedMail = ({ first_name }: Reader, eventId: string): Letter => ({
  key: `verification:${eventId}:submitted`,
  subject: 'We are checking your documents',
  heading: `Thank you, ${first_name}`,
  paragraphs: [
    'We received your verification. Our team checks it, usually within two working days, and we will email you.',
    'Until then you can prepare your services and publish them once you are verified.',
  ],
  action: { label: 'See status', path: agentPaths.verification() },
})

export const stillVerifiedMail = ({ first_name }: Reader, eventId: string, until: Date): Letter => ({
  key: `verification:${eventId}:submitted`,
  subject: 'We are checking your documents',
  heading: `Thank you, ${first_name}`,
  paragraphs: [
    'We received your verification. Our team checks it, usually within two working days, and we will email you.',
    `You stay verified until ${longDay(lastDayBefore(until))}. Your services stay visible.`,
  ],
  action: { label: 'See status', path: agentPaths.verification() },
})

export const verifiedMail = ({ first_name }: Reader, eventId: string): Letter => ({
  key: `verification:${eventId}:verified`,
  subject: `You are verified on ${PRODUCT}`,
  heading: `You are verified, ${first_name}`,
  paragraphs: [
    'Our team has confirmed your identity. Your profile now shows the verified stamp, and you can publish services.',
  ],
  action: { label: 'Publish a service', path: agentPaths.services() },
})

interface Failure {
  given: { field: Judged; reason: string }[]
  final: boolean
}

export const failedMail = ({ first_name }: Reader, eventId: string, { given, final }: Failure): Letter => ({
  key: `verification:${eventId}:failed`,
  subject: final ? 'We could not verify you' : 'Please correct your verification',
  heading: final ? 'We could not verify you' : `Almost there, ${first_name}`,
  paragraphs: [
    final
      ? 'Our team checked your documents and could not confirm your identity. The reasons:'
      : 'Our team checked your documents. Please correct only this. Everything else is accepted:',
    ...given.map(({ field, reason }) => `${JUDGED_NAMES[field]}: ${reason}`),
  ],
  action: final
    ? { label: 'Read more', path: agentPaths.verification() }
    : { label: 'Send it again', path: agentPaths.verification() },
})

function whyAgain(changed: ('name' | 'country')[]) {
  if (changed.length > 1)
    return 'Your name and country changed, so our team is checking your verification again.'
  return changed[0] === 'name'
    ? 'Your name changed, so our team is checking your verification again.'
    : 'Your country changed, so our team is checking your verification again.'
}

export const reopenedMail = (eventId: string, changed: ('name' | 'country')[]): Letter => ({
  key: `verification:${eventId}:reopened`,
  subject: 'We are checking your verification again',
  heading: 'We are checking your verification again',
  paragraphs: [`${whyAgain(changed)} You stay verified for 14 days. You do not need to do anything now.`],
  action: { label: 'See status', path: agentPaths.verification() },
  smallPrint: ['You did not change it? Then change your password and sign out the other devices.'],
})

interface Ending {
  agent: string
  valid_until: string
  days: number
}

export const expiringMail = ({ agent, valid_until, days }: Ending): Letter => ({
  key: `verification:${agent}:${valid_until}:${days}`,
  subject: `Your document expires on ${longDay(valid_until)}`,
  heading: 'Your document expires soon',
  paragraphs: [
    `The document you verified with is valid until ${longDay(valid_until)}. Send us your new one before that day to stay verified.`,
  ],
  action: { label: 'Send the new document', path: agentPaths.kycIdentification() },
})

export const expiredMail = (eventId: string, until: Date): Letter => ({
  key: `verification:${eventId}:expired`,
  subject: 'Your verification has expired',
  heading: 'Your verification has expired',
  paragraphs: [
    `The document you verified with has expired. Your services stay visible until ${longDay(lastDayBefore(until))}. After that, clients cannot hire you until you are verified again. Open orders and payouts continue.`,
  ],
  action: { label: 'Send the new document', path: agentPaths.kycIdentification() },
})

export const nearsLapseMail = (eventId: string, { until, isWithTeam }: Lapsing): Letter => {
  const staysUntil = `You stay verified until ${longDay(lastDayBefore(until))}.`
  return {
    key: `verification:${eventId}:nears-lapse`,
    subject: staysUntil.slice(0, -1),
    heading: 'Your verification ends soon',
    paragraphs: [
      isWithTeam
        ? `Our team is still checking what you sent. ${staysUntil} After that, your services are hidden until our team has decided. Open orders and payouts continue.`
        : `${staysUntil} After that, your services are hidden, and clients cannot hire you until you are verified again. Open orders and payouts continue.`,
    ],
    action: { label: 'See what to do', path: agentPaths.verification() },
  }
}

export const lapsedMail = ({ agent, ended }: { agent: string; ended: string }): Letter => ({
  key: `verification:${agent}:lapsed:${ended}`,
  subject: 'Your services are hidden for now',
  heading: 'Your services are hidden for now',
  paragraphs: [
    'You are no longer verified, so clients cannot find or hire you at the moment. Open orders and payouts continue. As soon as our team has checked your documents, your services are visible again.',
  ],
  action: { label: 'See what to do', path: agentPaths.verification() },
})

export const revokedMail = (
  eventId: string,
  reason: string,
  { supportEmail }: { supportEmail: string },
): Letter => ({
  key: `verification:${eventId}:revoked`,
  subject: 'Your verification was revoked',
  heading: 'Your verification was revoked',
  paragraphs: ['Your services are hidden and clients cannot hire you. The reason our team gave:'],
  quote: reason,
  smallPrint: [`Do you disagree? Write to ${supportEmail}, and another member of our team will check it.`],
})

export const tryGrantedMail = (entryId: string, everything: boolean): Letter => ({
  key: `audit:${entryId}:try`,
  subject: 'You can send your verification again',
  heading: 'You can send your verification again',
  paragraphs: [
    everything
      ? 'Our team has allowed you another attempt. Please send everything again.'
      : 'Our team has allowed you another attempt. Everything that was accepted before is still accepted.',
  ],
  action: { label: 'Send it again', path: agentPaths.verification() },
})

type Sent = { id: string | null; along?: Counting | undefined }

const submitted = ({ id, along }: Sent, { to }: Heard) =>
  along ? stillVerifiedMail(to, id ?? '', along.until) : submittedMail(to, id ?? '')

const failed: WriteLetter<'verification_failed'> = ({ id, reasons, is_final: final }, { to }) =>
  failedMail(to, id ?? '', {
    given: Object.entries(reasons).map(([field, reason]) => ({ field: field as Judged, reason })),
    final,
  })

const reopened: WriteLetter<'verification_reopened'> = ({ id, along }, { to }) =>
  'changed' in along ? reopenedMail(id ?? '', along.changed) : stillVerifiedMail(to, id ?? '', along.until)

export const verificationLetters: Letters = {
  verification_sent: { submitted },
  verification_renewed: { submitted },
  verification_confirmed: { verified: ({ id }, { to }) => verifiedMail(to, id ?? '') },
  verification_failed: { failed },
  verification_reopened: { reopened },
  verification_ends: { endsSoon: expiringMail },
  verification_expired: { expired: ({ id, along }) => expiredMail(id ?? '', along.until) },
  verification_nears_lapse: { nearsLapse: ({ id, along }) => nearsLapseMail(id ?? '', along) },
  verification_lapsed: { lapsed: lapsedMail },
  verification_revoked: {
    revoked: ({ id, reason }, { context }) => revokedMail(id ?? '', reason ?? '', context.settings),
  },
  verification_try_granted: { tryGranted: ({ entry, along }) => tryGrantedMail(entry, along.everything) },
}
