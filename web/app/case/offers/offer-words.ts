import { offerStatus, stateIn } from '@sojourn/contract/calls/status'
import { t } from '@sojourn/contract/words/t'
import type { Offer, OfferSummary } from '@sojourn/contract/work/offers'
import type { Tone } from '../../ui/mark/pill.tsx'
import type { IconName } from '../../ui/text/icon-names.ts'
import type { Side } from '../../words/order-words.ts'

export type OfferState = keyof typeof offerStatus

interface StateWords {
  name: string
  icon: IconName
  tone: Tone
}

export const offerStates: Record<OfferState, StateWords> = {
  open: { name: t('Waiting for an answer'), icon: 'tag', tone: 'action' },
  change_asked: { name: t('Change asked for'), icon: 'edit', tone: 'warning' },
  wished: { name: t('Asked for'), icon: 'tag', tone: 'warning' },
  accepted: { name: t('Accepted, not paid yet'), icon: 'card', tone: 'warning' },
  agreed: { name: t('Agreed'), icon: 'check', tone: 'success' },
  declined: { name: t('Declined'), icon: 'close', tone: 'plain' },
  taken_back: { name: t('Withdrawn'), icon: 'close', tone: 'plain' },
  expired: { name: t('Ended'), icon: 'clock', tone: 'plain' },
  replaced: { name: t('Replaced'), icon: 'refresh', tone: 'plain' },
}

export function stateOf({ status }: Pick<OfferSummary, 'status'>): OfferState {
  const state = stateIn(offerStatus, status)
  if (!state) throw new Error(`An offer cannot be ${status[1]}`)
  return state
}

/** More people apply for the goal by now than the price is for. */
export const isForFewer = (people: Offer['people'] | undefined) =>
  people != null && (people.applying ?? 0) > people.count

export type Said = Record<Side, string>

export const meaningOf: Record<OfferState, Said> = {
  open: {
    client: t('You can accept this offer, decline it or ask for a change. You pay only if you accept.'),
    agent: t('Your client has not answered yet. You can change the offer or withdraw it.'),
  },
  change_asked: {
    client: t('You asked for a change. Your agent answers with a new version.'),
    agent: t('Your client asks for a change. Answer with a new version, or withdraw the offer.'),
  },
  wished: {
    client: t('You asked for this. Your agent answers with an offer.'),
    agent: t('Your client asks for this. Answer with an offer, or decline.'),
  },
  accepted: {
    client: t('You accepted this offer. Pay the order to begin.'),
    agent: t('Your client accepted this offer and has not paid yet. Do not begin before it is paid.'),
  },
  agreed: {
    client: t('You agreed on this offer. The order holds what was agreed.'),
    agent: t('Your client agreed to this offer and paid. The order holds what was agreed.'),
  },
  declined: { client: t('You declined this offer.'), agent: t('Your client declined this offer.') },
  taken_back: { client: t('Your agent withdrew this offer.'), agent: t('You withdrew this offer.') },
  expired: {
    client: t('This offer has ended. Write to your agent if you would like a new one.'),
    agent: t('This offer has ended. You can make a new one in the conversation.'),
  },
  replaced: {
    client: t('A newer version took the place of this one.'),
    agent: t('Your newer version took the place of this one.'),
  },
}
