import { t } from '../words/t.ts'

/** The order is the one in which kinds are offered as a filter. */
export const DEADLINE_KINDS = [
  'passport',
  'visa',
  'permit',
  'paper',
  'goal',
  'document',
  'payment',
  'order',
  'meeting',
  'licence',
  'verification',
] as const
export type DeadlineKind = (typeof DEADLINE_KINDS)[number]

/** A person keeps these by hand. */
export const HAND_KINDS = ['passport', 'visa', 'permit', 'paper'] as const
export type HandKind = (typeof HAND_KINDS)[number]

export const DEADLINE_EVENTS = [
  'ends',
  'travel',
  'apply',
  'due',
  'silence',
  'start',
  'pay',
  'send',
  'meet',
] as const
export type DeadlineEvent = (typeof DEADLINE_EVENTS)[number]

/** The kinds each side can have. */
export const KINDS_OF = {
  client: ['passport', 'visa', 'permit', 'paper', 'goal', 'document', 'payment', 'order', 'meeting'],
  agent: [
    ...['passport', 'visa', 'permit', 'paper'],
    ...['document', 'order', 'meeting', 'licence', 'verification'],
  ],
} as const satisfies Record<string, readonly string[]> as Record<'client' | 'agent', readonly DeadlineKind[]>

/** One can be told so many days before a deadline. */
export const NOTICE_DAYS = [180, 90, 30, 7] as const
export type NoticeDays = (typeof NOTICE_DAYS)[number]

/**
 * These hold for who chose nothing. Payments, silence, meetings, documents, licences and verifications have
 * reminders of their own shortly before, so nobody is told twice of the same day.
 */
export const USUAL_DAYS: Readonly<Record<DeadlineKind, readonly NoticeDays[]>> = {
  passport: [180, 90, 30, 7],
  visa: [180, 90, 30, 7],
  permit: [180, 90, 30, 7],
  paper: [90, 30, 7],
  goal: [90, 30],
  document: [],
  payment: [],
  order: [7],
  meeting: [],
  licence: [180, 90],
  verification: [180, 90],
}

/** The guide shows the way to renew these. */
export const RENEWABLE: readonly DeadlineKind[] = ['passport', 'visa', 'permit']

export const MOST_HAND_PAPERS = 100
export const PAPER_NAME_LENGTH = 80

const ENDS: Partial<Record<DeadlineKind, { alone: string; of: (country: string) => string }>> = {
  passport: {
    alone: t('Passport ends'),
    of: (country) => t('Passport of {country} ends', { country }),
  },
  visa: { alone: t('Visa ends'), of: (country) => t('Visa for {country} ends', { country }) },
  permit: { alone: t('Permit ends'), of: (country) => t('Permit for {country} ends', { country }) },
  licence: { alone: t('Licence ends'), of: (country) => t('Licence for {country} ends', { country }) },
  verification: {
    alone: t('Verification ends'),
    of: (country) => t('Verification for {country} ends', { country }),
  },
}
const PAPER_ENDS = {
  alone: t('Paper ends'),
  of: (country: string) => t('Paper for {country} ends', { country }),
}

/** It reads `Passport of Ghana ends`, without names of people and numbers of papers. */
export function deadlineWords(
  { kind, event }: { kind: DeadlineKind; event: DeadlineEvent },
  country: string | null,
) {
  if (event === 'travel') return country ? t('Journey to {country}', { country }) : t('Journey')
  if (event === 'apply')
    return country ? t('Last day to apply for {country}', { country }) : t('Last day to apply')
  if (event === 'due') return t('Work is due')
  if (event === 'silence') return t('Finished work counts as accepted')
  if (event === 'start') return t('Last day to start an order')
  if (event === 'pay') return t('Last day to pay an order')
  if (event === 'send') return t('Documents to hand over')
  if (event === 'meet') return t('Meeting')
  const { alone, of } = ENDS[kind] ?? PAPER_ENDS
  return country ? of(country) : alone
}
