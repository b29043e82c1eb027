import type { Tx } from '../platform/database/database.ts'

const GOOD_FOR_MS = 10 * 60_000

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
