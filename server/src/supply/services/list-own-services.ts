import { Instant } from '@sojourn/contract/dates/time'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { decodeCursor, pageOf } from '../../platform/http/input/cursor.ts'
import { loadPublisher } from './load-publisher.ts'
import type { ServiceState } from './service-state.ts'
import { countServices, servicesByChange } from './store.ts'
import { viewOwnService, viewPlanUse } from './view.ts'

const ChangeCursor = z.tuple([Instant, z.uuid()])

const STATUS_OF: Record<'1' | '0' | '3', ServiceState> = { 1: 'active', 0: 'draft', 3: 'archived' }

interface Wanted {
  cursor?: string | undefined
  limit: number
  query?: string | undefined
  filter?: { status?: '1' | '0' | '3' | undefined } | undefined
}

/** The services whose title, country or visa hold every word of the query. */
export async function listOwnServices(
  context: Context,
  actor: Person,
  { cursor, limit, query = '', filter }: Wanted,
) {
  const after = decodeCursor(cursor, ChangeCursor)
  const words = query.split(/\s+/).filter(Boolean)
  const status = filter?.status && STATUS_OF[filter.status]
  const rows = await servicesByChange(context.db, actor.id, { limit, after, status, words })
  const counts = await countServices(context.db, actor.id)
  const publisher = await loadPublisher(context, context.db, actor.id, counts.active)
  const { data } = pageOf(
    rows,
    limit,
    (row) => viewOwnService(row, publisher),
    (row) => [row.updated_at.toISOString(), row.id],
  )
  return { data: { ...data, counts, plan: viewPlanUse(publisher) } }
}
