import { goalStatus } from '@sojourn/contract/status'
import { z } from 'zod'
import type { Context } from '../context.ts'
import type { Person } from '../platform/http/actor.ts'
import { decodeCursor, pageOf } from '../platform/http/cursor.ts'
import { type GoalState, restorableSince } from './goal-state.ts'
import { goalsByAge } from './store.ts'
import { viewGoal } from './view.ts'

const AgeCursor = z.tuple([z.iso.datetime(), z.number().int()])

interface Wanted {
  cursor?: string | undefined
  limit: number
  query?: string | undefined
  filter?: { status?: string | undefined } | undefined
  deleted?: '1' | undefined
}

/** The client's goals whose name holds every word of the query. */
export async function listGoals({ db, clock }: Context, actor: Person, wanted: Wanted) {
  const { cursor, limit, query = '', filter, deleted } = wanted
  const rows = await goalsByAge(db, actor.id, {
    limit,
    after: decodeCursor(cursor, AgeCursor),
    words: query.split(/\s+/).filter(Boolean),
    status: stateOf(filter?.status),
    deletedSince: deleted ? restorableSince(clock.now()) : null,
  })
  return pageOf(rows, limit, viewGoal, (row) => [row.created_at.toISOString(), row.id])
}

const stateOf = (code: string | undefined) =>
  (Object.keys(goalStatus) as GoalState[]).find((state) => String(goalStatus[state][0]) === code)
