import { addDays } from '@sojourn/contract/dates/day-steps'
import { Day } from '@sojourn/contract/dates/time'
import type { DeadlineKind } from '@sojourn/contract/work/own-deadlines-words'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { decodeCursor, pageOf } from '../../platform/http/input/cursor.ts'
import { sideOf } from '../orders/side-of.ts'
import { findReader, namesFor } from './reader-store.ts'
import { findDeadlines } from './sources/sources.ts'
import { viewDeadline } from './view.ts'

const DeadlineCursor = z.tuple([Day, z.string().max(200)])

/** A deadline that has passed is shown for so long, as a reminder to do something about it. */
export const SHOWN_AFTER_DAYS = 90

interface Wanted {
  cursor?: string | undefined
  limit: number
  filter?: { kind?: DeadlineKind | undefined } | undefined
}

/** The deadlines of the mode somebody is in, the earliest first. */
export async function listDeadlines(context: Context, actor: Person, { cursor, limit, filter }: Wanted) {
  const { db, clock } = context
  const after = decodeCursor(cursor, DeadlineCursor)
  const reader = await findReader(db, actor.id, clock.now())
  const side = sideOf(actor).as
  const found = await findDeadlines(context, db, {
    people: [actor.id],
    side,
    from: addDays(reader.today, -SHOWN_AFTER_DAYS),
    until: null,
    kind: filter?.kind ?? null,
    after,
    limit: limit + 1,
  })
  const names = await namesFor(db, found, side)
  return pageOf(
    found,
    limit,
    (one) => viewDeadline(context, one, { reader, names }),
    ({ day, key }) => [day, key],
  )
}
