import { requestStatus } from '@sojourn/contract/calls/status'
import { machine } from '../../platform/states/machine.ts'

/** One of our team proposes, another agrees. */
export const debtReliefMachine = machine({
  name: 'Settling of a debt',
  table: 'debt_relief',
  states: requestStatus,
  steps: {
    propose: {
      doc: 'Z1',
      from: [],
      to: 'pending',
      who: ['staff'],
      what: 'One of our team says that a debt was paid outside, or should be forgiven.',
    },
    approve: {
      doc: 'Z2',
      from: ['pending'],
      to: 'processed',
      who: ['staff'],
      action: 'approve',
      what: 'Another one agrees; the books follow (L11e, L11f), and the person is told.',
      refusal: 'This is already answered.',
    },
    refuse: {
      doc: 'Z3',
      from: ['pending'],
      to: 'rejected',
      who: ['staff'],
      action: 'refuse',
      what: 'Another one declines; the debt stays.',
      refusal: 'This is already answered.',
    },
    withdraw: {
      doc: 'Z4',
      from: ['pending'],
      to: 'cancelled',
      who: ['staff'],
      action: 'withdraw',
      what: 'Whoever proposed it takes it back.',
      refusal: 'This is already answered.',
    },
  },
})
