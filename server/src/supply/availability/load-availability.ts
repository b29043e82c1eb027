import { DAY_MS } from '../../platform/clock.ts'
import type { Reader } from '../../platform/database/database.ts'
import { findAvailabilities } from './availability-store.ts'

/** A range of hours on the last day may run on into the next. */
const MARGIN_MS = 2 * DAY_MS

interface Between {
  from: number
  until: number
  now: Date
  /** A meeting that takes no time away. */
  except?: string | undefined
}

/** Undefined means that the agent has no time zone. */
export async function loadAvailability(db: Reader, agentId: string, { from, until, now, except }: Between) {
  const between = { from: new Date(from - MARGIN_MS), until: new Date(until + MARGIN_MS), now, except }
  return (await findAvailabilities(db, [agentId], between)).get(agentId)
}
