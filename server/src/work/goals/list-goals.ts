import { goalStatus } from '@sojourn/contract/calls/status'
import { Instant } from '@sojourn/contract/dates/time'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { ruleMs } from '../../ground/rules/rule.ts'
import type { Person } from '../../platform/http/actor.ts'
import { decodeCursor, pageOf } from '../../platform/http/input/cursor.ts'
import { aimOfService } from '../../supply/services/aim-of-service.ts'
import { type GoalState, restorableSince } from './goal-state.ts'
import { ordersOfGoals } from './orders/orders-of-goals.ts'
import { aimOfOffer, goalsByAge } from './store.ts'
import { viewGoal } from './view.ts'

const AgeCursor = z.tuple([Instant, z.number().int()])

interface Wanted {
  cursor?: string | undefined
  limit: number
  query?: string | undefined
  filter?: { status?: string | undefined } | undefined
  /** It is a service, or an offer made to them. */
  fits?: string | undefined
  deleted?: '1' | undefined
}

/** The client's goals whose name holds every word of the query, all or those that fit a service. */
export async function listGoals({ db, clock }: Context, actor: Person, wanted: Wanted) {
  const { cursor, limit, query = '', filter, fits, deleted } = wanted
  const now = clock.now()
  const rows = await goalsByAge(db, actor.id, {
    limit,
    after: decodeCursor(cursor, AgeCursor),
    words: query.split(/\s+/).filter(Boolean),
    status: stateOf(filter?.status),
    aim: fits
      ? ((await aimOfService(db, fits)) ?? (await aimOfOffer(db, actor.id, fits)) ?? NOWHERE)
      : undefined,
    deletedSince: deleted ? restorableSince(now) : null,
  })
  const orders = await ordersOfGoals(
    db,
    rows.map(({ id }) => id),
  )
  const correctableMs = await ruleMs(db, 'decision_correction')
  return pageOf(
    rows,
    limit,
    (row) => viewGoal(row, { now, correctableMs }, orders.get(row.id)),
    (row) => [row.created_at.toISOString(), row.id],
  )
}

/** No goal fits a service nobody can order. */
const NOWHERE = { country: '', purposes: [] }

const stateOf = (code: string | undefined) =>
  (Object.keys(goalStatus) as GoalState[]).find((state) => String(goalStatus[state][0]) === code)
