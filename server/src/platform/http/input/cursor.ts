import { Instant } from '@sojourn/contract/dates/time'
import { z } from 'zod'
import { invalidField } from '../../refusal.ts'

/** The next page begins after the sort values of the last row, which are opaque to the client. */
export const encodeCursor = (values: readonly unknown[]) =>
  Buffer.from(JSON.stringify(values)).toString('base64url')

/** Lists whose newest come first go on after a moment and an id. */
export const AgeCursor = z.tuple([Instant, z.uuid()])

/** A cursor of another list, or one somebody made up, is a wrong field and never a fault. */
export function decodeCursor<S extends z.ZodType>(cursor: string | undefined, schema: S): z.output<S> | null {
  if (!cursor) return null
  const result = schema.safeParse(parse(cursor))
  if (!result.success) throw invalidField('cursor', 'This list cannot be continued from there.')
  return result.data
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return null
  }
}

/** The store is asked for `limit + 1` rows, and the one too many says that there is more. */
export function pageOf<Row, Item>(
  rows: Row[],
  limit: number,
  show: (row: Row) => Item,
  cursorOf: (row: Row) => readonly unknown[],
) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const next_cursor = rows.length > limit && last ? encodeCursor(cursorOf(last)) : null
  return { data: { items: page.map(show), pagination: { next_cursor } } }
}

/** A list that is always whole. */
export const wholeList = <Item>(items: Item[]) => ({ data: { items, pagination: { next_cursor: null } } })
