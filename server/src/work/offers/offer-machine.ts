import { offerStatus } from '@sojourn/contract/calls/status'
import { machine } from '../../platform/states/machine.ts'
import type { OrderState } from '../orders/order-machine.ts'

export type OfferState = keyof typeof offerStatus

export interface ToldOffer {
  id: string
  agent_id: string
  conversation_id: string | null
  title: string
  /** The order at which it was made, on whose timeline it stands. */
  order_id: string | null
  order_status: OrderState | null
}

const NO_LONGER = 'This offer has changed in the meantime. Please look again.'

export const offerMachine = machine({
  name: 'Offer',
  table: 'offer',
  states: offerStatus,
  about: (row: ToldOffer, { step, from, to }) => ({
    agent: row.agent_id,
    offer: row.id,
    conversation: row.conversation_id,
    name: row.title,
    step,
    ...(row.order_id && row.order_status
      ? { order: row.order_id, from: row.order_status, to: row.order_status }
      : { from, to }),
  }),
  steps: {
    send: {
      doc: 'OF1',
      fact: 'offer_sent',
      from: [],
      to: 'open',
      who: ['agent'],
      what: 'The agent offers a client work at a price of its own, or answers them with a new version.',
    },
    askForChange: {
      doc: 'OF2',
      fact: 'offer_change_asked',
      from: ['open'],
      to: 'change_asked',
      who: ['client'],
      action: 'ask_for_change',
      what: 'The client says what should change.',
      refusal: NO_LONGER,
    },
    replace: {
      doc: 'OF3',
      from: ['open', 'change_asked', 'wished'],
      to: 'replaced',
      who: ['agent'],
      action: 'replace',
      what: 'A new version takes its place, or an offer that of what the client asked for; both stay readable.',
      refusal: 'Only an offer that is open can be changed. Please make a new one.',
    },
    accept: {
      doc: 'OF4',
      fact: 'offer_accepted',
      from: ['open'],
      to: 'accepted',
      who: ['client'],
      action: 'accept',
      what: 'The client accepts it; the order of its terms waits a day for its payment.',
      refusal: NO_LONGER,
    },
    agreeExtra: {
      doc: 'OF4x',
      fact: 'extra_agreed',
      from: ['open'],
      to: 'agreed',
      who: ['client'],
      what: 'The client accepts an extra of an order that runs: with a price it is the next stage of its case, without one the due day moves.',
      refusal: NO_LONGER,
    },
    decline: {
      doc: 'OF5',
      fact: 'offer_declined',
      from: ['open', 'change_asked'],
      to: 'declined',
      who: ['client'],
      action: 'decline',
      what: 'The client declines it, with a reason.',
      refusal: NO_LONGER,
    },
    takeBack: {
      doc: 'OF6',
      fact: 'offer_taken_back',
      from: ['open', 'change_asked', 'accepted'],
      to: 'taken_back',
      who: ['agent', 'system'],
      action: 'take_back',
      what: 'The agent takes it back before it is paid, or their account is deleted; an unpaid order of it is given up.',
      refusal: 'Only an offer that is not paid can be withdrawn.',
    },
    expire: {
      doc: 'OF7',
      fact: 'offer_expired',
      from: ['open', 'change_asked', 'wished'],
      to: 'expired',
      who: ['system'],
      what: 'It was neither accepted nor declined while it held, the account of its client is deleted, or the order it adds to is over.',
    },
    agree: {
      doc: 'OF8',
      fact: 'offer_agreed',
      from: ['accepted'],
      to: 'agreed',
      who: ['processor', 'system'],
      what: 'Its order is paid: from now on the order is the agreement.',
    },
    reopen: {
      doc: 'OF9',
      from: ['accepted'],
      to: 'open',
      who: ['system', 'client', 'agent'],
      what: 'Its order was given up before it was paid; it can be accepted again while it holds.',
    },
    lapse: {
      doc: 'OF10',
      fact: 'offer_expired',
      from: ['accepted'],
      to: 'expired',
      who: ['system', 'client', 'agent'],
      what: 'Its order was given up before it was paid, and it holds no longer.',
    },
    ask: {
      doc: 'OF11',
      fact: 'extra_asked',
      from: [],
      to: 'wished',
      who: ['client'],
      what: 'While the work runs the client says what else they want; the agent answers with an offer.',
    },
    refuse: {
      doc: 'OF12',
      fact: 'extra_declined',
      from: ['wished'],
      to: 'declined',
      who: ['agent'],
      action: 'decline',
      what: 'The agent declines what the client asked for, with a reason.',
      refusal: NO_LONGER,
    },
    withdraw: {
      doc: 'OF13',
      fact: 'extra_withdrawn',
      from: ['wished'],
      to: 'taken_back',
      who: ['client', 'system'],
      action: 'take_back',
      what: 'The client no longer wants it, or the account of the agent is deleted.',
      refusal: NO_LONGER,
    },
  },
})
