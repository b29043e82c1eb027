import { licenceStatus } from '@sojourn/contract/calls/status'
import { machine } from '../../platform/states/machine.ts'

/** The steps of an agent's licence. */
export const licenceMachine = machine({
  name: 'Licence',
  table: 'licence',
  states: licenceStatus,
  about: ({ agent_id }: { agent_id: string }, { step }) => ({ agent: agent_id, step }),
  steps: {
    add: {
      doc: 'LI1',
      from: [],
      to: 'pending',
      who: ['agent'],
      what: 'An agent adds it; our team has to confirm it.',
    },
    confirm: {
      doc: 'LI2',
      fact: 'licence_decided',
      from: ['pending'],
      to: 'verified',
      who: ['staff'],
      action: 'decide',
      what: 'Our team confirms it.',
      refusal: 'This licence has already been decided.',
    },
    fail: {
      doc: 'LI3',
      fact: 'licence_decided',
      from: ['pending'],
      to: 'failed',
      who: ['staff'],
      action: 'decide',
      what: 'Our team says what is wrong with it.',
      refusal: 'This licence has already been decided.',
    },
    revoke: {
      doc: 'LI4',
      fact: 'licence_decided',
      from: ['verified'],
      to: 'failed',
      who: ['staff'],
      action: 'revoke',
      what: 'Our team takes its confirmation back.',
      refusal: 'This licence is not confirmed.',
    },
    expire: { doc: 'LI5', from: ['verified'], to: 'expired', who: ['system'], what: 'Its last day is over.' },
    nameClass: {
      doc: 'LI7',
      fact: 'licence_decided',
      from: ['verified'],
      to: 'verified',
      who: ['staff'],
      action: 'name_class',
      what: 'Our team names its class, as the register shows it.',
      refusal: 'This licence is not confirmed.',
    },
    change: {
      doc: 'LI6',
      from: ['pending', 'verified', 'failed', 'expired'],
      to: 'pending',
      who: ['agent'],
      action: 'change',
      what: 'Its agent changes it, or sends it again; our team has to confirm it again.',
    },
  },
})
