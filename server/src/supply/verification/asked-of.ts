import {
  askedAgain,
  JUDGED,
  type Judged,
  type LabelSlug,
  NEW_DOCUMENT,
} from '@sojourn/contract/supply/verification'
import { maySend, NO_TRIES_YET } from './verification-state.ts'

/** The row is stored, or stands for a verification that was never begun. */
interface Stored {
  label: string | null
  tries: number | null
  tries_allowed: number | null
  is_final: boolean | null
  reasons: unknown
}

export const labelOf = ({ label }: Pick<Stored, 'label'>) => (label ?? 'unverified') as LabelSlug

export const triesOf = ({ label, tries, tries_allowed, is_final }: Stored) =>
  label === null || tries === null || tries_allowed === null || is_final === null
    ? NO_TRIES_YET
    : { label, tries, tries_allowed, is_final }

export const reasonsOf = ({ reasons }: Pick<Stored, 'reasons'>) =>
  (reasons ?? {}) as Partial<Record<Judged, string>>

/** These are the account's, and nobody is asked for them here unless they failed. */
const OF_ACCOUNT: readonly Judged[] = ['name', 'photo']
const EVERYTHING = JUDGED.filter((field) => !OF_ACCOUNT.includes(field))

/** These may be sent now, and must be. */
export function askedOf(stored: Stored): Judged[] {
  if (!maySend(triesOf(stored))) return []
  switch (labelOf(stored)) {
    case 'unverified':
      return EVERYTHING
    case 'failed': {
      const failed = JUDGED.filter((field) => field in reasonsOf(stored))
      return failed.length > 0 ? askedAgain(failed) : EVERYTHING
    }
    case 'verified':
    case 'expired':
      return [...NEW_DOCUMENT]
    case 'in_progress':
      return []
  }
}

export const listReasons = (stored: Pick<Stored, 'reasons'>) => {
  const reasons = reasonsOf(stored)
  return JUDGED.flatMap((field) => {
    const reason = reasons[field]
    return reason === undefined ? [] : [{ field, reason }]
  })
}

interface Names {
  first_name: string | null
  last_name: string | null
  own_first_name: string
  own_last_name: string
}

/** Another name stands in the profile than the one that was sent. */
export const hasNewName = ({ first_name, last_name, own_first_name, own_last_name }: Names) =>
  first_name !== own_first_name || last_name !== own_last_name

/** Another photo stands in the profile than the one our team looked at. */
export const hasNewPhoto = ({
  picture_key,
  photo_key,
}: {
  picture_key: string | null
  photo_key: string | null
}) => picture_key !== null && picture_key !== photo_key
