import { machine } from '../../../platform/states/machine.ts'

export type RefundStatus = 'pending' | 'processed' | 'failed'

/** The steps of money on its way back to a card. */
export const refundMachine = machine({
  name: 'Refund to a card',
  table: 'refund',
  states: { pending: null, processed: null, failed: null } satisfies Record<RefundStatus, null>,
  steps: {
    R1: { from: [], to: 'pending', who: ['system', 'processor'], what: 'Money is to go back.' },
    R2: {
      from: ['pending', 'failed'],
      to: 'processed',
      who: ['processor'],
      what: 'The processor has sent it back; it is booked as paid out.',
    },
    R3: {
      from: ['pending'],
      to: 'failed',
      who: ['processor', 'system'],
      what: 'The processor refuses it; our team is told.',
    },
    R4: {
      from: ['processed'],
      to: 'failed',
      who: ['processor'],
      what: 'The bank sent it back days after it had arrived; it is booked back, and our team is told.',
    },
    R5: {
      from: ['failed'],
      to: 'pending',
      who: ['processor'],
      what: 'Someone made it on the processor’s own pages after it had failed here.',
    },
  },
})
