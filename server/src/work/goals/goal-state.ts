import { goalStatus } from '@sojourn/contract/calls/status'
import { DAY_MS } from '../../platform/clock.ts'
import { machine } from '../../platform/states/machine.ts'
import { RESTORABLE_DAYS } from './restorable-days.ts'

export type GoalState = keyof typeof goalStatus

/** G4 leaves what is decided as it is. */
export const CHANGEABLE: readonly GoalState[] = ['draft', 'in_progress']

/** G3 decides what is under way, and corrects what was decided lately. */
const DECIDABLE: readonly GoalState[] = ['in_progress', 'approved', 'rejected']

const UNPAID = 'This goal has no paid order yet. Hire an agent for it first.'
const DECIDED = 'This goal is decided and cannot be changed.'

/** G5 takes it away in any state. The rules of the product number the steps. */
export const goalMachine = machine({
  name: 'Goal',
  table: 'goal',
  states: goalStatus,
  steps: {
    begin: {
      doc: 'G1',
      from: [],
      to: 'draft',
      who: ['client'],
      what: 'A client says where they want to go.',
    },
    start: {
      doc: 'G2',
      from: ['draft'],
      to: 'in_progress',
      who: ['system'],
      what: 'Its first order is paid.',
    },
    stop: {
      doc: 'G2b',
      from: ['in_progress'],
      to: 'draft',
      who: ['system'],
      what: 'The last of its paid orders is cancelled.',
    },
    approve: {
      doc: 'G3a',
      from: DECIDABLE,
      to: 'approved',
      who: ['client'],
      action: 'decide',
      what: 'The authority approved it; corrected for 30 days.',
      refusal: UNPAID,
    },
    reject: {
      doc: 'G3b',
      from: DECIDABLE,
      to: 'rejected',
      who: ['client'],
      action: 'decide',
      what: 'The authority rejected it; corrected for 30 days.',
      refusal: UNPAID,
    },
    change: {
      doc: 'G4a',
      from: ['draft'],
      to: 'draft',
      who: ['client'],
      action: 'change',
      what: 'Its name, day or details change.',
      refusal: DECIDED,
    },
    changeUnderWay: {
      doc: 'G4b',
      from: ['in_progress'],
      to: 'in_progress',
      who: ['client'],
      action: 'change',
      what: 'Its name, day or details change.',
      refusal: DECIDED,
    },
  },
})

/** For as long as the rule says, counted from when we were first told. */
export const correctableUntil = (decidedAt: Date, correctableMs: number) =>
  new Date(decidedAt.getTime() + correctableMs)

const RESTORABLE_MS = RESTORABLE_DAYS * DAY_MS

/** G5 lets a deleted goal come back until then. */
export const restorableUntil = (deletedAt: Date) => new Date(deletedAt.getTime() + RESTORABLE_MS)
export const restorableSince = (now: Date) => new Date(now.getTime() - RESTORABLE_MS)
