import { machine } from '../../platform/states/machine.ts'

const DECIDED = 'This report is decided already.'

/** Every step a report can take; there is no other. */
export const reportMachine = machine({
  name: 'Report',
  table: 'report',
  states: { open: null, claimed: null, decided: null, appealed: null, settled: null },
  steps: {
    send: { from: [], to: 'open', who: ['client', 'agent'], what: 'Someone reports what they see.' },
    claim: {
      from: ['open', 'claimed'],
      to: 'claimed',
      who: ['staff'],
      what: 'One of our team takes it; claimed again, it stays longer, or goes over once the claim has lapsed.',
      refusal: DECIDED,
    },
    release: {
      from: ['claimed'],
      to: 'open',
      who: ['staff'],
      what: 'They give it back.',
      refusal: 'You do not have this report.',
    },
    decide: {
      from: ['claimed'],
      to: 'decided',
      who: ['staff'],
      what: 'They decide; both sides read why.',
      refusal: DECIDED,
    },
    appeal: {
      from: ['decided'],
      to: 'appealed',
      who: ['client', 'agent'],
      what: 'The side the decision went against objects.',
      refusal: 'Someone has objected to this decision already.',
    },
    settle: {
      from: ['appealed'],
      to: 'settled',
      who: ['staff'],
      what: 'Another one of our team answers the objection.',
      refusal: 'No objection waits for an answer here.',
    },
  },
})
