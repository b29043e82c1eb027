import { sql } from 'kysely'
import type { Reader, Tx } from '../database/database.ts'

interface SentKey {
  owner: string
  key: string
  call: string
  bodyHash: string
}

/** True when nobody else is running this key; held until the transaction ends. */
export async function takeKey(tx: Tx, { owner, key }: SentKey) {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${owner}\n${key}`}, 0)) as taken
  `.execute(tx)
  return rows[0]?.taken ?? false
}

export const findFirstAnswer = (db: Reader, { owner, key }: Pick<SentKey, 'owner' | 'key'>) =>
  db
    .selectFrom('idempotency_key')
    .select(['call', 'body_hash', 'reply'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst()

export const keepFirstAnswer = (tx: Tx, answer: SentKey & { status: number; reply: unknown; now: Date }) =>
  tx
    .insertInto('idempotency_key')
    .values({
      owner: answer.owner,
      key: answer.key,
      call: answer.call,
      body_hash: answer.bodyHash,
      status: answer.status,
      reply: JSON.stringify(answer.reply ?? null),
      created_at: answer.now,
    })
    .execute()

export const forgetAnswersBefore = (tx: Tx, time: Date) =>
  tx.deleteFrom('idempotency_key').where('created_at', '<', time).execute()
