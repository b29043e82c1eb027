import { type LabelSlug, VERIFICATION_TRIES } from '@sojourn/contract/verification'
import type { VERIFICATION_FACTS } from '../../ground/facts/facts.ts'

export interface Transition {
  /** The row of the table of transitions. */
  row: 'F1' | 'F2' | 'F3' | 'F4' | 'F5' | 'F6' | 'F7'
  fact: (typeof VERIFICATION_FACTS)[number]
  who: 'agent' | 'staff' | 'system'
  from: readonly LabelSlug[]
  to: LabelSlug
  /** What is said where a verification stands elsewhere. */
  otherwise: string
}

const NOTHING_TO_SEND = 'Our team has your verification. We will email you.'
const NOT_WAITING = 'This verification has already been decided.'

/** Every step a verification can take; there is no other. */
export const steps = {
  submit: {
    row: 'F1',
    fact: 'verification_sent',
    who: 'agent',
    from: ['unverified'],
    to: 'in_progress',
    otherwise: NOTHING_TO_SEND,
  },
  resubmit: {
    row: 'F1',
    fact: 'verification_sent',
    who: 'agent',
    from: ['failed'],
    to: 'in_progress',
    otherwise: NOTHING_TO_SEND,
  },
  verify: {
    row: 'F2',
    fact: 'verification_confirmed',
    who: 'staff',
    from: ['in_progress'],
    to: 'verified',
    otherwise: NOT_WAITING,
  },
  fail: {
    row: 'F3',
    fact: 'verification_failed',
    who: 'staff',
    from: ['in_progress'],
    to: 'failed',
    otherwise: NOT_WAITING,
  },
  expire: {
    row: 'F4',
    fact: 'verification_expired',
    who: 'system',
    from: ['verified'],
    to: 'expired',
    otherwise: '',
  },
  /** The name or country changed, or a new document came before the old one ended. */
  reopen: {
    row: 'F5',
    fact: 'verification_reopened',
    who: 'agent',
    from: ['verified'],
    to: 'in_progress',
    otherwise: NOTHING_TO_SEND,
  },
  revoke: {
    row: 'F6',
    fact: 'verification_revoked',
    who: 'staff',
    from: ['verified'],
    to: 'failed',
    otherwise: 'Only a confirmed verification can be revoked.',
  },
  renew: {
    row: 'F7',
    fact: 'verification_renewed',
    who: 'agent',
    from: ['expired'],
    to: 'in_progress',
    otherwise: NOTHING_TO_SEND,
  },
} as const satisfies Record<string, Transition>

export type Step = keyof typeof steps

/** How an agent sends something, where their verification stands there. */
export const sendingFrom = {
  unverified: 'submit',
  failed: 'resubmit',
  verified: 'reopen',
  expired: 'renew',
  in_progress: null,
} as const satisfies Record<LabelSlug, Step | null>

interface Tries {
  label: string
  tries: number
  tries_allowed: number
  is_final: boolean
}

export const NO_TRIES_YET: Tries = {
  label: 'unverified',
  tries: 0,
  tries_allowed: VERIFICATION_TRIES,
  is_final: false,
}

export const triesLeft = ({ tries, tries_allowed, is_final }: Tries) =>
  is_final ? 0 : Math.max(0, tries_allowed - tries)

/** After the last try, and after a final failure, only support can open the way again. */
export const maySend = (verification: Tries) =>
  verification.label !== 'in_progress' && (verification.label !== 'failed' || triesLeft(verification) > 0)
