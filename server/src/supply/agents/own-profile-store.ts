import type { Reader, Tx } from '../../platform/database/database.ts'

export const findOwnProfile = (db: Reader, agentId: string) =>
  db
    .selectFrom('agent')
    .select(['headline', 'languages', 'away_from', 'away_until'])
    .where('person_id', '=', agentId)
    .executeTakeFirst()
export type OwnProfileRow = NonNullable<Awaited<ReturnType<typeof findOwnProfile>>>

export const setOwnProfile = (tx: Tx, agentId: string, profile: OwnProfileRow) =>
  tx
    .updateTable('agent')
    .set(profile)
    .where('person_id', '=', agentId)
    .returning('person_id')
    .executeTakeFirst()

/** Others see a change by the day alone, where a leave begins or ends. */
export const agentsWhoseLeaveTurns = (db: Reader, { since, today }: { since: string; today: string }) =>
  db
    .selectFrom('agent')
    .select('person_id')
    .where('away_until', '>=', since)
    .where('away_from', '<=', today)
    .execute()
