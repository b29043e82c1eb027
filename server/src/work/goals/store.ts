import { type RawBuilder, sql } from 'kysely'
import { builtOnce } from '../../platform/database/built-once.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { like } from '../../platform/database/like.ts'
import type { Unmoved } from '../../platform/database/unmoved.ts'
import { CHANGEABLE, type GoalState } from './goal-state.ts'
import { shownTravellers } from './shown-travellers-store.ts'

const allGoals = (db: Reader) =>
  db
    .selectFrom('goal')
    .innerJoin('country', 'country.iso', 'goal.country_iso')
    .innerJoin('purpose', 'purpose.slug', 'goal.purpose')
    .innerJoin('person', 'person.id', 'goal.client_id')
    .leftJoin('country as first', 'first.iso', 'goal.passport_iso')
    .leftJoin('country as second', 'second.iso', 'goal.second_passport_iso')
    .leftJoin('country as home', 'home.iso', 'person.country_iso')
    .leftJoin('country as residence', 'residence.iso', 'goal.residence_iso')
    .leftJoin('visa', 'visa.id', 'goal.visa_id')
    .leftJoin('decision_request', 'decision_request.goal_id', 'goal.id')
    .select((eb) => [
      'goal.id',
      'goal.name',
      'goal.status',
      'home.iso as home_iso',
      'home.name as home_name',
      'goal.country_iso',
      'country.name as country_name',
      'goal.purpose',
      'purpose.name as purpose_name',
      'goal.expected_on',
      'goal.comment',
      'goal.ticked',
      'goal.passport_iso',
      'first.name as passport_name',
      'goal.second_passport_iso',
      'second.name as second_passport_name',
      'goal.residence_iso',
      'residence.name as residence_name',
      'visa.id as visa_id',
      'visa.name as visa_name',
      'visa.facts',
      'visa.checklist',
      'goal.stay_days',
      'goal.passport_expires_on',
      shownTravellers(eb.ref('goal.travellers')).as('travellers'),
      'person.timezone',
      'goal.decided_on',
      'goal.decided_at',
      'goal.deleted_at',
      'goal.created_at',
      'decision_request.asked_at',
      'decision_request.waiting_at',
    ])

const goals = (db: Reader, clientId: string) => allGoals(db).where('goal.client_id', '=', clientId)

/** Goals that are decided or deleted are left out. */
export const openGoalsOf = (db: Reader, clientIds: readonly string[]) =>
  allGoals(db)
    .select(['goal.client_id', 'goal.updated_at'])
    .where('goal.client_id', '=', sql<string>`any(${clientIds}::uuid[])`)
    .where('goal.status', 'in', CHANGEABLE)
    .where('goal.deleted_at', 'is', null)
    .execute()

export type GoalRow = Awaited<ReturnType<typeof goalsByAge>>[number]

interface GoalPage {
  limit: number
  after: [createdAt: string, id: number] | null
  /** Each must be found in the name. */
  words: string[]
  status: GoalState | undefined
  /** Only those one could hire for: of this country, for one of these purposes, and not decided. */
  aim: { country: string; purposes: readonly string[] } | undefined
  /** Only goals deleted since then are there; otherwise only those that are not deleted. */
  deletedSince: Date | null
}

/** The newest comes first, and one more than a page tells the caller that there is another. */
export function goalsByAge(
  db: Reader,
  clientId: string,
  { limit, after, words, status, aim, deletedSince }: GoalPage,
) {
  let page = goals(db, clientId)
    .orderBy('goal.created_at', 'desc')
    .orderBy('goal.id', 'desc')
    .limit(limit + 1)
  page = deletedSince
    ? page.where('goal.deleted_at', '>', deletedSince)
    : page.where('goal.deleted_at', 'is', null)
  for (const word of words)
    page = page.where(bareName, 'like', sql<string>`unaccent(lower(${pattern(word)}))`)
  if (status) page = page.where('goal.status', '=', status)
  if (aim)
    page = page
      .where('goal.country_iso', '=', aim.country)
      .where('goal.purpose', '=', sql<string>`any(${aim.purposes}::text[])`)
      .where('goal.status', 'in', CHANGEABLE)
  if (after)
    page = page.where(
      sql<boolean>`(goal.created_at, goal.id) < (${after[0]}::timestamptz, ${after[1]}::bigint)`,
    )
  return page.execute()
}

const bareName: RawBuilder<string> = sql`unaccent(lower(goal.name))`
const pattern = (word: string) => like(word)

export const findGoal = (db: Reader, clientId: string, id: number) =>
  goals(db, clientId).where('goal.id', '=', id).executeTakeFirst()

const held = builtOnce((db: Reader, { clientId, id }: { clientId: string; id: number }) =>
  goals(db, clientId).where('goal.id', '=', id).forUpdate('goal'),
)

export const lockGoal = (tx: Tx, clientId: string, id: number) => held.first(tx, { clientId, id })

export const countByStatus = (db: Reader, clientId: string, deletedSince: Date) =>
  db
    .selectFrom('goal')
    .select(({ fn }) => {
      const some = (status: GoalState) =>
        fn
          .countAll<number>()
          .filterWhere('deleted_at', 'is', null)
          .filterWhere('status', '=', status)
          .as(status)
      return [
        fn.countAll<number>().filterWhere('deleted_at', 'is', null).as('total'),
        some('draft'),
        some('in_progress'),
        some('approved'),
        some('rejected'),
        fn.countAll<number>().filterWhere('deleted_at', '>', deletedSince).as('deleted'),
      ]
    })
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()

export interface JourneyRow {
  passport_iso?: string | null
  second_passport_iso?: string | null
  residence_iso?: string | null
  visa_id?: string | null
  stay_days?: number | null
  passport_expires_on?: string | null
}

interface NewGoalRow extends JourneyRow {
  /** They are in JSON. */
  travellers?: string
  client_id: string
  name: string
  country_iso: string
  purpose: string
  expected_on: string
  comment: string
  created_at: Date
  updated_at: Date
}

export const addGoal = async (tx: Tx, goal: NewGoalRow) =>
  (await tx.insertInto('goal').values(goal).returning('id').executeTakeFirstOrThrow()).id

export const setGoal = (tx: Tx, id: number, change: Unmoved<'goal'>) =>
  tx.updateTable('goal').set(change).where('id', '=', id).execute()

const among = (ids: readonly number[]) => sql<number>`any(${ids}::bigint[])`

const byId = builtOnce((db: Reader, { ids }: { ids: readonly number[] }) =>
  db
    .selectFrom('goal')
    .select(['id', 'name', 'expected_on', 'comment', 'decided_at'])
    .select(sql<number>`1 + jsonb_array_length(goal.travellers)`.as('people'))
    .where('id', '=', among(ids)),
)
/** They may be anybody’s. */
export const goalsById = (db: Reader, ids: readonly number[]) => byId.all(db, { ids })

export const goalsDeletedBefore = async (db: Reader, time: Date, after: number, most: number) =>
  (
    await db
      .selectFrom('goal')
      .select('id')
      .where('deleted_at', '<=', time)
      .where('id', '>', after)
      .orderBy('id')
      .limit(most)
      .execute()
  ).map(({ id }) => id)

export const allGoalsOf = async (tx: Tx, clientId: string) =>
  (await tx.selectFrom('goal').select('id').where('client_id', '=', clientId).forUpdate().execute()).map(
    ({ id }) => id,
  )

/** Only if they are deleted still, where a time is named. */
export function eraseGoals(tx: Tx, ids: readonly number[], deletedBefore?: Date) {
  const gone = tx.deleteFrom('goal').where('id', '=', among(ids))
  return (deletedBefore ? gone.where('deleted_at', '<=', deletedBefore) : gone).execute()
}

export const forgetWords = (tx: Tx, ids: readonly number[]) =>
  tx
    .updateTable('goal')
    .set({
      name: 'A goal',
      comment: '',
      ticked: [],
      passport_iso: null,
      second_passport_iso: null,
      residence_iso: null,
      stay_days: null,
      passport_expires_on: null,
      travellers: '[]',
    })
    .where('id', '=', among(ids))
    .execute()

export const findClientZone = async (db: Reader, clientId: string) =>
  (await db.selectFrom('person').select('timezone').where('id', '=', clientId).executeTakeFirst())
    ?.timezone ?? null

/** Null means that this client has no such offer. */
export async function aimOfOffer(db: Reader, clientId: string, offerId: string) {
  const offer = await db
    .selectFrom('offer')
    .select(({ ref }) => ['country_iso', ref('purposes').$castTo<{ id: string }[]>().as('purposes')])
    .where('id', '=', offerId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return offer ? { country: offer.country_iso, purposes: offer.purposes.map(({ id }) => id) } : null
}
