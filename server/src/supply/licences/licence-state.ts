import { licenceStatus } from '@sojourn/contract/calls/status'
import { machine } from '../../platform/states/machine.ts'

/** The steps of an agent's licence. */
export const licenceMachine = machine({
  name: 'Licence',
  table: 'licence',
  states: licenceStatus,
  steps: {
    LI1: { from: [], to: 'pending', who: ['agent'], what: 'An agent adds it; our team has to confirm it.' },
    LI2: {
      from: ['pending'],
      to: 'verified',
      who: ['staff'],
      action: 'decide',
      what: 'Our team confirms it.',
      refusal: 'This licence has already been decided.',
    },
    LI3: {
      from: ['pending'],
      to: 'failed',
      who: ['staff'],
      action: 'decide',
      what: 'Our team says what is wrong with it.',
      refusal: 'This licence has already been decided.',
    },
    LI4: {
      from: ['verified'],
      to: 'failed',
      who: ['staff'],
      action: 'revoke',
      what: 'Our team takes its confirmation back.',
      refusal: 'This licence is not confirmed.',
    },
    LI5: { from: ['verified'], to: 'expired', who: ['system'], what: 'Its last day is over.' },
    LI7: {
      from: ['verified'],
      to: 'verified',
      who: ['staff'],
      action: 'name_class',
      what: 'Our team names its class, as the register shows it.',
      refusal: 'This licence is not confirmed.',
    },
    LI6: {
      from: ['pending', 'verified', 'failed', 'expired'],
      to: 'pending',
      who: ['agent'],
      action: 'change',
      what: 'Its agent changes it, or sends it again; our team has to confirm it again.',
    },
  },
})
