import { machine } from '../../../platform/states/machine.ts'

type TransferState = 'waiting' | 'sent' | 'withdrawn' | 'returned'

export const refundTransferMachine = machine({
  name: 'Refund by bank transfer',
  table: 'refund_transfer',
  states: { waiting: null, sent: null, withdrawn: null, returned: null } satisfies Record<
    TransferState,
    null
  >,
  steps: {
    plan: {
      doc: 'X1',
      from: [],
      to: 'waiting',
      who: ['client', 'agent', 'staff'],
      what: 'The payer or our team says where it goes; one of our team agrees.',
    },
    send: {
      doc: 'X2',
      from: ['waiting'],
      to: 'sent',
      who: ['staff'],
      what: 'Another of our team has sent it; the bank details are removed.',
    },
    withdraw: {
      doc: 'X3',
      from: ['waiting'],
      to: 'withdrawn',
      who: ['client', 'agent', 'staff', 'system'],
      what: 'It is not made; the bank details are removed.',
    },
    comeBack: { doc: 'X4', from: ['sent'], to: 'returned', who: ['staff'], what: 'The bank sent it back.' },
  },
})
