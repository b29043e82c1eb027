import { machine } from '../../platform/states/machine.ts'

/** The steps of a meeting. A time that was held too long is forgotten. */
export const meetingMachine = machine({
  name: 'Meeting',
  table: 'meeting',
  states: { held: null, booked: null, cancelled: null },
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
      who: ['system'],
      what: 'Its order ended; the time is free again.',
    },
  },
})
