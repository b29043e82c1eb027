import { sql } from 'kysely'
import { builtOnce } from '../database/built-once.ts'
import type { Reader } from '../database/database.ts'

const readers = builtOnce((db: Reader, { addresses }: { addresses: readonly string[] }) =>
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
    .where('person.email', '=', sql<string>`any(${addresses}::text[])`)
    .where('person.deleted_at', 'is', null),
)

export const readersAt = (db: Reader, addresses: readonly string[]) => readers.all(db, { addresses })
export type MailReaderRow = Awaited<ReturnType<typeof readersAt>>[number]
