import type { PaperCheck, PaperFields } from '@sojourn/contract/ground/papers'
import { nameAgrees, ofProfile, sameAs } from './name-agrees.ts'
import type { PaperJourney } from './paper-facts.ts'
import { lasts, validLongEnough } from './valid-long-enough.ts'

interface Passport {
  /** Its owner said so; null where they have not. */
  expiry: string | null
  /** Its lines, where its owner confirmed them. */
  confirmed: PaperFields | null
  /** The name in the profile of its owner. */
  profile: string
  today: string
  journey: PaperJourney
}

/** Before there is an order, by the rules that papers of one are checked by. */
export function checkPassport({ expiry, confirmed, profile, today, journey }: Passport): PaperCheck[] {
  return [
    expiry && { ...named(validLongEnough), ...lasts(expiry, { today, journey }) },
    confirmed && { ...named(nameAgrees), ...sameAs(confirmed, [ofProfile(profile)]) },
  ].filter((one) => one !== null && one !== '')
}

const named = ({ rule, name }: { rule: string; name: string }) => ({ rule, name })
