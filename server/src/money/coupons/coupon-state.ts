import { couponStatus } from '@sojourn/contract/calls/status'
import { machine } from '../../platform/states/machine.ts'

export type CouponState = keyof typeof couponStatus

/** U2 keeps an active one for a payment. The rules of the product number the steps. */
export const couponMachine = machine({
  name: 'Coupon',
  table: 'coupon',
  states: couponStatus,
  steps: {
    give: {
      doc: 'U1',
      from: [],
      to: 'active',
      who: ['staff', 'agent', 'system'],
      what: 'A gift, or credit from a refund.',
    },
    useUp: {
      doc: 'U3',
      from: ['active'],
      to: 'used',
      who: ['system'],
      what: 'A payment was made with it, and nothing is left of it.',
    },
    usePart: {
      doc: 'U3b',
      from: ['active'],
      to: 'active',
      who: ['system'],
      what: 'A payment was made with a part of a credit; the rest stays.',
    },
    returnShare: {
      doc: 'U4',
      from: ['used', 'active', 'refunded'],
      to: 'active',
      who: ['system'],
      what: 'A refund gives its share back; a gift that ended meanwhile can be used for 30 days more.',
    },
    payOut: {
      doc: 'U5',
      from: ['active'],
      to: 'refunded',
      who: ['system', 'staff'],
      what: 'Credit was paid out to its client; a gift never becomes money.',
    },
    takeBack: {
      doc: 'U6',
      from: ['active'],
      to: 'refunded',
      who: ['processor'],
      what: 'A bank reversed the payment that the credit came from, and nothing is left of it.',
    },
    giveAgain: {
      doc: 'U6b',
      from: ['used', 'active', 'refunded'],
      to: 'active',
      who: ['processor'],
      what: 'The bank decided otherwise after all: the credit is its client’s again.',
    },
    payDebt: {
      doc: 'U7',
      from: ['active'],
      to: 'used',
      who: ['system'],
      what: 'Its client owed something, which all that was left of the credit pays.',
    },
  },
})
