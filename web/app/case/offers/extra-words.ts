import type { OfferSummary } from '@sojourn/contract/work/offers'
import { deliveryWords } from '../../words/agent-words.ts'
import type { Side } from '../../words/order-words.ts'
import type { OfferState, Said } from './offer-words.ts'

type Kind = Pick<OfferSummary, 'extra' | 'proposed_by'>

/** What a client asked for, before there is an offer of it. */
export const isWish = ({ proposed_by }: Kind) => proposed_by === 'client'

/** What it is called above its title. */
export function nameOf({ version, ...offer }: Kind & Pick<OfferSummary, 'version'>) {
  if (isWish(offer)) return 'Asked for besides'
  const name = offer.extra ? 'Extra' : 'Offer'
  return version > 1 ? `${name}, version ${version}` : name
}

const more = (days: number) => (days === 1 ? '1 more day' : `${days} more days`)

/** How long it takes; null where nobody has said. */
export function timeOf(offer: Kind & Pick<OfferSummary, 'delivery_time' | 'price'>) {
  if (isWish(offer)) return null
  if (!offer.extra) return deliveryWords(offer.delivery_time)
  if (offer.price.amount === 0) return more(offer.delivery_time)
  return offer.delivery_time === 1 ? '1 day' : `${offer.delivery_time} days`
}

const declined: Said = { client: 'You declined this extra.', agent: 'Your client declined this extra.' }
const ended: Said = {
  client: 'This extra has ended. Write to your agent if you still want it.',
  agent: 'This extra has ended. You can propose another one while the work runs.',
}

/** What each state of an extra means for who reads it. */
const ofExtra: Partial<Record<OfferState, Said>> = {
  open: {
    client:
      'You can accept this extra, decline it or ask for a change. Until then your order goes on as agreed.',
    agent: 'Your client has not answered yet. Until then the order goes on as agreed.',
  },
  agreed: {
    client: 'You accepted this extra. It is part of your order.',
    agent: 'Your client accepted this extra. It is part of the order.',
  },
  declined,
  expired: ended,
}

const ofWish: Partial<Record<OfferState, Said>> = {
  wished: {
    client: 'Your agent answers with a price and days, or with days alone. Until then nothing changes.',
    agent: 'Your client wants this besides what you agreed on. Answer with an extra, or decline.',
  },
  declined: {
    client: 'Your agent declined this. Your order goes on as agreed.',
    agent: 'You declined this. The order goes on as agreed.',
  },
  taken_back: { client: 'You no longer ask for this.', agent: 'Your client no longer asks for this.' },
  expired: {
    client: 'Your agent did not answer in time. Write to them, or ask again.',
    agent: 'You did not answer in time. You can still propose it as an extra.',
  },
  replaced: {
    client: 'Your agent answered with an extra.',
    agent: 'You answered with an extra.',
  },
}

export const meaningOfExtra = (offer: Kind, state: OfferState, side: Side) =>
  (isWish(offer) ? ofWish : ofExtra)[state]?.[side]

/** What accepting it does, in a sentence or two. */
export const acceptingDoes = (offer: Pick<OfferSummary, 'price' | 'delivery_time'>) =>
  offer.price.amount === 0
    ? `It costs nothing more. The work may take ${more(offer.delivery_time)}, and its due day moves.`
    : 'It becomes the next stage of your order. Nothing is charged now: you pay it once you have accepted the stage before it, and the work on it begins then. If you agreed that later stages are charged to your card, this one is too, after a notice of 48 hours.'
