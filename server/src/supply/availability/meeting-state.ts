import { meetingStatus } from '@sojourn/contract/calls/status'
import { type UnderOrder, underOrder } from '../../ground/facts/under-order.ts'
import { machine } from '../../platform/states/machine.ts'

export type MeetingState = 'held' | keyof typeof meetingStatus

const NO_LONGER = 'This meeting has changed. Please look again.'

interface OfMeeting extends UnderOrder {
  id: string
  starts_at: Date
  order: UnderOrder['order'] & { agent_id: string }
}

/** A time that was held too long is forgotten. */
export const meetingMachine = machine({
  name: 'Meeting',
  table: 'meeting',
  states: { held: null, ...meetingStatus },
  about: ({ id, starts_at, order }: OfMeeting, moved) => ({
    ...underOrder({ order }, moved),
    agent: order.agent_id,
    meeting: id,
    starts_at: starts_at.toISOString(),
  }),
  steps: {
    hold: { doc: 'M1', from: [], to: 'held', who: ['client'], what: 'A client holds a time for 10 minutes.' },
    book: {
      doc: 'M2',
      fact: 'meeting_booked',
      from: ['held'],
      to: 'booked',
      who: ['client'],
      what: 'It becomes the meeting of their order.',
      refusal: 'This time is no longer reserved for you. Please choose again.',
    },
    cancel: {
      doc: 'M3',
      fact: 'meeting_cancelled',
      from: ['booked'],
      to: 'cancelled',
      who: ['client', 'agent', 'system'],
      action: 'cancel',
      what: 'One side cancels it before it begins, or its order ended; the time is free again.',
      refusal: NO_LONGER,
    },
    finish: {
      doc: 'M4',
      fact: 'meeting_done',
      from: ['booked'],
      to: 'done',
      who: ['client', 'agent', 'system'],
      action: 'mark_done',
      what: 'One side says that it took place, or it ended an hour ago and nobody said otherwise.',
      refusal: NO_LONGER,
    },
    missByClient: {
      doc: 'M5',
      fact: 'meeting_missed',
      from: ['booked', 'done'],
      to: 'missed_by_client',
      who: ['agent'],
      action: 'report_missed',
      what: 'The agent reports within a day that the client did not come.',
      refusal: NO_LONGER,
    },
    missByAgent: {
      doc: 'M6',
      fact: 'meeting_missed',
      from: ['booked', 'done'],
      to: 'missed_by_agent',
      who: ['client'],
      action: 'report_missed',
      what: 'The client reports within a day that the agent did not come.',
      refusal: NO_LONGER,
    },
    move: {
      doc: 'M7',
      fact: 'meeting_moved',
      from: ['booked'],
      to: 'booked',
      who: ['client', 'agent'],
      action: 'move',
      what: 'It is moved to another free time.',
      refusal: NO_LONGER,
    },
  },
})
