import { paymentStatus } from '@sojourn/contract/calls/status'
import { machine } from '../../platform/states/machine.ts'

export type PaymentState = keyof typeof paymentStatus

/** An open payment can still be worked out anew, paid and given up. */
export const OPEN: readonly PaymentState[] = ['waiting', 'failed']
/** P5 and P6: the money is here. */
export const MADE: readonly PaymentState[] = ['paid', 'success']

export const isOpen = (status: PaymentState) => OPEN.includes(status)
export const isMade = (status: PaymentState) => MADE.includes(status)

const PAID = 'This is already paid.'

/** P5 is taken together with P6. The rules of the product number the steps. */
export const paymentMachine = machine({
  name: 'Payment',
  table: 'payment',
  states: paymentStatus,
  steps: {
    open: { doc: 'P1', from: [], to: 'waiting', who: ['client', 'agent'], what: 'Something is to be paid.' },
    charge: {
      doc: 'P2',
      from: ['waiting', 'failed'],
      to: 'processing',
      who: ['client', 'agent'],
      action: 'pay',
      what: 'It is paid with a saved card.',
      refusal: PAID,
    },
    openPage: {
      doc: 'P3',
      from: ['waiting', 'failed'],
      to: 'waiting',
      who: ['client', 'agent'],
      action: 'pay',
      what: 'A page where a card is typed is opened, or closed because the total is calculated again.',
      refusal: PAID,
    },
    askToConfirm: {
      doc: 'P4',
      from: ['waiting', 'processing'],
      to: 'waiting',
      who: ['processor'],
      what: 'The payer’s bank asks the payer to confirm.',
    },
    proceed: {
      doc: 'P4b',
      from: ['waiting'],
      to: 'processing',
      who: ['processor'],
      what: 'The payer has done their part, and the money is on its way.',
    },
    succeed: {
      doc: 'P6',
      from: ['waiting', 'processing', 'failed'],
      to: 'success',
      who: ['processor', 'system'],
      what: 'The agreed amount is captured (P5), and what was paid for is theirs; both in one transaction.',
    },
    comeTooLate: {
      doc: 'P7',
      from: ['waiting', 'processing', 'failed'],
      to: 'cancelled',
      who: ['system'],
      what: 'The money came when what was to be paid was gone; all of it goes back.',
    },
    fail: {
      doc: 'P8',
      from: ['waiting', 'processing'],
      to: 'failed',
      who: ['processor', 'system'],
      what: 'The card is declined, the amount is a wrong one, or nobody can tell what became of the try.',
    },
    leavePage: {
      doc: 'P8b',
      from: ['waiting', 'processing'],
      to: 'waiting',
      who: ['processor', 'system'],
      what: 'The page was left or ran out without a try.',
    },
    cancel: {
      doc: 'P9',
      from: ['waiting', 'failed'],
      to: 'cancelled',
      who: ['client', 'agent', 'staff', 'system'],
      what: 'What was to be paid is given up; coupons are free again.',
    },
    coverByCoupons: {
      doc: 'P10',
      from: ['waiting', 'failed'],
      to: 'success',
      who: ['client', 'agent'],
      action: 'pay',
      what: 'Coupons left nothing to pay.',
      refusal: PAID,
    },
  },
})
