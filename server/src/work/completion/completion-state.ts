import { requestStatus } from '@sojourn/contract/calls/status'
import { underOrder } from '../../ground/facts/under-order.ts'
import { machine } from '../../platform/states/machine.ts'

const NO_LONGER = 'This request has already been answered. Please look again.'

export const completionMachine = machine({
  name: 'Completion request',
  table: 'completion_request',
  states: requestStatus,
  about: underOrder,
  steps: {
    ask: {
      doc: 'C1',
      fact: 'completion_asked',
      from: [],
      to: 'pending',
      who: ['agent'],
      what: 'The agent says that the work is done.',
    },
    accept: {
      doc: 'C2',
      from: ['pending'],
      to: 'accepted',
      who: ['client', 'system'],
      action: 'accept_request',
      what: 'The client accepts the work, or did not answer for 14 days.',
      refusal: NO_LONGER,
    },
    askChanges: {
      doc: 'C3',
      fact: 'changes_asked',
      from: ['pending'],
      to: 'rejected',
      who: ['client'],
      action: 'ask_changes',
      what: 'The client says what must change; the work goes on.',
      refusal: NO_LONGER,
    },
    withdraw: {
      doc: 'C4',
      fact: 'completion_withdrawn',
      from: ['pending'],
      to: 'cancelled',
      who: ['agent', 'system'],
      action: 'withdraw_request',
      what: 'The agent takes it back, or a conflict opens.',
      refusal: NO_LONGER,
    },
    settle: {
      doc: 'C5',
      from: ['accepted'],
      to: 'processed',
      who: ['system'],
      what: 'The agent’s share is released.',
    },
  },
})

const { pending, accepted, rejected, cancelled } = requestStatus

export const extensionMachine = machine({
  name: 'Time extension',
  table: 'extension_request',
  states: { pending, accepted, rejected, cancelled },
  about: underOrder,
  steps: {
    ask: {
      doc: 'E1',
      fact: 'extension_asked',
      from: [],
      to: 'pending',
      who: ['agent'],
      what: 'The agent asks for more days, with a reason.',
    },
    accept: {
      doc: 'E2',
      fact: 'extension_accepted',
      from: ['pending'],
      to: 'accepted',
      who: ['client'],
      action: 'answer_extension',
      what: 'The client agrees; the due date moves.',
      refusal: NO_LONGER,
    },
    decline: {
      doc: 'E3',
      fact: 'extension_declined',
      from: ['pending'],
      to: 'rejected',
      who: ['client'],
      action: 'answer_extension',
      what: 'The client declines; the due date stays.',
      refusal: NO_LONGER,
    },
    withdraw: {
      doc: 'E4',
      fact: 'extension_withdrawn',
      from: ['pending'],
      to: 'cancelled',
      who: ['agent', 'system'],
      action: 'withdraw_extension',
      what: 'The agent takes it back, or the order is no longer in progress.',
      refusal: NO_LONGER,
    },
    lapse: {
      doc: 'E4s',
      fact: 'extension_withdrawn',
      from: ['pending'],
      to: 'cancelled',
      who: ['system'],
      what: 'The client did not answer for four days; the due date stays.',
    },
  },
})
