import { type Insertable, sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/rows.generated.ts'

/** A session has one, and so has an endpoint: whoever signs in on a browser takes it over. */
export async function keepSubscription(tx: Tx, subscription: Insertable<DB['push_subscription']>) {
  await tx
    .deleteFrom('push_subscription')
    .where((eb) =>
      eb.or([eb('endpoint', '=', subscription.endpoint), eb('session_id', '=', subscription.session_id)]),
    )
    .execute()
  await tx.insertInto('push_subscription').values(subscription).execute()
}

export const dropSubscription = (tx: Tx, sessionId: string, endpoint?: string) => {
  const rows = tx.deleteFrom('push_subscription').where('session_id', '=', sessionId)
  return (endpoint ? rows.where('endpoint', '=', endpoint) : rows).execute()
}

export const isSubscribed = async (db: Reader, sessionId: string) =>
  (await db
    .selectFrom('push_subscription')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .executeTakeFirst()) !== undefined

/** Their sessions are still signed in. */
const living = (db: Reader, now: Date) =>
  db
    .selectFrom('push_subscription')
    .innerJoin('session', 'session.id', 'push_subscription.session_id')
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)

export const subscriptionsOf = (db: Reader, people: readonly string[], now: Date) =>
  living(db, now)
    .select(['push_subscription.session_id', 'push_subscription.person_id'])
    .where('push_subscription.person_id', '=', sql<string>`any(${people}::uuid[])`)
    .execute()

export const findSubscription = (db: Reader, sessionId: string, now: Date) =>
  living(db, now)
    .select([
      'push_subscription.person_id',
      'push_subscription.endpoint',
      'push_subscription.public_key as publicKey',
      'push_subscription.auth_secret as authSecret',
    ])
    .where('push_subscription.session_id', '=', sessionId)
    .executeTakeFirst()
