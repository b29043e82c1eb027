import { PRODUCT } from '@sojourn/contract/calls/names'
import { longDay } from '@sojourn/contract/dates/moments'
import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { Mail } from '../../platform/mail/mail.ts'
import type { HeldLicence } from './licence-store.ts'

const action = { label: 'See your licences', path: `${agentPaths.business()}#licences` }

/** "Canada (CICC, R512345)" */
const named = ({ country, regulator, number }: HeldLicence) => `${country} (${regulator}, ${number})`

const hidden = ({ carries_services, country }: HeldLicence) =>
  carries_services
    ? [
        `Only licensed people may advise on ${country}, so your services for it are hidden until a licence there is confirmed. Open orders continue.`,
      ]
    : []

const addressed = (licence: HeldLicence, what: string) => ({
  key: `licence:${licence.id}:${licence.revision}:${what}`,
  about: 'account' as const,
  to: licence.email,
  action,
})

const notCovered = (titles: readonly string[]) =>
  titles.length > 0
    ? [
        `This licence does not cover these services, so clients cannot see them: ${titles.join('; ')}. Open orders continue.`,
      ]
    : []

export const licenceConfirmedMail = (licence: HeldLicence, hiddenTitles: readonly string[]): Mail => ({
  ...addressed(licence, 'verified'),
  subject: `Your licence for ${licence.country} is confirmed`,
  heading: `Your licence is confirmed, ${licence.first_name}`,
  paragraphs: [
    `We found your licence for ${named(licence)} in the register. Your profile and cards on ${PRODUCT} now show that you are licensed until ${longDay(licence.valid_until)}.`,
    ...notCovered(hiddenTitles),
  ],
})

export const licenceClassMail = (licence: HeldLicence, hiddenTitles: readonly string[]): Mail => ({
  ...addressed(licence, `class-${licence.class_code}`),
  subject: `Your licence for ${licence.country} has a class now`,
  heading: 'We added the class of your licence',
  paragraphs: [
    `The register shows your licence for ${named(licence)} as ${licence.class_name}. Holders of this class may do this: ${licence.class_may}`,
    ...notCovered(hiddenTitles),
  ],
})

export const licenceFailedMail = (licence: HeldLicence, reason: string): Mail => ({
  ...addressed(licence, 'failed'),
  subject: `We could not confirm your licence for ${licence.country}`,
  heading: 'We could not confirm your licence',
  paragraphs: [
    `We could not confirm your licence for ${named(licence)}. You can change it and send it again. The reason our team gave:`,
  ],
  quote: reason,
})

export const licenceRevokedMail = (licence: HeldLicence, reason: string): Mail => ({
  ...addressed(licence, 'revoked'),
  subject: `Your licence for ${licence.country} is no longer confirmed`,
  heading: 'Your licence is no longer confirmed',
  paragraphs: [
    ...hidden(licence),
    `We revoked the confirmation of your licence for ${named(licence)}. You can change it and send it again. The reason our team gave:`,
  ],
  quote: reason,
})

export const licenceEndsMail = (licence: HeldLicence, days: number): Mail => ({
  ...addressed(licence, `ends-in-${days}`),
  subject: `Your licence for ${licence.country} ends on ${longDay(licence.valid_until)}`,
  heading: 'Your licence is about to end',
  paragraphs: [
    `Your licence for ${named(licence)} ends on ${longDay(licence.valid_until)}. When you have renewed it, send us its new end date, and we will confirm it again.`,
    ...(licence.carries_services
      ? [`From the next day, your services for ${licence.country} are hidden until we confirm it.`]
      : []),
  ],
})

export const licenceExpiredMail = (licence: HeldLicence): Mail => ({
  ...addressed(licence, 'expired'),
  subject: `Your licence for ${licence.country} has ended`,
  heading: 'Your licence has ended',
  paragraphs: [
    `Your licence for ${named(licence)} ended on ${longDay(licence.valid_until)}, and we no longer show it. When you have renewed it, send us its new end date.`,
    ...hidden(licence),
  ],
})
