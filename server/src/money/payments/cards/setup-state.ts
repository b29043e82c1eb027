import { machine } from '../../../platform/states/machine.ts'

export const setupMachine = machine({
  name: 'Card page',
  table: 'card_setup',
  states: { open: null, done: null, failed: null },
  steps: {
    open: { doc: 'C1', from: [], to: 'open', who: ['client', 'agent'], what: 'Someone wants to add a card.' },
    save: {
      doc: 'C2',
      from: ['open', 'failed'],
      to: 'done',
      who: ['processor'],
      what: 'The card is saved, also on a page that was given up.',
    },
    giveUp: {
      doc: 'C3',
      from: ['open'],
      to: 'failed',
      who: ['processor', 'system'],
      what: 'The page ran out, or nobody came back from it in a day.',
    },
  },
})
