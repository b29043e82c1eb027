import type {
  listFacts as call,
  FactLine,
  FactReportLine,
  FactToCheck,
  listFactReports,
} from '@sojourn/contract/desk/staff-facts'
import { ageOf } from '@sojourn/contract/ground/fact-age'
import type { FactKind } from '@sojourn/contract/ground/fact-words'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { dayOf } from '../../../platform/clock.ts'
import { AgeCursor, decodeCursor, pageOf } from '../../../platform/http/input/cursor.ts'
import { type FactRow, factsByAge, factsToCheck, reportsByAge } from './store.ts'
import { viewOpenReport } from './view.ts'

const Cursor = z.tuple([z.string(), z.string(), z.string()])

/** The longest unchecked comes first. */
export async function listFacts(
  { db, clock }: Context,
  { cursor, limit, country }: z.output<(typeof call)['query']>,
) {
  const today = dayOf(clock.now())
  const rows = await factsByAge(db, {
    limit,
    after: decodeCursor(cursor, Cursor),
    country: country?.toUpperCase(),
  })
  return pageOf(
    rows,
    limit,
    (row) => viewFact(row, today),
    ({ known, origin, fact }) => [known.checked, origin, fact],
  )
}

const MOST_TO_CHECK = 100
const READ_MONTHS = 3

/** These may be out of date or were read in a copy; the most read come first. */
export async function listFactsToCheck({ db, clock }: Context): Promise<FactToCheck[]> {
  const today = dayOf(clock.now())
  const rows = await factsToCheck(db, {
    today,
    readSince: firstOfMonth(today, READ_MONTHS - 1),
    most: MOST_TO_CHECK,
  })
  return rows.map((row) => ({ ...viewFact(row, today), reads: row.reads }))
}

const firstOfMonth = (today: string, monthsAgo: number) =>
  Temporal.PlainDate.from(today).with({ day: 1 }).subtract({ months: monthsAgo }).toString()

const viewFact = (
  { id, name, country, countries, fact, known, open_reports }: FactRow,
  today: string,
): FactLine => ({
  visa: { id, name, country, countries },
  fact,
  ...known,
  age: ageOf(known.checked, today),
  open_reports,
})

/** The oldest comes first; a visa that left the catalogue is named by its id. */
export async function listOpenReports(
  { db }: Context,
  { cursor, limit }: z.output<(typeof listFactReports)['query']>,
) {
  const rows = await reportsByAge(db, { limit, after: decodeCursor(cursor, AgeCursor) })
  return pageOf(
    rows,
    limit,
    (row): FactReportLine => ({
      ...viewOpenReport({ ...row, fact: row.fact as FactKind | null }),
      visa: {
        id: row.visa_id,
        name: row.name ?? row.visa_id,
        country: row.country ?? '',
        countries: row.countries ?? 1,
      },
    }),
    ({ created_at, id }) => [created_at, id],
  )
}
