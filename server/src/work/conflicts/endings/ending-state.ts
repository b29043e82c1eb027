import { machine } from '../../../platform/states/machine.ts'

type EndingState = 'waiting' | 'done' | 'declined'

/** Two of our team agree where much goes back. */
export const endingMachine = machine({
  name: 'End of an order by our team',
  table: 'order_ending',
  states: { waiting: null, done: null, declined: null } satisfies Record<EndingState, null>,
  steps: {
    end: { doc: 'E1', from: [], to: 'done', who: ['staff'], what: 'A member of our team ends an order.' },
    askSecond: {
      doc: 'E1a',
      from: [],
      to: 'waiting',
      who: ['staff'],
      what: 'So much goes back that a second of our team must agree.',
    },
    agree: {
      doc: 'E2',
      from: ['waiting'],
      to: 'done',
      who: ['staff'],
      what: 'The second agrees, and the order ends.',
      refusal: 'This is already answered.',
    },
    decline: {
      doc: 'E3',
      from: ['waiting'],
      to: 'declined',
      who: ['staff', 'system'],
      what: 'The second declines, or the order ended meanwhile.',
      refusal: 'This is already answered.',
    },
  },
})
