import type { Reader } from '../platform/database/database.ts'

export const hasTwoStep = async (db: Reader, personId: string) =>
  (await db
    .selectFrom('two_step')
    .select('person_id')
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()) !== undefined
