import { verificationLabel } from '@sojourn/contract/calls/status'
import { type LabelSlug, VERIFICATION_TRIES } from '@sojourn/contract/supply/verification'
import { machine } from '../../platform/states/machine.ts'

export const NOTHING_TO_SEND = 'Our team has your verification. We will email you.'
const NOT_WAITING = 'This verification has already been decided.'

export const verificationMachine = machine({
  name: 'Verification',
  table: 'verification',
  key: 'agent_id',
  column: 'label',
  states: verificationLabel,
  about: ({ agent_id }: { agent_id: string }, moved) => ({ agent: agent_id, ...moved }),
  steps: {
    begin: {
      doc: 'F0',
      from: [],
      to: 'unverified',
      who: ['agent'],
      what: 'An agent begins to say who they are.',
    },
    send: {
      doc: 'F1',
      fact: 'verification_sent',
      from: ['unverified', 'failed'],
      to: 'in_progress',
      who: ['agent'],
      action: 'send',
      what: 'Everything is sent for the first time, or again what failed.',
      refusal: NOTHING_TO_SEND,
    },
    confirm: {
      doc: 'F2',
      fact: 'verification_confirmed',
      from: ['in_progress'],
      to: 'verified',
      who: ['staff'],
      action: 'decide',
      what: 'Our team confirms it; services can be published.',
      refusal: NOT_WAITING,
    },
    fail: {
      doc: 'F3',
      fact: 'verification_failed',
      from: ['in_progress'],
      to: 'failed',
      who: ['staff'],
      action: 'decide',
      what: 'Our team says for each field what is wrong.',
      refusal: NOT_WAITING,
    },
    expire: {
      doc: 'F4',
      fact: 'verification_expired',
      from: ['verified'],
      to: 'expired',
      who: ['system'],
      what: 'The document has ended; after 14 days of grace the agent is hidden.',
    },
    reopen: {
      doc: 'F5',
      fact: 'verification_reopened',
      from: ['verified'],
      to: 'in_progress',
      who: ['agent'],
      action: 'send',
      what: 'The name or country changed, or a new document came before the old one ended.',
      refusal: NOTHING_TO_SEND,
    },
    revoke: {
      doc: 'F6',
      fact: 'verification_revoked',
      from: ['verified', 'expired'],
      to: 'failed',
      who: ['staff'],
      action: 'revoke',
      what: 'Our team takes it back; services are hidden and clients are told.',
      refusal: 'Only a confirmed verification can be revoked.',
    },
    renew: {
      doc: 'F7',
      fact: 'verification_renewed',
      from: ['expired'],
      to: 'in_progress',
      who: ['agent'],
      action: 'send',
      what: 'A new document is sent.',
      refusal: NOTHING_TO_SEND,
    },
  },
})

const { begin: _, ...taken } = verificationMachine.steps

export type Step = (typeof verificationMachine)[keyof typeof taken]

/** The state of their verification decides how an agent sends something. */
export const sendingFrom = {
  unverified: verificationMachine.send,
  failed: verificationMachine.send,
  verified: verificationMachine.reopen,
  expired: verificationMachine.renew,
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
