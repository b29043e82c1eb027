import { machine } from '../../../platform/states/machine.ts'

export const disputeMachine = machine({
  name: 'Dispute',
  table: 'dispute',
  column: 'state',
  states: { open: null, won: null, lost: null },
  steps: {
    open: {
      doc: 'D1',
      from: [],
      to: 'open',
      who: ['processor'],
      what: 'The payer’s bank wants the money back.',
    },
    openWon: {
      doc: 'D1b',
      from: [],
      to: 'won',
      who: ['processor'],
      what: 'We hear of it only once it is won.',
    },
    openLost: {
      doc: 'D1c',
      from: [],
      to: 'lost',
      who: ['processor'],
      what: 'We hear of it only once it is lost.',
    },
    win: {
      doc: 'D2',
      from: ['open', 'lost'],
      to: 'won',
      who: ['processor'],
      what: 'The money stays with us; after an appeal our team says whose it is.',
    },
    lose: {
      doc: 'D3',
      from: ['open', 'won'],
      to: 'lost',
      who: ['processor'],
      what: 'The money stays with the bank; after an appeal our team says who bears it.',
    },
  },
})
