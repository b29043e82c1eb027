import { Day } from '@sojourn/contract/dates/time'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { decodeCursor, pageOf } from '../../../platform/http/input/cursor.ts'
import { viewBlockedDate } from '../view.ts'
import { dayAt } from '../zone-days.ts'
import { blockedDatesOf, findZone } from './hours-store.ts'

const Cursor = z.tuple([Day, z.uuid()])

interface Page {
  cursor?: string | undefined
  limit: number
}

/** Days that are over are nobody's concern any more. */
export async function listBlockedDates({ db, clock }: Context, actor: Person, { cursor, limit }: Page) {
  const after = decodeCursor(cursor, Cursor)
  const today = dayAt(clock.now(), (await findZone(db, actor.id)) ?? 'UTC')
  const rows = await blockedDatesOf(db, actor.id, String(today), { limit, after })
  return pageOf(rows, limit, viewBlockedDate, ({ from_day, id }) => [from_day, id])
}
