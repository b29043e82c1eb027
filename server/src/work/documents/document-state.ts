import { documentStatus } from '@sojourn/contract/calls/status'
import { type UnderOrder, underOrder } from '../../ground/facts/under-order.ts'
import { machine } from '../../platform/states/machine.ts'

const CHANGED = 'This document has changed. Please look at it again.'

export const documentMachine = machine({
  name: 'Document of an order',
  table: 'order_document',
  states: documentStatus,
  about: ({ order, id, name }: UnderOrder & { id: string; name: string }, moved) => ({
    ...underOrder({ order }, moved),
    document: id,
    name,
  }),
  steps: {
    ask: {
      doc: 'D1',
      fact: 'document_asked',
      from: [],
      to: 'waiting',
      who: ['client', 'agent', 'system'],
      what: 'The order is paid and its service needs it, or one side adds it.',
    },
    handOver: {
      doc: 'D2',
      fact: 'document_handed_over',
      from: ['waiting', 'handed_over', 'returned'],
      to: 'handed_over',
      who: ['client', 'agent'],
      action: 'upload',
      what: 'The side that gives it hands over a version; those before it stay.',
      refusal: 'This document takes no new version: it is accepted, filed or not needed.',
    },
    accept: {
      doc: 'D3',
      fact: 'document_accepted',
      from: ['handed_over'],
      to: 'accepted',
      who: ['client', 'agent'],
      action: 'accept',
      what: 'The other side accepts the newest version.',
      refusal: CHANGED,
    },
    sendBack: {
      doc: 'D4',
      fact: 'document_returned',
      from: ['handed_over', 'accepted'],
      to: 'returned',
      who: ['client', 'agent'],
      action: 'return',
      what: 'The other side returns the newest version with a reason.',
      refusal: CHANGED,
    },
    file: {
      doc: 'D5',
      fact: 'document_filed',
      from: ['handed_over', 'accepted'],
      to: 'filed',
      who: ['agent'],
      action: 'file',
      what: 'The agent filed it with the authority; the work has begun.',
      refusal: 'Only a document that was handed over can be marked as filed, once the work has started.',
    },
    drop: {
      doc: 'D6',
      fact: 'document_not_needed',
      from: ['waiting', 'handed_over', 'returned'],
      to: 'not_needed',
      who: ['client', 'agent'],
      action: 'drop',
      what: 'The agent does not need it, or a client takes back what they added themselves.',
      refusal: CHANGED,
    },
    askAgain: {
      doc: 'D7',
      fact: 'document_asked',
      from: ['not_needed'],
      to: 'waiting',
      who: ['agent'],
      action: 'ask_again',
      what: 'The agent needs it after all.',
      refusal: CHANGED,
    },
    lose: {
      doc: 'D8',
      fact: 'document_returned',
      from: ['handed_over'],
      to: 'returned',
      who: ['system'],
      what: 'The virus scanner found something in the newest version, and the file is removed; or it cannot be read back.',
    },
  },
})
