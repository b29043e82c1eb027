import type { Insertable } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { type AgeKey, newerThan } from '../../platform/database/keyset.ts'
import type { DB } from '../../platform/database/rows.generated.ts'

/** The hello of an agent, with the person it is of. */
const hellos = (db: Reader) =>
  db
    .selectFrom('hello')
    .innerJoin('agent', 'agent.person_id', 'hello.agent_id')
    .innerJoin('person', 'person.id', 'hello.agent_id')
    .selectAll('hello')
    .select([
      'agent.username',
      'agent.verified_at',
      'person.first_name',
      'person.last_name',
      'person.suspended_at',
      'person.deleted_at',
    ])

export const helloOf = (db: Reader, agentId: string) =>
  hellos(db).where('hello.agent_id', '=', agentId).executeTakeFirst()

export const findHello = (db: Reader, id: string) => hellos(db).where('hello.id', '=', id).executeTakeFirst()
export type HelloRow = NonNullable<Awaited<ReturnType<typeof findHello>>>

export const addHello = (tx: Tx, hello: Insertable<DB['hello']>) =>
  tx.insertInto('hello').values(hello).returning('id').executeTakeFirstOrThrow()

export const removeHelloRow = (tx: Tx, id: string) => tx.deleteFrom('hello').where('id', '=', id).execute()

export const changeHelloRow = (
  tx: Tx,
  id: string,
  changed: { poster_id?: string; captions?: string | null; hidden_at?: Date | null },
) => tx.updateTable('hello').set(changed).where('id', '=', id).execute()

/** Only as long as the scanner has not said it before. */
export const setHelloScan = (tx: Tx, id: string, scan: 'clean' | 'infected') =>
  tx.updateTable('hello').set({ scan }).where('id', '=', id).where('scan', '=', 'waiting').executeTakeFirst()

export function hellosToScan(db: Reader, after: AgeKey | null, most: number) {
  const batch = db
    .selectFrom('hello')
    .select(['id', 'created_at as due_at'])
    .where('scan', '=', 'waiting')
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
  return (after ? batch.where(newerThan('created_at', 'id', after)) : batch).execute()
}
