import type { Reader, Tx } from '../../platform/database/database.ts'
import { newerThan, olderThan } from '../../platform/database/keyset.ts'
import type { Unmoved } from '../../platform/database/unmoved.ts'
import type { ValueOf } from '../../platform/database/value-of.ts'

/** Everything on one verification and the person it is of; the label is null where nothing was begun. */
const verifications = (db: Reader) =>
  db
    .selectFrom('agent')
    .innerJoin('person', 'person.id', 'agent.person_id')
    .leftJoin('verification as v', 'v.agent_id', 'agent.person_id')
    .select([
      'agent.person_id as agent_id',
      'agent.verified_at',
      'person.email',
      'person.email_verified_at',
      'person.first_name as own_first_name',
      'person.last_name as own_last_name',
      'person.picture_key',
      'person.suspended_at',
      'v.label',
      'v.sealed_draft',
      'v.draft_saved_at',
      'v.draft_file_id',
      'v.first_name',
      'v.last_name',
      'v.country_iso',
      'v.state',
      'v.city',
      'v.alt_city',
      'v.postal_code',
      'v.street',
      'v.dob',
      'v.gender',
      'v.document_type',
      'v.document_country',
      'v.sealed_document_id',
      'v.document_expires_on',
      'v.file_id',
      'v.photo_key',
      'v.submitted_at',
      'v.revision',
      'v.changed',
      'v.tries',
      'v.tries_allowed',
      'v.reasons',
      'v.reason',
      'v.is_final',
      'v.decided_at',
      'v.valid_until',
      'v.reminded',
      'v.counts_until',
      'v.lapse_warnings',
      'v.claimed_by',
      'v.claimed_at',
    ])
    .where('person.deleted_at', 'is', null)

/** With the files, for who looks at it. */
export const findVerification = (db: Reader, agentId: string) =>
  verifications(db)
    .leftJoin('sealed_file as file', 'file.id', 'v.file_id')
    .leftJoin('sealed_file as draft_file', 'draft_file.id', 'v.draft_file_id')
    .leftJoin('country', 'country.iso', 'v.country_iso')
    .leftJoin('country as issuing', 'issuing.iso', 'v.document_country')
    .leftJoin('state as region', (join) =>
      join.onRef('region.country_iso', '=', 'v.country_iso').onRef('region.code', '=', 'v.state'),
    )
    .leftJoin('person as claimer', 'claimer.id', 'v.claimed_by')
    .leftJoin('country as home', (join) =>
      join.on('home.iso', '=', (eb) => eb.fn.coalesce('v.country_iso', 'person.country_iso')),
    )
    .select((eb) => [
      'file.size as file_size',
      'file.created_at as file_at',
      'draft_file.size as draft_file_size',
      'draft_file.created_at as draft_file_at',
      'country.name as country_name',
      'region.name as state_name',
      'issuing.name as document_country_name',
      'claimer.first_name as claimer_first_name',
      'claimer.last_name as claimer_last_name',
      'home.name as home_name',
      'home.licence_notice',
      eb
        .exists(
          eb
            .selectFrom('licence')
            .select('licence.id')
            .whereRef('licence.agent_id', '=', 'agent.person_id')
            .whereRef('licence.country_iso', '=', 'home.iso'),
        )
        .$castTo<boolean>()
        .as('has_licence'),
    ])
    .where('agent.person_id', '=', agentId)
    .executeTakeFirst()
export type VerificationRow = NonNullable<Awaited<ReturnType<typeof findVerification>>>

/**
 * Until the transaction ends, nobody else changes it. Held first and read then: who had to wait for it would else be
 * shown how it was before. The rows are held in the order they are named in: the person before the agent, as whoever
 * saves a profile or suspends somebody holds them.
 */
export async function lockVerification(tx: Tx, agentId: string) {
  const held = await tx
    .selectFrom('person')
    .innerJoin('agent', 'agent.person_id', 'person.id')
    .innerJoin('verification', 'verification.agent_id', 'agent.person_id')
    .select('agent.person_id')
    .where('agent.person_id', '=', agentId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return held && verifications(tx).where('agent.person_id', '=', agentId).executeTakeFirst()
}
export type LockedVerification = NonNullable<Awaited<ReturnType<typeof lockVerification>>>

/** Nothing comes back unless they have told all of it. */
export async function findPlace(db: Reader, personId: string) {
  const place = await db
    .selectFrom('person')
    .select(['country_iso', 'state', 'city', 'alt_city', 'postal_code', 'street'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  const { country_iso, state, city, postal_code, street, alt_city } = place
  if (country_iso === null || state === null || city === null) return undefined
  return { country_iso, state, city, alt_city, postal_code: postal_code ?? '', street: street ?? '' }
}
export type Place = NonNullable<Awaited<ReturnType<typeof findPlace>>>

/** Begins one, unless it was before. */
export const beginVerification = (tx: Tx, agentId: string, now: Date) =>
  tx
    .insertInto('verification')
    .values({ agent_id: agentId, created_at: now })
    .onConflict((known) => known.column('agent_id').doNothing())
    .execute()

export const changeVerification = (tx: Tx, agentId: string, changed: Unmoved<'verification', 'label'>) =>
  tx.updateTable('verification').set(changed).where('agent_id', '=', agentId).execute()

/** Null means not verified from now on; a verification that goes on keeps its day. */
export const setVerifiedAt = (tx: Tx, agentId: string, verifiedAt: Date | null) =>
  tx
    .updateTable('agent')
    .set((eb) => ({ verified_at: verifiedAt && eb.fn.coalesce('verified_at', eb.val(verifiedAt)) }))
    .where('person_id', '=', agentId)
    .execute()

/** False when somebody else has it. */
export const claim = async (
  tx: Tx,
  agentId: string,
  { staffId, now, lapsedBefore }: { staffId: string; now: Date; lapsedBefore: Date },
) =>
  (await tx
    .updateTable('verification')
    .set({ claimed_by: staffId, claimed_at: now })
    .where('agent_id', '=', agentId)
    .where((eb) =>
      eb.or([
        eb('claimed_by', 'is', null),
        eb('claimed_by', '=', staffId),
        eb('claimed_at', '<=', lapsedBefore),
      ]),
    )
    .returning('agent_id')
    .executeTakeFirst()) !== undefined

export const release = (tx: Tx, agentId: string, staffId: string) =>
  tx
    .updateTable('verification')
    .set({ claimed_by: null, claimed_at: null })
    .where('agent_id', '=', agentId)
    .where('claimed_by', '=', staffId)
    .execute()

type AgeAndId = [at: string, agentId: string]

interface QueuePage {
  limit: number
  after: AgeAndId | null
}

const lines = (db: Reader) =>
  db
    .selectFrom('verification as v')
    .innerJoin('agent', 'agent.person_id', 'v.agent_id')
    .innerJoin('person', 'person.id', 'v.agent_id')
    .leftJoin('country', 'country.iso', 'v.country_iso')
    .leftJoin('person as claimer', 'claimer.id', 'v.claimed_by')
    .select([
      'v.agent_id',
      'person.first_name as own_first_name',
      'person.last_name as own_last_name',
      'v.country_iso',
      'country.name as country_name',
      'v.document_type',
      'v.label',
      'v.tries',
      'agent.verified_at',
      'v.submitted_at',
      'v.decided_at',
      'v.claimed_by',
      'v.claimed_at',
      'claimer.first_name as claimer_first_name',
      'claimer.last_name as claimer_last_name',
    ])

/** The oldest comes first, and there is one more than a page. */
export function waitingVerifications(db: Reader, { limit, after }: QueuePage) {
  const page = lines(db)
    .where('v.label', '=', 'in_progress')
    .orderBy('v.submitted_at')
    .orderBy('v.agent_id')
    .limit(limit + 1)
  return after ? page.where(newerThan('v.submitted_at', 'v.agent_id', after)).execute() : page.execute()
}

/** The newest decision comes first, and there is one more than a page. */
export function decidedVerifications(
  db: Reader,
  label: ValueOf<'verification', 'label'>,
  { limit, after }: QueuePage,
) {
  const page = lines(db)
    .where('v.label', '=', label)
    .where('v.label', '<>', 'in_progress')
    .orderBy('v.decided_at', 'desc')
    .orderBy('v.agent_id', 'desc')
    .limit(limit + 1)
  return after ? page.where(olderThan('v.decided_at', 'v.agent_id', after)).execute() : page.execute()
}
export type LineRow = Awaited<ReturnType<typeof waitingVerifications>>[number]

const MOST_LIKE_IT = 10

/** Other accounts with the same document as this one, those who sent it last first. */
export const othersWithItsDocument = (db: Reader, agentId: string) =>
  db
    .selectFrom('verification as own')
    .innerJoin('verification as v', 'v.document_mark', 'own.document_mark')
    .innerJoin('person', 'person.id', 'v.agent_id')
    .select(['v.agent_id', 'v.label', 'person.first_name', 'person.last_name'])
    .where('own.agent_id', '=', agentId)
    .where('v.agent_id', '<>', agentId)
    .orderBy('v.submitted_at', 'desc')
    .orderBy('v.agent_id')
    .limit(MOST_LIKE_IT)
    .execute()
export type OtherRow = Awaited<ReturnType<typeof othersWithItsDocument>>[number]

/** Returns true if this member of staff opened this file for a check; a document sent again is another file. */
export const hasOpenedFile = async (
  db: Reader,
  { ownerId, fileId, viewerId }: { ownerId: string; fileId: string; viewerId: string },
) =>
  (await db
    .selectFrom('file_view')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('file_id', '=', fileId)
    .where('viewer_id', '=', viewerId)
    .limit(1)
    .executeTakeFirst()) !== undefined

interface ViewsPage {
  limit: number
  after: [createdAt: string, id: string] | null
}

/** The newest comes first, and there is one more than a page. */
export function documentViewsOf(db: Reader, ownerId: string, { limit, after }: ViewsPage) {
  const page = db
    .selectFrom('file_view as view')
    .leftJoin('person as viewer', 'viewer.id', 'view.viewer_id')
    .select([
      'view.id',
      'view.owner_id',
      'view.viewer_id',
      'viewer.first_name as viewer_first_name',
      'view.purpose',
      'view.created_at',
    ])
    .where('view.owner_id', '=', ownerId)
    .where('view.order_id', 'is', null)
    .where('view.vault_paper_id', 'is', null)
    .orderBy('view.created_at', 'desc')
    .orderBy('view.id', 'desc')
    .limit(limit + 1)
  return after ? page.where(olderThan('view.created_at', 'view.id', after)).execute() : page.execute()
}
export type ViewRow = Awaited<ReturnType<typeof documentViewsOf>>[number]

/** Agents for whom a day has come: the document ends soon or has ended, or the time of grace is over. */
export const verificationsToTend = (db: Reader, { lapsing, soon }: { lapsing: Date; soon: string }) =>
  db
    .selectFrom('verification')
    .select('agent_id')
    .where((eb) =>
      eb.or([
        eb.and([eb('label', '=', 'verified'), eb('valid_until', '<=', soon)]),
        eb('counts_until', '<=', lapsing),
      ]),
    )
    .execute()
