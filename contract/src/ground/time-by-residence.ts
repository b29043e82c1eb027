import type { ShownFacts } from './visa-facts.ts'

type Time = NonNullable<ShownFacts['time']>['value']

export interface TimeFor {
  min_days: number
  max_days: number
  /** The country it is the time of; null where it is that of most countries. */
  residence: string | null
  /** It depends on where one lives, and the reader's country is not known or not told apart. */
  varies: boolean
}

export function timeFor({ min_days, max_days, by_residence }: Time, residence?: string | null): TimeFor {
  const days = residence ? by_residence?.[residence] : undefined
  return days === undefined || !residence
    ? { min_days, max_days, residence: null, varies: by_residence !== undefined }
    : { min_days: days, max_days: days, residence, varies: false }
}
