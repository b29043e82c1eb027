import { EXTRA, OFFER } from '../../offers.ts'
import { own, plain, type Row } from '../row.ts'

export const offers = {
  startOffer: own('conversation of agent', 200),
  // Whoever asks has no photo yet, or is not verified.
  makeOffer: { ...own('conversation of agent', 'invalid_fields'), body: OFFER },
  listOffers: { ...plain, query: 'filter[status]=0' },
  showOffer: own('offer', 200),
  replaceOffer: { ...own('offer of agent', 'invalid_fields'), body: OFFER },
  acceptOffer: { ...own('offer', 201), body: {} },
  declineOffer: { ...own('offer', 200), body: { reason: 'It costs too much.' } },
  askForChange: { ...own('offer', 200), body: { change: 'Without translations.' } },
  takeOfferBack: own('offer of agent', 200),
  listExtras: own('order', 200),
  proposeExtra: { ...own('paid order of agent', 201), body: EXTRA },
  askForExtra: {
    ...own('paid order', 201),
    body: { title: 'A visa for my daughter', wanted: 'She is six.' },
  },
} satisfies Record<string, Row>
