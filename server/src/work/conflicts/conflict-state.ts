import type { CONFLICT_STAGES } from '@sojourn/contract/work/conflict-words'
import { type Moved, machine } from '../../platform/states/machine.ts'

export type ConflictState = (typeof CONFLICT_STAGES)[number]

const OPEN = [1, 'Open'] as const

/** The order stays in its conflict, and its timeline tells how that goes on. */
const toldOfConflict = ({ id, order_id }: { id: string; order_id: string }, { step }: Moved) => ({
  order: order_id,
  conflict: id,
  step,
  from: 'conflicted',
  to: 'conflicted',
})

/** A conflict is open or closed on the wire, and its stage stands beside that. */
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
  about: toldOfConflict,
  steps: {
    open: {
      doc: 'K1',
      from: [],
      to: 'direct',
      who: ['client', 'agent', 'processor'],
      what: 'One side opens it, or the client’s bank; the other side has five business days to answer.',
    },
    openWithTeam: {
      doc: 'K1t',
      toldAs: 'K2',
      fact: 'conflict_moved',
      from: [],
      to: 'mediation',
      who: ['client', 'agent'],
      what: 'One side opens the third conflict of an order, or a later one: our team has it at once.',
    },
    askTeam: {
      doc: 'K2',
      fact: 'conflict_moved',
      from: ['direct'],
      to: 'mediation',
      who: ['client', 'agent', 'system'],
      action: 'ask_team',
      what: 'Either side asks our team, from the first day on; nobody answered in time, or silence could not accept what was proposed.',
      refusal: 'Our team already has this conflict, or it is closed.',
    },
    decide: {
      doc: 'K3',
      fact: 'conflict_moved',
      from: ['mediation'],
      to: 'decided',
      who: ['staff'],
      what: 'Our team decides with a written reason; both sides can appeal once.',
      refusal: 'This conflict does not wait for a decision.',
    },
    askSecond: {
      doc: 'K3a',
      from: ['mediation'],
      to: 'approval',
      who: ['staff'],
      what: 'The decision is about so much that a second of our team must agree.',
      refusal: 'This conflict does not wait for a decision.',
    },
    approve: {
      doc: 'K3b',
      toldAs: 'K3',
      fact: 'conflict_moved',
      from: ['approval'],
      to: 'decided',
      who: ['staff'],
      what: 'The second of our team agrees.',
      refusal: 'This conflict does not wait for a second approval.',
    },
    sendBack: {
      doc: 'K3c',
      from: ['approval'],
      to: 'mediation',
      who: ['staff'],
      what: 'The second of our team does not agree; it is decided again.',
      refusal: 'This conflict does not wait for a second approval.',
    },
    appeal: {
      doc: 'K3d',
      fact: 'conflict_moved',
      from: ['decided'],
      to: 'mediation',
      who: ['client', 'agent'],
      action: 'appeal',
      what: 'A side appeals with something new; another of our team decides.',
      refusal: 'This conflict has no decision that can be appealed.',
    },
    decideAgain: {
      doc: 'K3e',
      fact: 'conflict_moved',
      from: ['decided'],
      to: 'mediation',
      who: ['system', 'processor'],
      what: 'The client’s bank left less than was decided to give back; our team decides again.',
    },
    settle: {
      doc: 'K4a',
      from: ['direct', 'mediation', 'decided'],
      to: 'settling',
      who: ['client', 'agent', 'system'],
      what: 'An amount is agreed or decided, and its money is on its way.',
      refusal: 'This conflict is already settled.',
    },
    withdraw: {
      doc: 'K4b',
      from: ['direct', 'mediation'],
      to: 'closed',
      who: ['client', 'agent'],
      action: 'withdraw',
      what: 'Whoever opened it withdraws it, as long as our team has decided nothing; the order goes on, and they win no time by it.',
      refusal: 'This conflict can no longer be withdrawn.',
    },
    close: {
      doc: 'K4',
      from: ['direct', 'mediation', 'approval', 'decided', 'settling'],
      to: 'closed',
      who: ['system', 'processor'],
      what: 'It is settled: the money has arrived, or the bank has decided.',
    },
    leave: {
      doc: 'K6',
      from: ['direct', 'mediation', 'approval'],
      to: 'closed',
      who: ['client'],
      what: 'The client cancels the order by a way the law gives, before our team has decided; the conflict ends with the order.',
      refusal: 'Our team has decided this conflict, or its money is on its way.',
    },
    endByStaff: {
      doc: 'K5',
      from: ['direct', 'mediation', 'approval', 'decided'],
      to: 'closed',
      who: ['staff'],
      what: 'Our team ends the order, and sets what goes back.',
      refusal: 'The money of this conflict is on its way. Please wait until it has arrived.',
    },
  },
})
