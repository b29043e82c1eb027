import { sql } from 'kysely'
import type { Reader } from '../../platform/database/database.ts'
import type { Deadline, Side } from './deadline.ts'

/** The row has their day, and the answers the guide would ask them for. */
export const findReader = (db: Reader, personId: string, now: Date) =>
  db
    .selectFrom('person')
    .select([
      'second_passport_iso',
      // The newest passport they keep here, and the country of their address, stand in for who told no more.
      sql<string | null>`coalesce(passport_iso, (
        select country_iso from deadline_paper paper
        where paper.person_id = person.id and paper.kind = 'passport' order by paper.ends_on desc limit 1))`.as(
        'passport_iso',
      ),
      sql<string | null>`coalesce(residence_iso, country_iso)`.as('residence_iso'),
      sql<string>`to_char(${now}::timestamptz at time zone coalesce(timezone, 'UTC'), 'YYYY-MM-DD')`.as(
        'today',
      ),
    ])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
export type DeadlineReader = Awaited<ReturnType<typeof findReader>>

const distinct = <T>(values: readonly (T | null | undefined)[]) => [
  ...new Set(values.filter((value) => value !== null && value !== undefined)),
]

/** An order is named with its other side. */
export async function namesFor(db: Reader, deadlines: readonly Deadline[], side: Side) {
  const countries = await countriesIn(
    db,
    deadlines.map(({ countryIso }) => countryIso),
  )
  const orderIds = distinct(deadlines.map(({ orderId }) => orderId))
  const orders =
    orderIds.length === 0
      ? []
      : await db
          .selectFrom('client_order')
          .innerJoin(
            'person',
            'person.id',
            side === 'client' ? 'client_order.agent_id' : 'client_order.client_id',
          )
          .select([
            'client_order.id',
            'client_order.ref',
            'client_order.title',
            'person.first_name',
            'person.last_name',
          ])
          .where('client_order.id', '=', sql<string>`any(${orderIds}::uuid[])`)
          .execute()
  const slugs = distinct(deadlines.map(({ paper }) => paper?.purpose))
  const purposes =
    slugs.length === 0
      ? []
      : await db
          .selectFrom('purpose')
          .select(['slug', 'name'])
          .where('slug', '=', sql<string>`any(${slugs}::text[])`)
          .execute()
  return {
    countries,
    orders: new Map(orders.map((order) => [order.id, order])),
    purposes: new Map(purposes.map(({ slug, name }) => [slug, name])),
  }
}
export type Names = Awaited<ReturnType<typeof namesFor>>

export async function countriesIn(db: Reader, codes: readonly (string | null)[]) {
  const isos = distinct(codes)
  if (isos.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('country')
    .select(['iso', 'name'])
    .where('iso', '=', sql<string>`any(${isos}::bpchar[])`)
    .execute()
  return new Map(rows.map(({ iso, name }) => [iso, name]))
}
