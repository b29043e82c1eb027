import { machine } from '../../platform/states/machine.ts'

export type GiftCheckState = 'waiting' | 'fine' | 'not_fine'

/** A gift of ours pays an order, and its client and agent share something. */
export const giftCheckMachine = machine({
  name: 'Check of a gift',
  table: 'gift_check',
  states: { waiting: null, fine: null, not_fine: null } satisfies Record<GiftCheckState, null>,
  steps: {
    hold: {
      doc: 'Y1',
      from: [],
      to: 'waiting',
      who: ['system'],
      what: 'A gift of ours pays for most of an order whose client and agent share a device, an address, a card or their person.',
    },
    pass: {
      doc: 'Y2',
      from: ['waiting'],
      to: 'fine',
      who: ['staff'],
      what: 'Our team sees nothing wrong: the money clears, and the client can review.',
      refusal: 'A colleague has already decided about this gift.',
    },
    refuse: {
      doc: 'Y3',
      from: ['waiting'],
      to: 'not_fine',
      who: ['staff'],
      what: 'Our team ends the order; the gift goes back to us and ends.',
      refusal: 'A colleague has already decided about this gift.',
    },
  },
})
