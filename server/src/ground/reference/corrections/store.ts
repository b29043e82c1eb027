import type { FactKind } from '@sojourn/contract/ground/fact-words'
import type { VisaFacts } from '@sojourn/contract/ground/visa-facts'
import { type Insertable, sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/database.ts'
import { newerThan } from '../../../platform/database/keyset.ts'
import type { DB } from '../../../platform/database/rows.generated.ts'

export type KnownFact = NonNullable<VisaFacts[FactKind]>

const origin = sql<string>`coalesce(visa.origin, visa.id)`

/** Only visas of today's catalogue are there, with how many share their facts. */
const visas = (db: Reader) =>
  db
    .selectFrom('visa')
    .innerJoin('country', 'country.iso', 'visa.country_iso')
    .where('visa.replaced_by', 'is', null)
    .select(['visa.id', 'visa.name', 'country.name as country', origin.as('origin')])
    .select(
      sql<number>`(
        select count(*)::int from visa as sharing
        where sharing.origin = visa.origin and sharing.replaced_by is null
      )`.as('countries'),
    )

/** The id may be a former one. Undefined comes back for the general kinds, which have no facts. */
export const findVisa = (db: Reader, id: string) =>
  visas(db)
    .select(['visa.facts', 'visa.url'])
    .where(
      'visa.id',
      '=',
      sql<string>`(select coalesce(named.replaced_by, named.id) from visa as named where named.id = ${id})`,
    )
    .executeTakeFirst()

export interface FactRow {
  origin: string
  fact: FactKind
  known: KnownFact
  id: string
  name: string
  country: string
  countries: number
  open_reports: number
}

interface FactPage {
  limit: number
  after: readonly [checked: string, origin: string, fact: string] | null
  country: string | undefined
}

/** The longest unchecked comes first, and there is one more than a page; a shared fact is there once. */
export async function factsByAge(db: Reader, { limit, after, country }: FactPage) {
  const here = country ? sql`and visa.country_iso = ${country}` : sql``
  const start = after
    ? sql`where (known->>'checked', origin, fact) > (${after[0]}, ${after[1]}, ${after[2]})`
    : sql``
  const { rows } = await sql<FactRow>`
    with told as (
      select distinct on (${origin}, fact.key) ${origin} as origin, fact.key as fact, fact.value as known,
        visa.id, visa.name, country.name as country
      from visa
      join country on country.iso = visa.country_iso
      cross join jsonb_each(visa.facts) as fact
      where visa.replaced_by is null ${here}
      order by ${origin}, fact.key, visa.id
    )
    select told.origin, told.fact, told.known, told.id, told.name, told.country,
      (select count(*)::int from visa sharing where sharing.origin = told.origin and sharing.replaced_by is null)
        as countries,
      (
        select count(*)::int from fact_report report
        where report.closed_at is null and report.origin = told.origin and report.fact = told.fact
      ) as open_reports
    from told ${start}
    order by known->>'checked', origin, fact
    limit ${limit + 1}`.execute(db)
  return rows
}

interface Unsure {
  today: string
  readSince: string
  most: number
}

/** Facts of more than six months ago and those of a dated copy are listed, the most read first; of a shared visa all countries count. */
export async function factsToCheck(db: Reader, { today, readSince, most }: Unsure) {
  const { rows } = await sql<FactRow & { reads: number }>`
    with told as (
      select distinct on (${origin}, fact.key) ${origin} as origin, fact.key as fact, fact.value as known,
        visa.id, visa.name, country.name as country
      from visa
      join country on country.iso = visa.country_iso
      cross join jsonb_each(visa.facts) as fact
      where visa.replaced_by is null
        and (
          fact.value->>'likely' = 'true'
          or rpad(fact.value->>'checked', 10, '-01') < (${today}::date - interval '6 months')::date::text
        )
      order by ${origin}, fact.key, visa.id
    ), read as (
      select ${origin} as origin, sum(reads)::int as reads
      from visa_read
      join visa on visa.id = visa_read.visa_id
      where month >= ${readSince}::date
      group by 1
    )
    select told.origin, told.fact, told.known, told.id, told.name, told.country, coalesce(read.reads, 0) as reads,
      (select count(*)::int from visa sharing where sharing.origin = told.origin and sharing.replaced_by is null)
        as countries,
      (
        select count(*)::int from fact_report report
        where report.closed_at is null and report.origin = told.origin and report.fact = told.fact
      ) as open_reports
    from told
    left join read using (origin)
    order by reads desc, known->>'checked', origin, fact
    limit ${most}`.execute(db)
  return rows
}

/** Nobody else corrects facts of these visas until the transaction ends. */
export const lockFacts = (tx: Tx, of: string) =>
  tx.selectFrom('visa').select(['id', 'facts']).where('origin', '=', of).orderBy('id').forUpdate().execute()

export const writeFact = (tx: Tx, of: string, fact: FactKind, known: KnownFact) =>
  sql`
    update visa set facts = coalesce(facts, '{}') || jsonb_build_object(${fact}::text, ${JSON.stringify(known)}::jsonb)
    where origin = ${of}`.execute(tx)

export const addCorrection = (tx: Tx, correction: Insertable<DB['visa_correction']>) =>
  tx.insertInto('visa_correction').values(correction).returning('id').executeTakeFirstOrThrow()

/** The newest comes first. */
export const correctionsOf = (db: Reader, of: string) =>
  db
    .selectFrom('visa_correction')
    .innerJoin('person', 'person.id', 'visa_correction.corrected_by')
    .select(['fact', 'before', 'after', 'reason', 'visa_correction.created_at', 'first_name', 'last_name'])
    .where('origin', '=', of)
    .orderBy('visa_correction.created_at', 'desc')
    .orderBy('visa_correction.id', 'desc')
    .limit(100)
    .execute()

/** The newest comes first; a fact that was only checked again is none of them. */
export const changesOf = (db: Reader, of: string, since: Date) =>
  db
    .selectFrom('visa_correction')
    .select(['fact', 'before', 'after'])
    .where('origin', '=', of)
    .where('created_at', '>=', since)
    .where(sql<boolean>`before->'value' is distinct from after->'value'`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute()

export const newestCorrections = (db: Reader) =>
  db
    .selectFrom('visa_correction')
    .select(['origin', 'fact', 'after'])
    .distinctOn(['origin', 'fact'])
    .orderBy('origin')
    .orderBy('fact')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const addFactReport = (tx: Tx, report: Insertable<DB['fact_report']>) =>
  tx.insertInto('fact_report').values(report).returning('id').executeTakeFirstOrThrow()

const openReports = (db: Reader) =>
  db
    .selectFrom('fact_report')
    .select(['id', 'visa_id', 'origin', 'fact', 'message', 'page', 'created_at'])
    .where('closed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')

export const openReportsOf = (db: Reader, of: string) => openReports(db).where('origin', '=', of).execute()

interface ReportPage {
  limit: number
  after: readonly [time: string, id: string] | null
}

/** The oldest comes first, each with its visa as it is now; one more than a page. */
export function reportsByAge(db: Reader, { limit, after }: ReportPage) {
  let page = openReports(db)
    .leftJoin(visas(db).as('known'), 'known.id', 'fact_report.visa_id')
    .clearSelect()
    .select([
      'fact_report.id',
      'fact_report.visa_id',
      'fact_report.fact',
      'fact_report.message',
      'fact_report.page',
      'fact_report.created_at',
      'known.name',
      'known.country',
      'known.countries',
    ])
    .clearOrderBy()
    .orderBy('fact_report.created_at')
    .orderBy('fact_report.id')
    .limit(limit + 1)
  if (after) page = page.where(newerThan('fact_report.created_at', 'fact_report.id', after))
  return page.execute()
}

interface Closing {
  closed_at: Date
  closed_by: string
}

export const closeCorrected = (
  tx: Tx,
  { of, fact, correction }: { of: string; fact: FactKind; correction: string },
  closing: Closing,
) =>
  tx
    .updateTable('fact_report')
    .set({ ...closing, correction_id: correction })
    .where('origin', '=', of)
    .where('fact', '=', fact)
    .where('closed_at', 'is', null)
    .execute()

/** Undefined when it is closed already, or was never there. */
export const closeReport = (tx: Tx, id: string, answer: string, closing: Closing) =>
  tx
    .updateTable('fact_report')
    .set({ ...closing, answer })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning(['visa_id', 'fact'])
    .executeTakeFirst()
