import { linkStatus } from '@sojourn/contract/calls/status'
import { machine } from '../../platform/states/machine.ts'

const { incomplete, linked } = linkStatus

/** While they are at its provider, it is shown as in progress. */
export const calendarMachine = machine({
  name: 'Connected calendar',
  table: 'connected_calendar',
  states: { incomplete, linked },
  steps: {
    begin: {
      doc: 'CA1',
      from: [],
      to: 'incomplete',
      who: ['agent'],
      what: 'An agent wants to connect a calendar.',
    },
    link: {
      doc: 'CA2',
      from: ['incomplete', 'linked'],
      to: 'linked',
      who: ['agent'],
      what: 'They said yes at its provider, for the first time or again.',
    },
    lose: {
      doc: 'CA3',
      from: ['linked'],
      to: 'incomplete',
      who: ['system'],
      what: 'Its provider no longer lets us read it; the agent is told.',
    },
  },
})
