import { machine } from '../../../platform/states/machine.ts'

/** Every step a question before hiring can take; there is no other. */
export const questionMachine = machine({
  name: 'Question',
  table: 'question',
  key: 'conversation_id',
  states: { open: null, hired: null, closed: null },
  about: ({ conversation_id, client_id, agent_id }: Asked) => ({
    question: conversation_id,
    person: client_id,
    agent: agent_id,
  }),
  steps: {
    ask: {
      doc: 'Q1',
      from: [],
      to: 'open',
      who: ['client'],
      what: 'A client writes to an agent before hiring; there is one open question between two people.',
    },
    hire: {
      doc: 'Q2',
      from: ['open'],
      to: 'hired',
      who: ['system'],
      what: 'An order of the client with the agent is paid: the conversation becomes the one of the order.',
    },
    close: {
      doc: 'Q3',
      from: ['open'],
      to: 'closed',
      who: ['system'],
      what: 'The agent did not answer in time. The client is told and may ask again; the conversation can still be read.',
      fact: 'question_closed',
    },
  },
})

interface Asked {
  conversation_id: string
  client_id: string
  agent_id: string
}
