import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { AgeCursor, decodeCursor, pageOf } from '../../platform/http/input/cursor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { activitiesOf, findActivityOf } from './activity-store.ts'
import { ownPayment } from './show-payment.ts'
import { viewActivity } from './view.ts'

interface Wanted {
  cursor?: string | undefined
  limit: number
}

export async function listActivities({ db }: Context, actor: Person, ref: string, { cursor, limit }: Wanted) {
  const payment = await ownPayment(db, actor, ref)
  const rows = await activitiesOf(db, payment.id, { limit, after: decodeCursor(cursor, AgeCursor) })
  return pageOf(rows, limit, viewActivity, (row) => [row.created_at.toISOString(), row.id])
}

export async function showActivity({ db }: Context, actor: Person, ref: string, id: string) {
  const payment = await ownPayment(db, actor, ref)
  const activity = await findActivityOf(db, payment.id, id)
  if (!activity) throw new Refusal('not_found')
  return viewActivity(activity)
}
