import { offerStatus } from '@sojourn/contract/calls/status'
import { t } from '@sojourn/contract/words/t'
import type { OfferState } from './offer-words.ts'

/** An offer still needs something of one side, is agreed, or is over; the row says which way. */
const statesIn = {
  open: ['open', 'change_asked', 'wished', 'accepted'],
  agreed: ['agreed'],
  closed: ['declined', 'taken_back', 'expired', 'replaced'],
} as const satisfies Record<string, OfferState[]>

export type OfferTab = keyof typeof statesIn

export const offerTabs = [
  { id: 'all', label: t('All') },
  { id: 'open', label: t('Not agreed yet') },
  { id: 'agreed', label: t('Agreed') },
  { id: 'closed', label: t('Closed') },
]

export const isOfferTab = (word: string | null): word is OfferTab =>
  word !== null && Object.hasOwn(statesIn, word)

export const codesIn = (tab: OfferTab) => statesIn[tab].map((state) => String(offerStatus[state][0]))
