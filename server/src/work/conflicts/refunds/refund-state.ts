import { requestStatus } from '@sojourn/contract/calls/status'
import { machine } from '../../../platform/states/machine.ts'

export type RefundState = keyof typeof requestStatus

/** A refund that somebody asks for or offers in a conflict. */
export const proposalMachine = machine({
  name: 'Refund proposal',
  table: 'refund_request',
  states: requestStatus,
  about: ({ order_id, conflict_id }: { order_id: string; conflict_id: string }, { step }) => ({
    order: order_id,
    conflict: conflict_id,
    step,
    from: 'conflicted',
    to: 'conflicted',
  }),
  steps: {
    propose: {
      doc: 'R1',
      fact: 'refund_asked',
      from: [],
      to: 'pending',
      who: ['client', 'agent', 'staff'],
      what: 'A side or our team proposes an amount.',
    },
    accept: {
      doc: 'R2',
      fact: 'refund_answered',
      from: ['pending'],
      to: 'accepted',
      who: ['client', 'agent', 'system'],
      action: 'accept',
      what: 'The other side accepts it, or does not answer in time where it gives the client as much as the refund schedule; the money is booked.',
      refusal: 'This proposal is already answered.',
    },
    reject: {
      doc: 'R3',
      fact: 'refund_answered',
      from: ['pending'],
      to: 'rejected',
      who: ['client', 'agent'],
      action: 'reject',
      what: 'The other side rejects it, or proposes something else.',
      refusal: 'This proposal is already answered.',
    },
    withdraw: {
      doc: 'R4',
      fact: 'refund_answered',
      from: ['pending'],
      to: 'cancelled',
      who: ['client', 'agent', 'system'],
      action: 'withdraw',
      what: 'Whoever made it takes it back, its conflict ends, or its time is over and silence cannot accept it.',
      refusal: 'This proposal is already answered.',
    },
    finish: {
      doc: 'R5',
      from: ['accepted'],
      to: 'processed',
      who: ['system'],
      what: 'All of its money has arrived.',
    },
  },
})
