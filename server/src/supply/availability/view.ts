import { timeOf } from '@sojourn/contract/dates/day-time'
import type { BlockedDate, CalendarFeed, Clash, WorkHours } from '@sojourn/contract/supply/availability'
import type { FeedRow } from './feed/feed-store.ts'
import type { BlockedRow, NewPeriod, NewRange, StoredRange } from './hours/hours-store.ts'
import type { MeetingRow } from './meeting-store.ts'

/** Ends stay as they are stored: the pages show them one minute later. */
const viewRange = ([start, last]: StoredRange) => ({ start: timeOf(start), end: timeOf(last) })

interface Hours {
  timezone: string | null
  ranges: NewRange[]
  overrides: NewPeriod[]
  validDates: string[]
  clashes: Clash[]
}

export const viewWorkHours = ({ timezone, ranges, overrides, ...rest }: Hours): WorkHours => ({
  timezone: timezone === null ? null : { name: timezone },
  workHours: ranges.map(({ weekday, start_minute, last_minute }) => ({
    day: weekday,
    ...viewRange([start_minute, last_minute]),
  })),
  workHoursOverride: overrides.map(({ from_day, until_day, ranges: hours }) => ({
    from: { date: from_day },
    to: { date: until_day },
    workHours: hours.map(viewRange),
  })),
  ...rest,
})

export const viewBlockedDate = ({ id, from_day, until_day, ranges }: BlockedRow): BlockedDate => ({
  id,
  dateRange: { start: from_day, end: until_day },
  timeRanges: ranges.map(viewRange),
})

export const viewClash = (row: MeetingRow): Clash => ({
  id: row.id,
  start: row.starts_at.toISOString(),
  end: row.ends_at.toISOString(),
  client: row.client_first_name && `${row.client_first_name} ${row.client_last_name}`,
})

export const viewFeed = (address: string | null, feed: FeedRow | undefined): CalendarFeed => ({
  address,
  created_at: feed?.created_at.toISOString() ?? null,
  last_read_at: feed?.last_read_at?.toISOString() ?? null,
})
