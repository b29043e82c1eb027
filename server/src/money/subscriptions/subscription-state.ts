import { subscriptionStatus } from '@sojourn/contract/calls/status'
import { machine } from '../../platform/states/machine.ts'

export type SubscriptionState = keyof typeof subscriptionStatus

const NO_PLAN = 'You have no paid plan at the moment.'

/** The steps of a subscription, by their number in the rules of the product. */
export const subscriptionMachine = machine({
  name: 'Subscription',
  table: 'subscription',
  states: subscriptionStatus,
  steps: {
    S1: {
      from: [],
      to: 'waiting',
      who: ['agent'],
      what: 'An agent chooses a plan; its first payment is due.',
    },
    S2: {
      from: ['waiting'],
      to: 'active',
      who: ['processor', 'system'],
      what: 'The first period is paid; the rights of the plan begin.',
    },
    S3: {
      from: ['waiting'],
      to: 'ended',
      who: ['agent', 'system'],
      what: 'Nobody paid for a day, or another plan was chosen.',
    },
    S4: {
      from: ['active'],
      to: 'active',
      who: ['processor'],
      what: 'The next period is paid, by the card that is saved.',
    },
    S4a: {
      from: ['active'],
      to: 'active',
      who: ['processor', 'system'],
      what: 'A larger plan is paid and begins at once.',
    },
    S4b: {
      from: ['active'],
      to: 'active',
      who: ['agent'],
      action: 'change',
      what: 'Another plan is chosen: a smaller one begins when the period ends.',
      refusal: NO_PLAN,
    },
    S4c: {
      from: ['active'],
      to: 'active',
      who: ['agent'],
      action: 'cancel',
      what: 'The plan ends with the period that is paid for.',
      refusal: NO_PLAN,
    },
    S4d: {
      from: ['active'],
      to: 'active',
      who: ['agent'],
      action: 'resume',
      what: 'A cancellation or a change that has not begun is undone.',
      refusal: 'There is nothing to undo.',
    },
    S5: {
      from: ['active'],
      to: 'past_due',
      who: ['processor', 'system'],
      what: 'A renewal failed; the rights stay while it is tried again on days 1, 3 and 5.',
    },
    S6: {
      from: ['past_due'],
      to: 'active',
      who: ['agent', 'processor'],
      action: 'pay',
      what: 'The renewal is paid after all.',
    },
    S7: {
      from: ['active', 'past_due'],
      to: 'ended',
      who: ['system'],
      what: 'The period of a cancelled plan is over, or no try to renew it went through; the free plan begins.',
    },
    S7a: {
      from: ['past_due'],
      to: 'ended',
      who: ['agent'],
      action: 'cancel',
      what: 'Cancelled while past due: it ends at once, and nothing is tried again.',
      refusal: NO_PLAN,
    },
    S7b: {
      from: ['active', 'past_due'],
      to: 'ended',
      who: ['processor'],
      what: 'The bank charged back all that was paid for the period that runs; the free plan begins.',
    },
  },
})
