import { couponStatus } from '@sojourn/contract/calls/status'
import { machine } from '../../platform/states/machine.ts'

export type CouponState = keyof typeof couponStatus

/** The steps of a coupon, by their number in the rules of the product. U2 keeps an active one for a payment. */
export const couponMachine = machine({
  name: 'Coupon',
  table: 'coupon',
  states: couponStatus,
  steps: {
    U1: {
      from: [],
      to: 'active',
      who: ['staff', 'agent', 'system'],
      what: 'A gift, or credit from a refund.',
    },
    U3: {
      from: ['active'],
      to: 'used',
      who: ['system'],
      what: 'A payment was made with it, and nothing is left of it.',
    },
    U3b: {
      from: ['active'],
      to: 'active',
      who: ['system'],
      what: 'A payment was made with a part of a credit; the rest stays.',
    },
    U4: {
      from: ['used', 'active'],
      to: 'active',
      who: ['system'],
      what: 'A refund gives its share back; a gift that ended meanwhile can be used for 30 days more.',
    },
  },
})
