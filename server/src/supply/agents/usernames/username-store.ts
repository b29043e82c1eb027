import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/database.ts'

/** It is to the letter the expression of the index `agent_by_name_shape`. */
const shapeOfUsername = sql<string>`name_shape(username)`
const shape = (name: string) => sql<string>`name_shape(${name})`
const hashOfShape = (name: string) => sql<Buffer>`sha256(convert_to(name_shape(${name}), 'UTF8'))`

/** Until the transaction ends, the agent's name is not changed elsewhere. */
export const lockAgent = (tx: Tx, id: string) =>
  tx.selectFrom('agent').select('username').where('person_id', '=', id).forNoKeyUpdate().executeTakeFirst()

export const lockForErasing = (tx: Tx, id: string) =>
  tx.selectFrom('agent').select('person_id').where('person_id', '=', id).forUpdate().execute()

/** Until the transaction ends, nobody else takes or leaves one of these names, or one that looks like it. */
export const lockNames = (tx: Tx, names: string[]) =>
  sql`
    select pg_advisory_xact_lock(key)
    from (select distinct hashtextextended('username ' || name_shape(name), 0) as key
          from unnest(${names}::text[]) as name order by key) keys`.execute(tx)

/** Somebody else has the name, or left it after `heldSince`. */
export const isTaken = async (db: Reader, name: string, by: { id: string; heldSince: Date }) => {
  const { taken } = await db
    .selectNoFrom((eb) =>
      eb
        .or([
          eb.exists(
            eb
              .selectFrom('agent')
              .select('person_id')
              .where(shapeOfUsername, '=', shape(name))
              .where('person_id', '<>', by.id),
          ),
          eb.exists(
            eb
              .selectFrom('username_history')
              .select('id')
              .where('shape_hash', '=', hashOfShape(name))
              .where('agent_id', 'is distinct from', by.id)
              .where('released_at', '>', by.heldSince),
          ),
        ])
        .$castTo<boolean>()
        .as('taken'),
    )
    .executeTakeFirstOrThrow()
  return taken
}

export const setUsername = (tx: Tx, id: string, username: string) =>
  tx.updateTable('agent').set({ username }).where('person_id', '=', id).execute()

export const keepFormerName = (tx: Tx, former: { name: string; agentId: string; now: Date }) =>
  tx
    .insertInto('username_history')
    .values({
      name: former.name,
      shape_hash: hashOfShape(former.name),
      agent_id: former.agentId,
      released_at: former.now,
    })
    .onConflict((known) =>
      known.column('name').doUpdateSet({ agent_id: former.agentId, released_at: former.now }),
    )
    .execute()

/** A name somebody has leads nowhere else. */
export const forgetFormerName = (tx: Tx, name: string) =>
  tx.deleteFrom('username_history').where('name', '=', name).execute()

export const forgetFormerNames = (tx: Tx, releasedBefore: Date) =>
  tx.deleteFrom('username_history').where('released_at', '<=', releasedBefore).execute()

export const findCurrentName = (db: Reader, formerName: string, heldSince: Date) =>
  db
    .selectFrom('username_history')
    .innerJoin('agent', 'agent.person_id', 'username_history.agent_id')
    .select('agent.username')
    .where('name', '=', formerName)
    .where('released_at', '>', heldSince)
    .executeTakeFirst()

/** The hidden names tell nobody whose they were, and still keep others from them. */
export const hideNamesOf = async (tx: Tx, id: string, now: Date) => {
  await tx
    .updateTable('username_history')
    .set({ name: null, agent_id: null })
    .where('agent_id', '=', id)
    .execute()
  await sql`
    insert into username_history (shape_hash, released_at)
    select sha256(convert_to(name_shape(username), 'UTF8')), ${now}
    from agent where person_id = ${id} and username is not null`.execute(tx)
}
