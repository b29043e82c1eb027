/** What can have a deadline, in the order in which it is offered as a filter. */
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

/** What a person keeps by hand. */
export const HAND_KINDS = ['passport', 'visa', 'permit', 'paper'] as const
export type HandKind = (typeof HAND_KINDS)[number]

/** What comes on the day. */
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

/** So many days before a deadline one can be told. */
export const NOTICE_DAYS = [180, 90, 30, 7] as const
export type NoticeDays = (typeof NOTICE_DAYS)[number]

/**
 * Of who chose nothing. Payments, silence, meetings, documents, licences and verifications have reminders of their own shortly
 * before, so nobody is told twice of the same day.
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

/** What can be renewed by way of the guide. */
export const RENEWABLE: readonly DeadlineKind[] = ['passport', 'visa', 'permit']

export const MOST_HAND_PAPERS = 100
export const PAPER_NAME_LENGTH = 80

const NAMES: Record<DeadlineKind, string> = {
  passport: 'passport',
  visa: 'visa',
  permit: 'permit',
  paper: 'paper',
  goal: 'goal',
  document: 'documents',
  payment: 'payment',
  order: 'order',
  meeting: 'meeting',
  licence: 'licence',
  verification: 'verification',
}

/** `Passport of Ghana ends`: what comes, without names of people and numbers of papers. */
export function deadlineWords(
  { kind, event }: { kind: DeadlineKind; event: DeadlineEvent },
  country: string | null,
) {
  if (event === 'travel') return `Journey${country ? ` to ${country}` : ''}`
  if (event === 'apply') return `Last day to apply${country ? ` for ${country}` : ''}`
  if (event === 'due') return 'Work is due'
  if (event === 'silence') return 'Finished work counts as accepted'
  if (event === 'start') return 'Last day to start an order'
  if (event === 'pay') return 'Last day to pay an order'
  if (event === 'send') return 'Documents to hand over'
  if (event === 'meet') return 'Meeting'
  const name = NAMES[kind]
  const ofCountry = country ? ` ${kind === 'passport' ? 'of' : 'for'} ${country}` : ''
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${ofCountry} ends`
}
