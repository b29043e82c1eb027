import { type RawBuilder, sql } from 'kysely'

/** A page of a list by age begins after this row. */
export type AgeKey = readonly [time: string | Date, id: string]

/** For lists whose newest come first. */
export const olderThan = (time: string, id: string, after: AgeKey): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(time)}, ${sql.ref(id)}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`

/** For lists whose oldest come first. */
export const newerThan = (time: string, id: string, after: AgeKey): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(time)}, ${sql.ref(id)}) > (${after[0]}::timestamptz, ${after[1]}::uuid)`
