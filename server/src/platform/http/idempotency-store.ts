import { type Insertable, sql } from 'kysely'
import { builtForColumns } from '../database/built-once.ts'
import type { Reader, Tx } from '../database/database.ts'
import type { DB } from '../database/rows.generated.ts'

interface SentKey {
  owner: string
  key: string
  call: string
  bodyHash: string
}

interface FirstAnswer {
  call: string
  body_hash: string
  reply: unknown
}

/** Null when somebody else is running this key; held until the transaction ends. With the first answer, where there is one. */
export async function takeKey(tx: Tx, { owner, key }: Pick<SentKey, 'owner' | 'key'>) {
  const { rows } = await sql<{ taken: boolean; call: string | null; body_hash: string; reply: unknown }>`
    select taken, call, body_hash, reply from take_key(${owner}, ${key})`.execute(tx)
  const [row] = rows
  if (!row?.taken) return null
  const { call, body_hash, reply } = row
  return { first: call === null ? undefined : ({ call, body_hash, reply } satisfies FirstAnswer) }
}

export const findFirstAnswer = (db: Reader, { owner, key }: Pick<SentKey, 'owner' | 'key'>) =>
  db
    .selectFrom('idempotency_key')
    .select(['call', 'body_hash', 'reply'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst()

const kept = builtForColumns((db: Reader, answer: Insertable<DB['idempotency_key']>) =>
  (db as Tx).insertInto('idempotency_key').values(answer),
)

export const keepFirstAnswer = (
  tx: Tx,
  { owner, key, call, bodyHash, status, reply, now }: SentKey & { status: number; reply: unknown; now: Date },
) =>
  kept(tx, {
    owner,
    key,
    call,
    body_hash: bodyHash,
    status,
    reply: JSON.stringify(reply ?? null),
    created_at: now,
  })

export const forgetAnswersBefore = (tx: Tx, time: Date) =>
  tx.deleteFrom('idempotency_key').where('created_at', '<', time).execute()
