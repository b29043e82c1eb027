import type { OfferState } from './offer-machine.ts'
import type { OfferRow } from './offer-store.ts'

/** An offer whose time is over has ended, also before the clock has come by. */
export const stateOf = ({ status, ends_at }: Pick<OfferRow, 'status' | 'ends_at'>, now: Date): OfferState =>
  (status === 'open' || status === 'change_asked' || status === 'wished') && ends_at <= now
    ? 'expired'
    : status
