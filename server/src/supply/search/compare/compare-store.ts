import { sql } from 'kysely'
import type { Reader } from '../../../platform/database/database.ts'

/** Clients can ask these of the agents before they hire. */
export async function whoTakeQuestions(db: Reader, agents: readonly string[]) {
  const rows = await db
    .selectFrom('agent')
    .select('person_id')
    .where('person_id', '=', sql<string>`any(${agents}::uuid[])`)
    .where('takes_questions', '=', true)
    .execute()
  return new Set(rows.map(({ person_id }) => person_id))
}
