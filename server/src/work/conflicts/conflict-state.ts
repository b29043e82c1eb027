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
    K1t: {
      from: [],
      to: 'mediation',
      who: ['client', 'agent'],
      what: 'One side opens the third conflict of an order, or a later one: our team has it at once.',
    },
    K2: {
      from: ['direct'],
      to: 'mediation',
      who: ['client', 'agent', 'system'],
      action: 'ask_team',
      what: 'Either side asks our team, from the first day on; nobody answered in time, or silence could not accept what was proposed.',
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
      what: 'Whoever opened it withdraws it; the order goes on, and they win no time by it.',
      refusal: 'This conflict can no longer be withdrawn.',
    },
    K4: {
      from: ['direct', 'mediation', 'approval', 'decided', 'settling'],
      to: 'closed',
      who: ['system', 'processor'],
      what: 'It is settled: the money has arrived, or the bank has decided.',
    },
    K6: {
      from: ['direct', 'mediation', 'approval'],
      to: 'closed',
      who: ['client'],
      what: 'The client cancels the order by a way the law gives, before our team has decided; the conflict ends with the order.',
      refusal: 'Our team has decided this conflict, or its money is on its way.',
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
