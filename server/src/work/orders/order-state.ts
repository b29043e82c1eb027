import { orderStatus } from '@sojourn/contract/status'
import { machine } from '../../platform/states/machine.ts'

export type OrderState = keyof typeof orderStatus

/** The steps of an order, by their number in the rules of the product. */
export const orderMachine = machine({
  name: 'Order',
  table: 'client_order',
  states: orderStatus,
  steps: {
    O1: { from: [], to: 'awaiting_payment', who: ['client'], what: 'A client hires an agent for a goal.' },
    O2: {
      from: ['awaiting_payment'],
      to: 'paid',
      who: ['processor', 'system'],
      what: 'Its payment is made, or nothing had to be paid.',
      refusal: 'This order cannot be paid any more.',
    },
    O3: {
      from: ['awaiting_payment'],
      to: 'cancelled',
      who: ['client', 'agent', 'staff', 'system'],
      action: 'cancel',
      what: 'The client gives it up, its service is no longer offered, or nobody paid within a day.',
      refusal: 'Only an unpaid order can be cancelled.',
    },
  },
})

/** A meeting is booked once its order is paid, and as long as there is work to do. */
export const BOOKABLE: readonly OrderState[] = ['paid', 'ongoing']
