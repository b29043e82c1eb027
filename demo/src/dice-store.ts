import { type RawBuilder, sql } from 'kysely'

/** Rests of dice by number, salt and sides: the same crowd each time. */
export const dice = (n: string, salt: number, sides: number | string) =>
  sql.raw(`(abs(hashint8extended(${n}::bigint, ${salt}) % ${sides}))`)

/** From 0 up to, but not, 1. */
export const share = (n: string, salt: number) => sql`(${dice(n, salt, 1_000_000)} / 1000000.0)`

export const oneOf = (words: readonly string[] = [], salt: number) =>
  sql`(${words}::text[])[1 + ${dice('n', salt, words.length)}]`

export const idOf = (what: string, n: string, seed: number) =>
  sql.raw(`overlay(overlay(md5('${what} ${seed} ' || ${n}) placing '4' from 13) placing 'a' from 17)::uuid`)

/** The same for what has a moment: as `uuidv7` makes them, so that what came later stands later in an index. */
export const idSince = (what: string, n: string, seed: number, at: string) =>
  sql.raw(`overlay(overlay(overlay(md5('${what} ${seed} ' || ${n})
    placing lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') from 1)
    placing '7' from 13) placing 'a' from 17)::uuid`)

/** A span of so many days. */
export const days = (many: number | RawBuilder<unknown>) => sql`((${many}) * interval '1 day')`
