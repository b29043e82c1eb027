import type { Context } from '../../context.ts'
import type { AgeKey } from '../database/keyset.ts'

/** The clock has something to do with it since that time. */
export interface Due {
  id: string
  due_at: Date
}

/** Rows come in the order in which they became due. */
export type ReadDue<Row extends Due = Due> = (after: AgeKey | null, most: number) => Promise<Row[]>

const AT_A_TIME = 100

/**
 * Does all that is due, in the order in which it became due, to the end. Each batch begins after the last row of the one
 * before, so that a row that fails, or that stays due, keeps none of the others waiting; the next run tries it again.
 */
export async function doAllDue<Row extends Due>(
  { log }: Pick<Context, 'log'>,
  read: ReadDue<Row>,
  act: (row: Row) => Promise<unknown>,
  failure: string,
) {
  let after: AgeKey | null = null
  for (;;) {
    const batch: Row[] = await read(after, AT_A_TIME)
    for (const row of batch) await act(row).catch((error) => log.error({ err: error, id: row.id }, failure))
    const last = batch.at(-1)
    if (!last || batch.length < AT_A_TIME) return
    after = [last.due_at, last.id]
  }
}
