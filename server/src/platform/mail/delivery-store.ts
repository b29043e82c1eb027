import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'

type Claim = 'ours' | 'being sent' | 'settled'

/** Nobody sends for longer than this; a claim that old belongs to a server that died. */
const CLAIM_MS = 5 * 60_000

/** Makes this sender the only one for the mail of this key, over all nodes. */
export async function claimMail(tx: Tx, key: string, now: Date): Promise<Claim> {
  const abandoned = new Date(now.getTime() - CLAIM_MS)
  const { rows } = await sql`
    insert into mail_delivery (key, claimed_at) values (${key}, ${now})
    on conflict (key) do update set claimed_at = excluded.claimed_at
    where mail_delivery.settled_at is null and mail_delivery.claimed_at < ${abandoned}
    returning key`.execute(tx)
  if (rows.length > 0) return 'ours'
  const delivery = await tx
    .selectFrom('mail_delivery')
    .select('settled_at')
    .where('key', '=', key)
    .executeTakeFirst()
  return delivery?.settled_at ? 'settled' : 'being sent'
}

export const settleMail = (tx: Tx, key: string, outcome: { now: Date; refusal: string | null }) =>
  tx
    .updateTable('mail_delivery')
    .set({ settled_at: outcome.now, refusal: outcome.refusal })
    .where('key', '=', key)
    .execute()

export const releaseMail = (tx: Tx, key: string) =>
  tx.deleteFrom('mail_delivery').where('key', '=', key).where('settled_at', 'is', null).execute()

export const forgetDeliveriesBefore = (tx: Tx, time: Date) =>
  tx.deleteFrom('mail_delivery').where('settled_at', '<', time).execute()
