import { z } from 'zod'

/** A year 0 has never been, neither for people nor for PostgreSQL. */
const hasBeen = (time: string) => time >= '0001'

/** An instant on the wire is ISO 8601 in UTC. */
export const Instant = z.iso.datetime().refine(hasBeen)

/** A day has no time: YYYY-MM-DD. */
export const Day = z.iso.date().refine(hasBeen)

export const CreatedAt = z.strictObject({ date: Instant })
