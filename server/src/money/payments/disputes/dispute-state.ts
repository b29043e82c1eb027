import { machine } from '../../../platform/states/machine.ts'

/** The steps of a chargeback, as the processor tells them. */
export const disputeMachine = machine({
  name: 'Dispute',
  table: 'dispute',
  column: 'state',
  states: { open: null, won: null, lost: null },
  steps: {
    D1: { from: [], to: 'open', who: ['processor'], what: 'The payer’s bank wants the money back.' },
    D1b: { from: [], to: 'won', who: ['processor'], what: 'We hear of it only once it is won.' },
    D1c: { from: [], to: 'lost', who: ['processor'], what: 'We hear of it only once it is lost.' },
    D2: {
      from: ['open', 'lost'],
      to: 'won',
      who: ['processor'],
      what: 'The money stays with us, perhaps after an appeal.',
    },
    D3: {
      from: ['open', 'won'],
      to: 'lost',
      who: ['processor'],
      what: 'The money stays with the bank, perhaps after an appeal.',
    },
  },
})
