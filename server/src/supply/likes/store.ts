import type { Reader, Tx } from '../../platform/database/database.ts'

/** The like there is, or a new one. */
export const addLike = (tx: Tx, like: { person_id: string; agent_id: string; created_at: Date }) =>
  tx
    .insertInto('likes')
    .values(like)
    // Written again as it is, so that the row comes back.
    .onConflict((known) => known.columns(['agent_id', 'person_id']).doUpdateSet({ agent_id: like.agent_id }))
    .returning('id')
    .executeTakeFirstOrThrow()

export const countLikes = async (db: Reader, agentId: string) =>
  (
    await db
      .selectFrom('likes')
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
      .where('agent_id', '=', agentId)
      .executeTakeFirstOrThrow()
  ).count

/** The id is the one of the like or of what is liked. */
export const removeLike = (tx: Tx, personId: string, id: string) =>
  tx
    .deleteFrom('likes')
    .where('person_id', '=', personId)
    .where((eb) => eb.or([eb('id', '=', id), eb('agent_id', '=', id)]))
    .execute()
