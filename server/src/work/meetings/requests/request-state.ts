import { requestStatus } from '@sojourn/contract/calls/status'
import { machine } from '../../../platform/states/machine.ts'

const NO_LONGER = 'This request has already been answered. Please look again.'

export const meetingRequestMachine = machine({
  name: 'Meeting request',
  table: 'meeting_request',
  states: requestStatus,
  steps: {
    N1: {
      from: [],
      to: 'pending',
      who: ['client', 'agent'],
      what: 'One side asks for another time, or the agent offers a meeting.',
    },
    N2: {
      from: ['pending'],
      to: 'accepted',
      who: ['client', 'agent', 'system'],
      action: 'answer',
      what: 'The other side agrees; with enough notice a free move needs no answer.',
      refusal: NO_LONGER,
    },
    N3: {
      from: ['pending'],
      to: 'rejected',
      who: ['client', 'agent', 'system'],
      action: 'answer',
      what: 'The other side declines, or did not answer in time; a booked meeting stays as it is.',
      refusal: NO_LONGER,
    },
    N4: {
      from: ['pending'],
      to: 'cancelled',
      who: ['client', 'agent', 'system'],
      action: 'withdraw',
      what: 'Whoever asked takes it back, the meeting is cancelled, or the order stops.',
      refusal: NO_LONGER,
    },
    N5: { from: ['accepted'], to: 'processed', who: ['system'], what: 'The time is booked.' },
  },
})
