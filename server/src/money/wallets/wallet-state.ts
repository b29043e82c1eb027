import { linkStatus } from '@sojourn/contract/calls/status'
import { machine } from '../../platform/states/machine.ts'

export const walletMachine = machine({
  name: 'Wallet',
  table: 'wallet',
  states: { ...linkStatus, unlinked: null },
  steps: {
    begin: {
      doc: 'W1',
      from: [],
      to: 'incomplete',
      who: ['agent'],
      what: 'An agent wants to be paid by the processor; its page asks for the details.',
    },
    enterBank: {
      doc: 'W1b',
      from: [],
      to: 'linked',
      who: ['agent'],
      what: 'An agent enters a bank account that our team transfers to by hand.',
    },
    check: {
      doc: 'W2',
      from: ['incomplete', 'linked'],
      to: 'in_progress',
      who: ['processor'],
      what: 'The processor has the details and looks at them.',
    },
    link: {
      doc: 'W3',
      from: ['incomplete', 'in_progress'],
      to: 'linked',
      who: ['processor'],
      what: 'The processor can pay the account; payouts wait for 72 hours.',
    },
    askForMore: {
      doc: 'W4',
      from: ['in_progress', 'linked'],
      to: 'incomplete',
      who: ['processor'],
      what: 'The processor needs more details; payouts wait, and the agent is told.',
    },
    unlink: {
      doc: 'W5',
      from: ['incomplete', 'in_progress', 'linked'],
      to: 'unlinked',
      who: ['agent'],
      action: 'unlink',
      what: 'The agent removes the account; not while a payout is on its way.',
      refusal: 'There is no bank account to remove.',
    },
    refuse: {
      doc: 'W6',
      from: ['incomplete', 'in_progress', 'linked'],
      to: 'unlinked',
      who: ['processor'],
      what: 'The processor refuses the account for good; the agent is told.',
    },
  },
})
