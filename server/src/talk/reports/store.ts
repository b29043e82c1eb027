import { type Insertable, sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/rows.generated.ts'

/** A second report of the same by the same person, while the first is not decided, is the first one, and nothing of it changes. */
export const addReport = (tx: Tx, report: Insertable<DB['report']>) =>
  tx
    .insertInto('report')
    .values(report)
    .onConflict((known) =>
      known
        .columns(['kind', 'subject_id', 'reporter_id'])
        .where('reporter_id', 'is not', null)
        .where('status', 'in', UNDECIDED)
        .doUpdateSet((eb) => ({ kind: eb.ref('excluded.kind') })),
    )
    .returning(['id', sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow()

/** The index "report_once" has the same states. */
const UNDECIDED = [sql.lit('open' as const), sql.lit('claimed' as const)]

/** An account gives its present name and address, a stranger the ones they typed; each is null once deleted. */
const reports = (db: Reader) =>
  db
    .selectFrom('report')
    .leftJoin('person as reporter', (join) =>
      join.onRef('reporter.id', '=', 'report.reporter_id').on('reporter.deleted_at', 'is', null),
    )
    .leftJoin('person as owner', (join) =>
      join.onRef('owner.id', '=', 'report.owner_id').on('owner.deleted_at', 'is', null),
    )
    .leftJoin('review', (join) =>
      join.onRef('review.id', '=', 'report.subject_id').on('report.kind', '=', 'review'),
    )
    .leftJoin('person as reviewed', (join) =>
      join.onRef('reviewed.id', '=', 'review.agent_id').on('reviewed.deleted_at', 'is', null),
    )
    .leftJoin('person as claimer', 'claimer.id', 'report.claimed_by')
    .leftJoin('person as decider', 'decider.id', 'report.decided_by')
    .leftJoin('person as settler', 'settler.id', 'report.settled_by')
    .selectAll('report')
    .select((eb) => [
      eb.fn.coalesce('reporter.email', 'report.reporter_email').as('write_to'),
      'reporter.first_name as reporter_first_name',
      'reporter.last_name as reporter_last_name',
      'owner.email as owner_email',
      'owner.first_name as owner_first_name',
      'owner.last_name as owner_last_name',
      'review.star',
      'reviewed.first_name as reviewed_first_name',
      'reviewed.last_name as reviewed_last_name',
      'claimer.first_name as claimer_first_name',
      'claimer.last_name as claimer_last_name',
      'decider.first_name as decider_first_name',
      'decider.last_name as decider_last_name',
      'settler.first_name as settler_first_name',
      'settler.last_name as settler_last_name',
    ])

export const findReport = (db: Reader, id: string) =>
  reports(db).where('report.id', '=', id).executeTakeFirst()
export type ReportRow = NonNullable<Awaited<ReturnType<typeof findReport>>>

export const reportsById = (db: Reader, ids: readonly string[]) =>
  reports(db).where('report.id', 'in', ids).execute()

/** Until the transaction ends, nobody else takes a step with it. */
export const lockReport = (tx: Tx, id: string) =>
  reports(tx).where('report.id', '=', id).forUpdate('report').executeTakeFirst()

/** In one order, so that nobody answers two objections about the same thing side by side. */
export const lockReportsOfSameSubject = (tx: Tx, id: string) =>
  tx
    .selectFrom('report')
    .innerJoin('report as this', (join) =>
      join.onRef('this.kind', '=', 'report.kind').onRef('this.subject_id', '=', 'report.subject_id'),
    )
    .select('report.id')
    .where('this.id', '=', id)
    .orderBy('report.id')
    .forUpdate('report')
    .execute()

/** A decision to hide it stands, or the answer to an objection hid it. */
export const isHiddenByAnother = async (db: Reader, { id, kind, subject_id }: ReportRow) =>
  (await db
    .selectFrom('report')
    .select('id')
    .where('kind', '=', kind)
    .where('subject_id', '=', subject_id)
    .where('id', '<>', id)
    .where('hides', '=', true)
    .limit(1)
    .executeTakeFirst()) !== undefined

const WAITING = ['open', 'claimed', 'appealed'] as const

interface Page {
  limit: number
  after: [time: string, id: string] | null
}

/** The oldest comes first, and there is one more than a page. */
export function waitingReports(db: Reader, { limit, after }: Page) {
  let page = reports(db)
    .where('report.status', 'in', WAITING)
    .orderBy('report.created_at')
    .orderBy('report.id')
    .limit(limit + 1)
  if (after)
    page = page.where(
      sql<boolean>`(report.created_at, report.id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    )
  return page.execute()
}

/** The last decided comes first, and there is one more than a page. */
export function answeredReports(db: Reader, status: 'decided' | 'settled', { limit, after }: Page) {
  let page = reports(db)
    .where('report.status', '=', status)
    .orderBy('report.decided_at', 'desc')
    .orderBy('report.id', 'desc')
    .limit(limit + 1)
  if (after)
    page = page.where(
      sql<boolean>`(report.decided_at, report.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    )
  return page.execute()
}

export async function countOthers(db: Reader, { id, kind, subject_id }: ReportRow) {
  const { count } = await db
    .selectFrom('report')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('kind', '=', kind)
    .where('subject_id', '=', subject_id)
    .where('id', '<>', id)
    .executeTakeFirstOrThrow()
  return count
}

const GONE = 'Whoever reported this has deleted their account.'

/** Their report stays for our team, by their id alone: without name, address and words. */
export const forgetReporter = (tx: Tx, id: string, email: string | null) =>
  tx
    .updateTable('report')
    .set((eb) => ({
      reporter_name: null,
      reporter_email: null,
      explanation: GONE,
      objection: eb
        .case()
        .when(eb.and([eb('objection', 'is not', null), eb('outcome', '=', 'nothing')]))
        .then(GONE)
        .else(eb.ref('objection'))
        .end(),
    }))
    .where((eb) =>
      eb.or([
        eb('reporter_id', '=', id),
        ...(email ? [eb(eb.fn<string>('lower', ['reporter_email']), '=', email)] : []),
      ]),
    )
    .execute()

/** Their reporter has no answer yet, or objected to it. Those of reviews go on, as reviews stay. */
export const undecidedOfOwner = (tx: Tx, id: string) =>
  reports(tx)
    .where('report.owner_id', '=', id)
    .where('report.kind', '<>', 'review')
    .where((eb) =>
      eb.or([
        eb('report.status', 'in', UNDECIDED),
        eb.and([eb('report.status', '=', 'appealed'), eb('report.outcome', '=', 'nothing')]),
      ]),
    )
    .orderBy('report.id')
    .execute()

/** Reports on their services and articles go with these; reviews stay, under no name. */
export async function forgetOwner(tx: Tx, id: string) {
  await tx.deleteFrom('report').where('owner_id', '=', id).where('kind', '<>', 'review').execute()
  await tx
    .updateTable('report')
    .set((eb) => ({
      objection: eb
        .case()
        .when(eb.and([eb('objection', 'is not', null), eb('outcome', '=', 'hidden')]))
        .then('Whoever wrote this has deleted their account.')
        .else(eb.ref('objection'))
        .end(),
    }))
    .where('owner_id', '=', id)
    .execute()
}
