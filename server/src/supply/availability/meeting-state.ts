import { meetingStatus } from '@sojourn/contract/calls/status'
import { machine } from '../../platform/states/machine.ts'

export type MeetingState = 'held' | keyof typeof meetingStatus

const NO_LONGER = 'This meeting has changed. Please look again.'

/** The steps of a meeting. A time that was held too long is forgotten. */
export const meetingMachine = machine({
  name: 'Meeting',
  table: 'meeting',
  states: { held: null, ...meetingStatus },
  steps: {
    M1: { from: [], to: 'held', who: ['client'], what: 'A client holds a time for 10 minutes.' },
    M2: {
      from: ['held'],
      to: 'booked',
      who: ['client'],
      what: 'It becomes the meeting of their order.',
      refusal: 'This time is no longer reserved for you. Please choose again.',
    },
    M3: {
      from: ['booked'],
      to: 'cancelled',
      who: ['client', 'agent', 'system'],
      action: 'cancel',
      what: 'One side cancels it before it begins, or its order ended; the time is free again.',
      refusal: NO_LONGER,
    },
    M4: {
      from: ['booked'],
      to: 'done',
      who: ['client', 'agent', 'system'],
      action: 'mark_done',
      what: 'One side says that it took place, or it ended an hour ago and nobody said otherwise.',
      refusal: NO_LONGER,
    },
    M5: {
      from: ['booked', 'done'],
      to: 'missed_by_client',
      who: ['agent'],
      action: 'report_missed',
      what: 'The agent reports within a day that the client did not come.',
      refusal: NO_LONGER,
    },
    M6: {
      from: ['booked', 'done'],
      to: 'missed_by_agent',
      who: ['client'],
      action: 'report_missed',
      what: 'The client reports within a day that the agent did not come.',
      refusal: NO_LONGER,
    },
    M7: {
      from: ['booked'],
      to: 'booked',
      who: ['client', 'agent'],
      action: 'move',
      what: 'It is moved to another free time.',
      refusal: NO_LONGER,
    },
  },
})
