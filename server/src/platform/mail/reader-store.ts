import type { Reader } from '../database/database.ts'

export const readersAt = (db: Reader, addresses: readonly string[]) =>
  db
    .selectFrom('person')
    .leftJoin('notice_preference', 'notice_preference.person_id', 'person.id')
    .select([
      'person.id',
      'person.email',
      'person.timezone',
      'person.language',
      'notice_preference.preferences',
    ])
    .where('person.email', 'in', addresses)
    .where('person.deleted_at', 'is', null)
    .execute()
export type MailReaderRow = Awaited<ReturnType<typeof readersAt>>[number]
