import type { Reader } from '../../../platform/database/database.ts'

/** They come in the order of their ids. */
export async function agentsAfter(db: Reader, after: string | null, most: number) {
  let agents = db.selectFrom('agent').select('person_id').orderBy('person_id').limit(most)
  if (after) agents = agents.where('person_id', '>', after)
  return (await agents.execute()).map(({ person_id }) => person_id)
}
