import type { Clash } from '@sojourn/contract/supply/availability'
import type { Reader } from '../../platform/database/database.ts'
import { loadAvailability } from './load-availability.ts'
import { bookedMeetingsOf } from './meeting-store.ts'
import { isWithinHours } from './slots/slots.ts'
import { viewClash } from './view.ts'

/** Booked meetings outside the hours as they are now. They stand: only the two who meet cancel one. */
export async function findClashes(db: Reader, agentId: string, now: Date): Promise<Clash[]> {
  const meetings = await bookedMeetingsOf(db, agentId, now)
  const last = meetings.at(-1)
  if (!last) return []
  const availability = await loadAvailability(db, agentId, {
    from: now.getTime(),
    until: last.ends_at.getTime(),
    now,
  })
  if (!availability) return []
  return meetings
    .filter(
      ({ starts_at, ends_at }) =>
        !isWithinHours(availability, { from: starts_at.getTime(), until: ends_at.getTime() }),
    )
    .map(viewClash)
}
