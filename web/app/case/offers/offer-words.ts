import { offerStatus, stateIn } from '@sojourn/contract/calls/status'
import type { OfferSummary } from '@sojourn/contract/work/offers'
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
  open: { name: 'Open', icon: 'tag', tone: 'action' },
  change_asked: { name: 'Change asked for', icon: 'edit', tone: 'warning' },
  wished: { name: 'Asked for', icon: 'tag', tone: 'warning' },
  accepted: { name: 'Accepted, not paid yet', icon: 'card', tone: 'warning' },
  agreed: { name: 'Agreed', icon: 'check', tone: 'success' },
  declined: { name: 'Declined', icon: 'close', tone: 'plain' },
  taken_back: { name: 'Withdrawn', icon: 'close', tone: 'plain' },
  expired: { name: 'Ended', icon: 'clock', tone: 'plain' },
  replaced: { name: 'Replaced', icon: 'refresh', tone: 'plain' },
}

export const codeOf = (state: OfferState) =>
  String(offerStatus[state][0]) as '0' | '1' | '2' | '3' | '4' | '-1' | '-2' | '-3' | '-4'

export function stateOf({ status }: Pick<OfferSummary, 'status'>): OfferState {
  const state = stateIn(offerStatus, status)
  if (!state) throw new Error(`An offer cannot be ${status[1]}`)
  return state
}

export type Said = Record<Side, string>

/** What each state means for who reads it. */
export const meaningOf: Record<OfferState, Said> = {
  open: {
    client: 'You can accept this offer, decline it or ask for a change. You pay only if you accept.',
    agent: 'Your client has not answered yet. You can change the offer or withdraw it.',
  },
  change_asked: {
    client: 'You asked for a change. Your agent answers with a new version.',
    agent: 'Your client asks for a change. Answer with a new version, or withdraw the offer.',
  },
  wished: {
    client: 'You asked for this. Your agent answers with an offer.',
    agent: 'Your client asks for this. Answer with an offer, or decline.',
  },
  accepted: {
    client: 'You accepted this offer. Pay the order to begin.',
    agent: 'Your client accepted this offer and has not paid yet. Do not begin before it is paid.',
  },
  agreed: {
    client: 'You agreed on this offer. The order holds what was agreed.',
    agent: 'Your client agreed to this offer and paid. The order holds what was agreed.',
  },
  declined: { client: 'You declined this offer.', agent: 'Your client declined this offer.' },
  taken_back: { client: 'Your agent withdrew this offer.', agent: 'You withdrew this offer.' },
  expired: {
    client: 'This offer has ended. Write to your agent if you would like a new one.',
    agent: 'This offer has ended. You can make a new one in the conversation.',
  },
  replaced: {
    client: 'A newer version took the place of this one.',
    agent: 'Your newer version took the place of this one.',
  },
}
