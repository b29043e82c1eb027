import { z } from 'zod'

/** An instant on the wire: ISO 8601 in UTC. */
export const Instant = z.iso.datetime()

/** A day without a time: YYYY-MM-DD. */
export const Day = z.iso.date()

/** The seed's `created_at.date`. */
export const CreatedAt = z.strictObject({ date: Instant })
