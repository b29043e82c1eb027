import { requestStatus } from '@sojourn/contract/calls/status'
import { type UnderOrder, underOrder } from '../../../ground/facts/under-order.ts'
import { machine } from '../../../platform/states/machine.ts'

const NO_LONGER = 'This request has already been answered. Please look again.'

interface OfRequest extends UnderOrder {
  /** Null of a meeting that is only offered. */
  meeting_id: string | null
  starts_at: Date
  order: UnderOrder['order'] & { agent_id: string }
}

export const meetingRequestMachine = machine({
  name: 'Meeting request',
  table: 'meeting_request',
  states: requestStatus,
  about: ({ meeting_id, starts_at, order }: OfRequest, moved) => ({
    ...underOrder({ order }, moved),
    agent: order.agent_id,
    meeting: meeting_id,
    starts_at: starts_at.toISOString(),
  }),
  steps: {
    ask: {
      doc: 'N1',
      fact: 'meeting_time_asked',
      from: [],
      to: 'pending',
      who: ['client', 'agent'],
      what: 'One side asks for another time, or the agent offers a meeting.',
    },
    accept: {
      doc: 'N2',
      from: ['pending'],
      to: 'accepted',
      who: ['client', 'agent', 'system'],
      action: 'answer',
      what: 'The other side agrees; with enough notice a free move needs no answer.',
      refusal: NO_LONGER,
    },
    decline: {
      doc: 'N3',
      fact: 'meeting_time_declined',
      from: ['pending'],
      to: 'rejected',
      who: ['client', 'agent', 'system'],
      action: 'answer',
      what: 'The other side declines, or did not answer in time; a booked meeting stays as it is.',
      refusal: NO_LONGER,
    },
    withdraw: {
      doc: 'N4',
      fact: 'meeting_time_withdrawn',
      from: ['pending'],
      to: 'cancelled',
      who: ['client', 'agent', 'system'],
      action: 'withdraw',
      what: 'Whoever asked takes it back, the meeting is cancelled, or the order stops.',
      refusal: NO_LONGER,
    },
    book: { doc: 'N5', from: ['accepted'], to: 'processed', who: ['system'], what: 'The time is booked.' },
  },
})
