import { t } from '@sojourn/contract/words/t'
import type { OfferSummary } from '@sojourn/contract/work/offers'
import { deliveryWords } from '../../words/agent-words.ts'
import type { Side } from '../../words/order-words.ts'
import type { OfferState, Said } from './offer-words.ts'

type Kind = Pick<OfferSummary, 'extra' | 'proposed_by'>

/** The wish of a client is no offer before the agent answers. */
export const isWish = ({ proposed_by }: Kind) => proposed_by === 'client'

export function nameOf({ version, ...offer }: Kind & Pick<OfferSummary, 'version'>) {
  if (isWish(offer)) return t('Asked for as an extra')
  const name = offer.extra ? t('Extra') : t('Offer')
  return version > 1 ? t('{name}, version {version}', { name, version }) : name
}

const more = (days: number) => t('{days, plural, one {# more day} other {# more days}}', { days })

/** How long it takes; null where nobody has said. */
export function timeOf(offer: Kind & Pick<OfferSummary, 'delivery_time' | 'price'>) {
  if (isWish(offer)) return null
  if (!offer.extra) return deliveryWords(offer.delivery_time)
  if (offer.price.amount === 0) return more(offer.delivery_time)
  return t('{count, plural, one {# day} other {# days}}', { count: offer.delivery_time })
}

const declined: Said = { client: t('You declined this extra.'), agent: t('Your client declined this extra.') }
const ended: Said = {
  client: t('This extra has ended. Write to your agent if you still want it.'),
  agent: t('This extra has ended. You can propose another one while the work runs.'),
}

const ofExtra: Partial<Record<OfferState, Said>> = {
  open: {
    client: t(
      'You can accept this extra, decline it or ask for a change. Until then your order goes on as agreed.',
    ),
    agent: t('Your client has not answered yet. Until then the order goes on as agreed.'),
  },
  agreed: {
    client: t('You accepted this extra. It is part of your order.'),
    agent: t('Your client accepted this extra. It is part of the order.'),
  },
  declined,
  expired: ended,
}

const ofWish: Partial<Record<OfferState, Said>> = {
  wished: {
    client: t('Your agent answers with a price and days, or with days alone. Until then nothing changes.'),
    agent: t('Your client wants this besides what you agreed on. Answer with an extra, or decline.'),
  },
  declined: {
    client: t('Your agent declined this. Your order goes on as agreed.'),
    agent: t('You declined this. The order goes on as agreed.'),
  },
  taken_back: { client: t('You no longer ask for this.'), agent: t('Your client no longer asks for this.') },
  expired: {
    client: t('Your agent did not answer in time. Write to them, or ask again.'),
    agent: t('You did not answer in time. You can still propose it as an extra.'),
  },
  replaced: {
    client: t('Your agent answered with an extra.'),
    agent: t('You answered with an extra.'),
  },
}

export const meaningOfExtra = (offer: Kind, state: OfferState, side: Side) =>
  (isWish(offer) ? ofWish : ofExtra)[state]?.[side]

export const acceptingDoes = (offer: Pick<OfferSummary, 'price' | 'delivery_time'>) =>
  offer.price.amount === 0
    ? t(
        '{days, plural, one {It costs nothing more. The work may take # more day, and its due day moves.} other {It costs nothing more. The work may take # more days, and its due day moves.}}',
        { days: offer.delivery_time },
      )
    : t(
        'It becomes the next stage of your order. Nothing is charged now: you pay it once you have accepted the stage before it, and the work on it begins then. If you agreed that later stages are charged to your card, this one is too, after a notice of 48 hours.',
      )
