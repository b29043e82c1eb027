import type { CONFLICT_STAGES } from '@sojourn/contract/work/conflict-words'
import { machine } from '../../platform/states/machine.ts'

export type ConflictState = (typeof CONFLICT_STAGES)[number]

const OPEN = [1, 'Open'] as const

/** How a conflict goes on; on the wire it is open or closed, and its stage stands beside that. */
export const conflictMachine = machine({
  name: 'Conflict',
  table: 'conflict',
  states: {
    direct: OPEN,
    mediation: OPEN,
    approval: OPEN,
    decided: OPEN,
    settling: OPEN,
    closed: [0, 'Closed'],
  },
  steps: {
    K1: {
      from: [],
      to: 'direct',
      who: ['client', 'agent', 'processor'],
      what: 'One side opens it, or the client’s bank; the other side has five business days to answer.',
    },
    K2: {
      from: ['direct'],
      to: 'mediation',
      who: ['client', 'agent', 'system'],
      action: 'ask_team',
      what: 'A proposal was rejected or nobody answered, so our team is asked.',
      refusal: 'Our team already has this conflict, or it is closed.',
    },
    K3: {
      from: ['mediation'],
      to: 'decided',
      who: ['staff'],
      what: 'Our team decides with a written reason; both sides can appeal once.',
      refusal: 'This conflict does not wait for a decision.',
    },
    K3a: {
      from: ['mediation'],
      to: 'approval',
      who: ['staff'],
      what: 'The decision is about so much that a second of our team must agree.',
      refusal: 'This conflict does not wait for a decision.',
    },
    K3b: {
      from: ['approval'],
      to: 'decided',
      who: ['staff'],
      what: 'The second of our team agrees.',
      refusal: 'This conflict does not wait for a second approval.',
    },
    K3c: {
      from: ['approval'],
      to: 'mediation',
      who: ['staff'],
      what: 'The second of our team does not agree; it is decided again.',
      refusal: 'This conflict does not wait for a second approval.',
    },
    K3d: {
      from: ['decided'],
      to: 'mediation',
      who: ['client', 'agent'],
      action: 'appeal',
      what: 'A side appeals with something new; another of our team decides.',
      refusal: 'This conflict has no decision that can be appealed.',
    },
    K3e: {
      from: ['decided'],
      to: 'mediation',
      who: ['system', 'processor'],
      what: 'The client’s bank left less than was decided to give back; our team decides again.',
    },
    K4a: {
      from: ['direct', 'mediation', 'decided'],
      to: 'settling',
      who: ['client', 'agent', 'system'],
      what: 'An amount is agreed or decided, and its money is on its way.',
      refusal: 'This conflict is already settled.',
    },
    K4b: {
      from: ['direct', 'mediation'],
      to: 'closed',
      who: ['client', 'agent'],
      action: 'withdraw',
      what: 'Whoever opened it withdraws it; the order goes on.',
      refusal: 'This conflict can no longer be withdrawn.',
    },
    K4: {
      from: ['direct', 'mediation', 'approval', 'decided', 'settling'],
      to: 'closed',
      who: ['system', 'processor'],
      what: 'It is settled: the money has arrived, or the bank has decided.',
    },
    K5: {
      from: ['direct', 'mediation', 'approval', 'decided'],
      to: 'closed',
      who: ['staff'],
      what: 'Our team ends the order, and sets what goes back.',
      refusal: 'The money of this conflict is on its way. Please wait until it has arrived.',
    },
  },
})
