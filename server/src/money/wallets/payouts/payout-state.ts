import { payoutStatus } from '@sojourn/contract/calls/status'
import { machine } from '../../../platform/states/machine.ts'

export type PayoutState = keyof typeof payoutStatus

/** The first step takes the money from what is available. */
export const payoutMachine = machine({
  name: 'Payout',
  table: 'payout',
  states: payoutStatus,
  about: ({ agent_id, ref }: { agent_id: string; ref: string }, moved) => ({
    agent: agent_id,
    payout: ref,
    ...moved,
  }),
  steps: {
    request: {
      doc: 'Y1',
      from: [],
      to: 'pending',
      who: ['agent', 'system', 'staff'],
      what: 'The agent withdraws, their schedule is due, or our team tries a failed one again.',
    },
    send: {
      doc: 'Y2',
      from: ['pending'],
      to: 'accepted',
      who: ['system', 'staff'],
      action: 'send',
      what: 'Nothing stands against it, so it is sent: by the processor, or by hand by a second member of our team.',
      refusal: 'Only a payout that waits can be sent.',
    },
    waitForFunds: {
      doc: 'Y2b',
      from: ['accepted'],
      to: 'pending',
      who: ['processor'],
      what: 'Too little of our money is with the processor: nothing was sent. It waits and is tried again.',
    },
    refuse: {
      doc: 'Y3',
      fact: 'payout_stopped',
      from: ['pending'],
      to: 'rejected',
      who: ['system', 'staff'],
      action: 'refuse',
      what: 'It is not sent, with the reason; the money is available again.',
      refusal: 'Only a payout that waits can be refused.',
    },
    cancel: {
      doc: 'Y4',
      from: ['pending'],
      to: 'cancelled',
      who: ['agent'],
      action: 'cancel',
      what: 'The agent cancels it before our team approves it or it is sent; the money is available again.',
      refusal: 'This payout is already on its way, so it cannot be cancelled.',
    },
    arrive: {
      doc: 'Y5',
      fact: 'payout_paid',
      from: ['accepted'],
      to: 'processed',
      who: ['processor', 'staff'],
      action: 'finish',
      what: 'It has arrived.',
      refusal: 'Only a payout on its way can be marked as paid.',
    },
    fail: {
      doc: 'Y6',
      fact: 'payout_stopped',
      from: ['accepted'],
      to: 'failed',
      who: ['system', 'processor', 'staff'],
      action: 'fail',
      what: 'The bank does not take it, or its processor was left before it named it; the money is available again, after what the agent owes.',
      refusal: 'Only a payout that was sent can fail.',
    },
    comeBack: {
      doc: 'Y7',
      fact: 'payout_stopped',
      from: ['processed'],
      to: 'failed',
      who: ['processor', 'staff'],
      action: 'fail',
      what: 'The bank sends it back after it had arrived; the money is available again, after what the agent owes.',
    },
  },
})
