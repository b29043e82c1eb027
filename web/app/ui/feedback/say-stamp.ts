import { t } from '@sojourn/contract/words/t'
export interface Checked {
  kind: 'verified' | 'licensed'
  /** The year it was given. */
  year?: number | string | undefined
  authority?: string | undefined
}

/** A stamp in words: `Verified since 2024 by Sojourn`. */
export const sayStamp = ({ kind, year, authority = 'Sojourn' }: Checked) =>
  t(
    '{kind, select, verified {Verified} other {Licensed}}{since, select, no {} other { since {since}}} by {authority}',
    { kind, since: String(year ?? 'no'), authority },
  )
