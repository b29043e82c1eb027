import { dayIn } from '@sojourn/contract/dates/clocks'

export interface Leave {
  away_from: string | null
  away_until: string | null
  timezone: string | null
}

/** A leave has the days of the agent, as their calendar has: both its first and its last are part of it. */
export function isOnLeave({ away_from, away_until, timezone }: Leave, now: Date) {
  const today = ownDay(timezone, now)
  return away_from !== null && away_until !== null && away_from <= today && today <= away_until
}

export const ownDay = (timezone: string | null, now: Date) => dayIn(now, timezone ?? 'UTC')
