import { z } from 'zod'

/** An instant on the wire: ISO 8601 in UTC. */
export const Instant = z.iso.datetime()

/** A day without a time: YYYY-MM-DD. A year 0 has never been, neither for people nor for PostgreSQL. */
export const Day = z.iso.date().refine((day) => day >= '0001')

/** The seed's `created_at.date`. */
export const CreatedAt = z.strictObject({ date: Instant })
