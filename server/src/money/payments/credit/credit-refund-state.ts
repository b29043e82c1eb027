import { requestStatus } from '@sojourn/contract/calls/status'
import { machine } from '../../../platform/states/machine.ts'

export type CreditRefundState = keyof typeof requestStatus

/** A client's credit on its way to become money. */
export const creditRefundMachine = machine({
  name: 'Refund of credit',
  table: 'coupon_refund',
  states: requestStatus,
  steps: {
    ask: {
      doc: 'Q1',
      from: [],
      to: 'pending',
      who: ['client'],
      what: 'A client wants credit as money; while it is open nobody pays with the coupon.',
    },
    accept: {
      doc: 'Q2',
      from: ['pending'],
      to: 'accepted',
      who: ['system', 'staff'],
      what: 'It goes to the card it came from, or two of our team pay it; the money leaves the coupon (L7).',
      refusal: 'This request is already answered.',
    },
    reject: {
      doc: 'Q3',
      from: ['pending'],
      to: 'rejected',
      who: ['staff', 'system'],
      action: 'reject',
      what: 'Our team refuses it and the credit stays; or a bank reversed the payment that it came from, or another after which its client owes us.',
      refusal: 'This request is already answered.',
    },
    withdraw: {
      doc: 'Q4',
      from: ['pending'],
      to: 'cancelled',
      who: ['client'],
      action: 'withdraw',
      what: 'The client takes it back.',
      refusal: 'This request is already answered.',
    },
    arrive: {
      doc: 'Q5',
      from: ['accepted'],
      to: 'processed',
      who: ['processor', 'staff'],
      what: 'The money has arrived, or the bank transfer is made.',
    },
    becomeCredit: {
      doc: 'Q6',
      from: ['accepted', 'processed'],
      to: 'cancelled',
      who: ['client', 'staff', 'system'],
      what: 'The card did not take it, or the bank sent it back after it had arrived, and it became new credit.',
    },
  },
})
