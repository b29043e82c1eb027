import { paymentStatus } from '@sojourn/contract/calls/status'
import { machine } from '../../../platform/states/machine.ts'

const { paid: _, ...attemptStatus } = paymentStatus

export type AttemptState = keyof typeof attemptStatus

/** The try whose end is not known; a payment has one at most. */
export const LIVE = ['waiting', 'processing'] as const satisfies readonly AttemptState[]

export const isLive = (status: AttemptState) => (LIVE as readonly AttemptState[]).includes(status)

/** Money that comes late finds the attempt in one of these. */
const NOT_CAPTURED = [...LIVE, 'failed', 'cancelled'] as const

export const attemptMachine = machine({
  name: 'Try to pay',
  table: 'payment_activity',
  states: attemptStatus,
  steps: {
    charge: {
      doc: 'T1',
      from: [],
      to: 'processing',
      who: ['client', 'agent'],
      what: 'With a saved card (P2).',
    },
    openPage: {
      doc: 'T2',
      from: [],
      to: 'waiting',
      who: ['client', 'agent'],
      what: 'On a page where a card is typed (P3).',
    },
    needNothing: {
      doc: 'T3',
      from: [],
      to: 'success',
      who: ['client', 'agent'],
      what: 'Nothing is left to pay (P10).',
    },
    askToConfirm: {
      doc: 'T4',
      from: LIVE,
      to: 'waiting',
      who: ['processor'],
      what: 'The payer’s bank asks the payer to confirm (P4).',
    },
    proceed: {
      doc: 'T5',
      from: ['waiting'],
      to: 'processing',
      who: ['processor'],
      what: 'The payer has done their part (P4b).',
    },
    capture: {
      doc: 'T6',
      from: NOT_CAPTURED,
      to: 'success',
      who: ['processor', 'system'],
      what: 'The agreed amount is captured (P5), also of a try that was given up, while the payment is open.',
    },
    fail: {
      doc: 'T7',
      from: LIVE,
      to: 'failed',
      who: ['processor', 'system'],
      what: 'The card is declined, or nobody can tell what became of the try (P8).',
    },
    giveUp: {
      doc: 'T8',
      from: LIVE,
      to: 'cancelled',
      who: ['client', 'agent', 'staff', 'system', 'processor'],
      what: 'Its page was left, another try takes its place, or what was to be paid is given up.',
    },
    sendBack: {
      doc: 'T9',
      from: [...NOT_CAPTURED, 'success'],
      to: 'cancelled',
      who: ['system'],
      what: 'Its money came a second time, or when what was to be paid was gone; all of it goes back (P7).',
    },
    refuseAmount: {
      doc: 'T10',
      from: NOT_CAPTURED,
      to: 'failed',
      who: ['system'],
      what: 'Another amount came than was agreed; all of it goes back.',
    },
  },
})
