import type { GuideEntry } from '@sojourn/contract/supply/guide'
import type { Asked } from './asked.ts'

/** Purposes a stay as a visitor serves. */
const VISITS = new Set(['visit', 'transit', 'medical-treatment'])
/** The right to live in a country does not give these. */
const BEYOND_LIVING = new Set(['permanent-residence', 'citizenship', 'humanitarian-protection'])
/** A stay so long is usual where the source does not say for how many days. */
const USUAL_DAYS = 90

export const isVisit = (purpose: string | undefined) => VISITS.has(purpose ?? '')

/** It is `unsure` where one may visit, and nobody says whether for so long. */
export type Cover = 'all' | 'visit' | 'authorisation' | 'unsure' | 'none'

/** One may do this without a visa that is asked for at the authority. */
export function coverOf(
  { kind, days }: Pick<GuideEntry, 'kind' | 'days'>,
  { purpose, stay }: Pick<Asked, 'purpose' | 'stay'>,
): Cover {
  if (kind === 'own') return 'all'
  if (kind === 'free_movement') return BEYOND_LIVING.has(purpose?.id ?? '') ? 'none' : 'all'
  const isLight = kind === 'eta' || kind === 'visa_on_arrival'
  if (!isVisit(purpose?.id) || (kind !== 'visa_free' && !isLight)) return 'none'
  if ((stay ?? 0) > (days ?? USUAL_DAYS)) return days === null ? 'unsure' : 'none'
  return isLight ? 'authorisation' : 'visit'
}
