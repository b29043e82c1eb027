import { PRODUCT } from '@sojourn/contract/calls/names'
import { longDay } from '@sojourn/contract/dates/moments'
import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { Letter, Letters, WriteLetter } from '../../ground/facts/letters.ts'
import { numberOf } from '../../platform/states/machine.ts'
import { licenceMachine } from './licence-state.ts'
import type { HeldLicence } from './licence-store.ts'

declare module '../../ground/facts/along.ts' {
  interface Along {
    licence_decided: { licence: HeldLicence; notOpened: readonly string[] }
    licence_expired: { licence: HeldLicence; notOpened: readonly string[] }
    licence_ends: { licence: HeldLicence; notOpened: readonly string[] }
  }
}

const action = { label: 'See your licences', path: `${agentPaths.business()}#licences` }

/** It reads "Canada (CICC, R512345)". */
const named = ({ country, regulator, number }: HeldLicence) => `${country} (${regulator}, ${number})`

const hidden = ({ country }: HeldLicence, titles: readonly string[]) =>
  titles.length > 0
    ? [
        `Only licensed people may advise on ${country}, so these services are hidden until a licence that covers them is confirmed: ${titles.join('; ')}. Open orders continue.`,
      ]
    : []

const addressed = (licence: HeldLicence, what: string) => ({
  key: `licence:${licence.id}:${licence.revision}:${what}`,
  action,
})

const notCovered = (titles: readonly string[]) =>
  titles.length > 0
    ? [
        `This licence does not cover these services, so clients cannot see them: ${titles.join('; ')}. Open orders continue.`,
      ]
    : []

export const licenceConfirmedMail = (licence: HeldLicence, hiddenTitles: readonly string[]): Letter => ({
  ...addressed(licence, 'verified'),
  subject: `Your licence for ${licence.country} is confirmed`,
  heading: `Your licence is confirmed, ${licence.first_name}`,
  paragraphs: [
    `We found your licence for ${named(licence)} in the register. Your profile and cards on ${PRODUCT} now show that you are licensed until ${longDay(licence.valid_until)}.`,
    ...notCovered(hiddenTitles),
  ],
})

export const licenceClassMail = (licence: HeldLicence, hiddenTitles: readonly string[]): Letter => ({
  ...addressed(licence, `class-${licence.class_code}`),
  subject: `Your licence for ${licence.country} has a class now`,
  heading: 'We added the class of your licence',
  paragraphs: [
    `The register shows your licence for ${named(licence)} as ${licence.class_name}.`,
    ...notCovered(hiddenTitles),
    'Holders of this class may do this:',
  ],
  quote: licence.class_may ?? '',
})

export const licenceFailedMail = (licence: HeldLicence, reason: string): Letter => ({
  ...addressed(licence, 'failed'),
  subject: `We could not confirm your licence for ${licence.country}`,
  heading: 'We could not confirm your licence',
  paragraphs: [
    `We could not confirm your licence for ${named(licence)}. You can change it and send it again. The reason our team gave:`,
  ],
  quote: reason,
})

export const licenceRevokedMail = (
  licence: HeldLicence,
  hiddenTitles: readonly string[],
  reason: string,
): Letter => ({
  ...addressed(licence, 'revoked'),
  subject: `Your licence for ${licence.country} is no longer confirmed`,
  heading: 'Your licence is no longer confirmed',
  paragraphs: [
    ...hidden(licence, hiddenTitles),
    `We revoked the confirmation of your licence for ${named(licence)}. You can change it and send it again. The reason our team gave:`,
  ],
  quote: reason,
})

export const licenceEndsMail = (
  licence: HeldLicence,
  hiddenTitles: readonly string[],
  days: number,
): Letter => ({
  ...addressed(licence, `ends-in-${days}`),
  subject: `Your licence for ${licence.country} ends on ${longDay(licence.valid_until)}`,
  heading: 'Your licence is about to end',
  paragraphs: [
    `Your licence for ${named(licence)} ends on ${longDay(licence.valid_until)}. When you have renewed it, send us its new end date, and we will confirm it again.`,
    ...(hiddenTitles.length > 0
      ? [`From the next day, these services are hidden until we confirm it: ${hiddenTitles.join('; ')}.`]
      : []),
  ],
})

export const licenceExpiredMail = (licence: HeldLicence, hiddenTitles: readonly string[]): Letter => ({
  ...addressed(licence, 'expired'),
  subject: `Your licence for ${licence.country} has ended`,
  heading: 'Your licence has ended',
  paragraphs: [
    `Your licence for ${named(licence)} ended on ${longDay(licence.valid_until)}, and we no longer show it. When you have renewed it, send us its new end date.`,
    ...hidden(licence, hiddenTitles),
  ],
})

const decided: WriteLetter<'licence_decided'> = ({ step, reason, along: { licence, notOpened } }) => {
  if (step === numberOf(licenceMachine.confirm)) return licenceConfirmedMail(licence, notOpened)
  if (step === numberOf(licenceMachine.nameClass)) return licenceClassMail(licence, notOpened)
  return step === numberOf(licenceMachine.revoke)
    ? licenceRevokedMail(licence, notOpened, reason ?? '')
    : licenceFailedMail(licence, reason ?? '')
}

const expired: WriteLetter<'licence_expired'> = ({ along: { licence, notOpened } }) =>
  licenceExpiredMail(licence, notOpened)

const endsSoon: WriteLetter<'licence_ends'> = ({ days, along: { licence, notOpened } }) =>
  licenceEndsMail(licence, notOpened, days)

export const licenceLetters: Letters = {
  licence_decided: { decided },
  licence_expired: { expired },
  licence_ends: { endsSoon },
}
