import type { Context } from '../../context.ts'
import type { Reader } from '../../platform/database/database.ts'
import { readingsBy, readingsOf } from './paper-store.ts'
import { openReading, type Reading } from './sealed-readings.ts'

export async function findReadings(
  context: Pick<Context, 'settings'>,
  db: Reader,
  fileIds: string[],
): Promise<Map<string, Reading>> {
  if (fileIds.length === 0) return new Map()
  const rows = await readingsOf(db, fileIds)
  return new Map(rows.map((row) => [row.file_id, openReading(context, row)]))
}

/** Everything a machine read in the files of somebody, in plain words, for their export. */
export const exportReadings = async (context: Pick<Context, 'settings' | 'db'>, personId: string) =>
  (await readingsBy(context.db, personId)).map((row) => openReading(context, row))
