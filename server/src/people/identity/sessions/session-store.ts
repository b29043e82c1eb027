import { sql } from 'kysely'
import type pg from 'pg'
import type { Reader, Tx } from '../../../platform/database/database.ts'

export interface SessionRow {
  id: string
  person_id: string
  device_id: string | null
  confirmed_at: Date | null
  last_seen_at: Date
  mode: 'subscriber' | 'consultant'
  is_staff: boolean
  is_verified: boolean
  email_verified: boolean
  suspended_reason: string | null
}

/** Every request of a signed-in person begins with this one indexed read. */
const FIND_SESSIONS = {
  name: 'find-sessions',
  text: `
    select token_hash, session.id, session.person_id, device_id, confirmed_at, last_seen_at, mode,
           staff_since is not null as is_staff, agent.verified_at is not null as is_verified,
           email_verified_at is not null as email_verified, suspended_reason
    from session
    join person on person.id = session.person_id
    left join agent on agent.person_id = person.id
    where token_hash = any($1) and ended_at is null and expires_at > $2 and deleted_at is null`,
}

/** Living sessions come by the hash of their token in hex. */
export async function findSessions(pool: pg.Pool, tokenHashes: Buffer[], now: Date) {
  const { rows } = await pool.query<SessionRow & { token_hash: Buffer }>(FIND_SESSIONS, [tokenHashes, now])
  return new Map(rows.map((row) => [row.token_hash.toString('hex'), row]))
}

interface NewSession {
  token_hash: Buffer
  person_id: string
  device_id: string | null
  device_name: string
  address: string
  created_at: Date
  last_seen_at: Date
  expires_at: Date
  confirmed_at: Date
}

export const addSession = (tx: Tx, session: NewSession) =>
  tx.insertInto('session').values(session).returning('id').executeTakeFirstOrThrow()

/** However often it is used, nobody stays in for longer without signing in again. */
const LONGEST = sql`interval '180 days'`

const noLater = (expires: Date) => sql<Date>`least(${expires}::timestamptz, session.created_at + ${LONGEST})`

/** Tells until when it lives. */
export const noteSeen = (tx: Tx, id: string, { last_seen_at, expires_at }: Seen) =>
  tx
    .updateTable('session')
    .set({ last_seen_at, expires_at: noLater(expires_at) })
    .where('id', '=', id)
    .returning('expires_at')
    .executeTakeFirstOrThrow()

interface Seen {
  last_seen_at: Date
  expires_at: Date
}

export const endSession = (tx: Tx, personId: string, id: string, now: Date) =>
  tx
    .updateTable('session')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute()

/** Undefined means that the session is over. */
export const renewSession = (
  tx: Tx,
  id: string,
  { expires_at, ...renewed }: Seen & { token_hash: Buffer; confirmed_at?: Date },
) =>
  tx
    .updateTable('session')
    .set({ ...renewed, expires_at: noLater(expires_at) })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('expires_at')
    .executeTakeFirst()

export const confirmSession = (tx: Tx, id: string, now: Date) =>
  tx.updateTable('session').set({ confirmed_at: now }).where('id', '=', id).execute()

/** All of a person's, or all but the one they keep. */
export function endSessionsOf(tx: Tx, personId: string, now: Date, keep?: string) {
  const theirs = tx
    .updateTable('session')
    .set({ ended_at: now })
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
  return (keep ? theirs.where('id', '!=', keep) : theirs).returning('id').execute()
}

export const livingSessionsOf = (db: Reader, personId: string, now: Date) =>
  db
    .selectFrom('session')
    .select(['id', 'device_name', 'address', 'created_at', 'last_seen_at'])
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const forgetSessionsOverBefore = (tx: Tx, time: Date) =>
  tx
    .deleteFrom('session')
    .where((session) => session.or([session('ended_at', '<', time), session('expires_at', '<', time)]))
    .execute()

/** It counts from wherever they signed in. */
export async function hasSignedInBefore(db: Reader, personId: string) {
  const { session, device } = await db
    .selectNoFrom((eb) => [
      eb.exists(eb.selectFrom('session').select('id').where('person_id', '=', personId)).as('session'),
      eb
        .exists(eb.selectFrom('known_device').select('device_id').where('person_id', '=', personId))
        .as('device'),
    ])
    .executeTakeFirstOrThrow()
  return Boolean(session) || Boolean(device)
}

export const isKnownDevice = async (db: Reader, personId: string, deviceId: string) =>
  (await db
    .selectFrom('known_device')
    .select('device_id')
    .where('person_id', '=', personId)
    .where('device_id', '=', deviceId)
    .executeTakeFirst()) !== undefined

/**
 * Devices nobody has signed in from for so long; no session lives that long. Everybody keeps their newest: who comes back
 * after years is still told of a new one.
 */
export const forgetDevicesSeenBefore = (tx: Tx, time: Date) =>
  tx
    .deleteFrom('known_device as old')
    .where('last_seen_at', '<', time)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('known_device as newer')
          .select('newer.device_id')
          .whereRef('newer.person_id', '=', 'old.person_id')
          .whereRef('newer.last_seen_at', '>', 'old.last_seen_at'),
      ),
    )
    .execute()

/** True when the person was not known to use this device. */
export async function rememberDevice(tx: Tx, personId: string, deviceId: string, now: Date) {
  const added = await tx
    .insertInto('known_device')
    .values({ person_id: personId, device_id: deviceId, first_seen_at: now, last_seen_at: now })
    .onConflict((known) => known.columns(['person_id', 'device_id']).doUpdateSet({ last_seen_at: now }))
    // The system column says of a row that was there which transaction changed it.
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirstOrThrow()
  return added.is_new
}

/** People who are suspended have none. */
export async function livingAmong(db: Reader, ids: string[], now: Date) {
  const rows = await db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .select('session.id')
    .where('session.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('suspended_at', 'is', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
