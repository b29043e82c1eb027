import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/database.ts'

const GOOD_FOR_MS = 10 * 60_000
const MOST_TRIES = 5

export async function addLoginChallenge(tx: Tx, personId: string, device: string | null, now: Date) {
  const { id } = await tx
    .insertInto('login_challenge')
    .values({
      person_id: personId,
      device_id: device,
      created_at: now,
      expires_at: new Date(now.getTime() + GOOD_FOR_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A challenge that was begun without a device, as before a page listens, is its holder’s: nobody else knows its id. */
const isOf = (device: string | null) => sql<boolean>`(device_id is null or device_id = ${device})`

/** Undefined means that it is over, was tried too often or belongs to another browser. */
export async function findOpenChallenge(db: Reader, id: string, device: string | null, now: Date) {
  const found = await db
    .selectFrom('login_challenge')
    .select('person_id')
    .where('id', '=', id)
    .where(isOf(device))
    .where('tries', '<', MOST_TRIES)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found?.person_id
}

/** Counts a try, and those in parallel wait until it is judged; undefined when the challenge is over, was tried too often or belongs to another browser. */
export const tryLoginChallenge = (tx: Tx, id: string, device: string | null, now: Date) =>
  tx
    .updateTable('login_challenge')
    .set({ tries: sql`tries + 1` })
    .where('id', '=', id)
    .where(isOf(device))
    .where('tries', '<', MOST_TRIES)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['person_id', (eb) => eb('tries', '>=', MOST_TRIES).$castTo<boolean>().as('is_last')])
    .executeTakeFirst()

/** In the transaction of the try, which holds the row. */
export const useLoginChallenge = (tx: Tx, id: string, now: Date) =>
  tx.updateTable('login_challenge').set({ used_at: now }).where('id', '=', id).execute()

/** A sign-in that was begun with the old password is over with it. */
export const forgetLoginChallenges = (tx: Tx, personId: string) =>
  tx.deleteFrom('login_challenge').where('person_id', '=', personId).execute()

export const forgetLoginChallengesOverBefore = (tx: Tx, time: Date) =>
  tx.deleteFrom('login_challenge').where('expires_at', '<', time).execute()
