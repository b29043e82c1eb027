import type { Reader, Tx } from '../../../platform/database/database.ts'

export interface Attempt {
  email_hash: Buffer
  device: string
  address: string
}

export const addLoginFailure = (tx: Tx, attempt: Attempt, now: Date) =>
  tx
    .insertInto('login_failure')
    .values({ ...attempt, failed_at: now })
    .execute()

/** This email's failures count on this device, and anybody's from this address. */
export async function countLoginFailures(db: Reader, attempt: Attempt, since: Date) {
  const { email, address } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('login_failure')
        .select((count) => count.cast<number>(count.fn.countAll(), 'integer').as('count'))
        .where('email_hash', '=', attempt.email_hash)
        .where('device', '=', attempt.device)
        .where('failed_at', '>', since)
        .as('email'),
      eb
        .selectFrom('login_failure')
        .select((count) => count.cast<number>(count.fn.countAll(), 'integer').as('count'))
        .where('address', '=', attempt.address)
        .where('failed_at', '>', since)
        .as('address'),
    ])
    .executeTakeFirstOrThrow()
  return { email: email ?? 0, address: address ?? 0 }
}

/** A right password wipes what this email failed on this device. */
export const forgetLoginFailures = (tx: Tx, { email_hash, device }: Attempt) =>
  tx.deleteFrom('login_failure').where('email_hash', '=', email_hash).where('device', '=', device).execute()

export const forgetLoginFailuresBefore = (tx: Tx, time: Date) =>
  tx.deleteFrom('login_failure').where('failed_at', '<', time).execute()
