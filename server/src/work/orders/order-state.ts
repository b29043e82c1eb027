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
    O4: {
      from: ['paid'],
      to: 'ongoing',
      who: ['system'],
      what: 'Its meeting is booked and its documents are there, so the work begins by itself.',
    },
    O5: {
      from: ['paid'],
      to: 'ongoing',
      who: ['agent'],
      action: 'start',
      what: 'The agent begins, also where something is missing; what was missing is kept.',
      refusal: 'Only a paid order that has not begun can be started.',
    },
    O6: {
      from: ['paid', 'ongoing'],
      to: 'cancelled',
      who: ['client'],
      action: 'leave',
      what: 'The client cancels within the cooling-off time, within the time to withdraw, or because the agent did not begin; the money goes back.',
      refusal: 'This order can no longer be cancelled. You can open a conflict instead.',
    },
    O7: {
      from: ['paid'],
      to: 'cancelled',
      who: ['agent'],
      action: 'decline',
      what: 'The agent declines the case before it began; all of the money goes back.',
      refusal: 'Only a paid order that has not begun can be declined.',
    },
    O8: {
      from: ['paid'],
      to: 'cancelled',
      who: ['system'],
      what: 'Nobody began for 30 days; all of the money goes back.',
    },
    O9: {
      from: ['ongoing'],
      to: 'ongoing',
      who: ['client', 'agent'],
      what: 'The agent says how far the work is, it waits for the authority, or more days are agreed; the due date moves.',
      refusal: 'The work is not in progress.',
    },
    O10: {
      from: ['ongoing'],
      to: 'completed',
      who: ['client'],
      action: 'accept',
      what: 'The client accepts the work; the agent’s share is released.',
      refusal: 'Only work in progress can be accepted.',
    },
    O11: {
      from: ['ongoing'],
      to: 'completed',
      who: ['system'],
      what: 'A completion request waited 14 days without an answer; the agent’s share is released.',
    },
    O12: {
      from: ['paid', 'ongoing'],
      to: 'conflicted',
      who: ['client', 'agent'],
      action: 'conflict',
      what: 'One side opens a conflict; the clocks stop and the money stays held.',
      refusal: 'No conflict can be opened on this order now.',
    },
    O13: {
      from: ['completed'],
      to: 'conflicted',
      who: ['client'],
      action: 'conflict',
      what: 'The client opens a conflict while the agent’s share is still in clearance.',
      refusal: 'No conflict can be opened on this order now.',
    },
    O14a: {
      from: ['conflicted'],
      to: 'paid',
      who: ['client', 'agent', 'staff'],
      what: 'The conflict ends and an order that had not begun goes on.',
    },
    O14b: {
      from: ['conflicted'],
      to: 'ongoing',
      who: ['client', 'agent', 'staff'],
      what: 'The conflict ends and the work goes on.',
    },
    O14c: {
      from: ['conflicted'],
      to: 'completed',
      who: ['client', 'agent', 'staff', 'processor'],
      what: 'The conflict ends and the order stays completed.',
    },
    O15: {
      from: ['conflicted'],
      to: 'cancelled',
      who: ['system', 'processor'],
      what: 'All that can be refunded is refunded, or a chargeback is lost.',
    },
    O16: {
      from: ['conflicted'],
      to: 'completed',
      who: ['system', 'staff'],
      what: 'A part is refunded and the rest is released, or our team decides for the agent.',
    },
    O17: {
      from: ['paid', 'ongoing', 'conflicted'],
      to: 'cancelled',
      who: ['staff'],
      what: 'Our team ends it, for fraud, a revoked licence or a legal reason; it sets the share that goes back.',
      refusal: 'Only an order that goes on can be ended.',
    },
    O18: {
      from: ['paid', 'ongoing', 'completed'],
      to: 'conflicted',
      who: ['processor'],
      what: 'The client’s bank opens a chargeback.',
    },
  },
})

/** A meeting is booked once its order is paid, and as long as there is work to do. */
export const BOOKABLE: readonly OrderState[] = ['paid', 'ongoing']
