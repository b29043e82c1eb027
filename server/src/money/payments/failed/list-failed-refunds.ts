import type { FailedRefundTab } from '@sojourn/contract/money/payment-words'
import type { Context } from '../../../context.ts'
import { ruleMs } from '../../../ground/rules/rule.ts'
import type { Reader } from '../../../platform/database/database.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { AgeCursor, decodeCursor, pageOf } from '../../../platform/http/input/cursor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { failedIn, findFailed, openOf } from './failed-refund-store.ts'
import { viewFailedRefund, viewStaffFailedRefund } from './view-failed-refund.ts'

type Reading = Pick<Context, 'db' | 'processor'>

const seenIn = async ({ processor }: Pick<Context, 'processor'>, db: Reader) => ({
  processor,
  answerMs: await ruleMs(db, 'failed_refund'),
})

/** The payer has to answer these or waits for them; an order that is named narrows them to its own. */
export async function listFailedRefunds(context: Reading, { id }: Pick<Person, 'id'>, orderId?: string) {
  const rows = await openOf(context.db, id, orderId)
  if (rows.length === 0) return []
  const seen = await seenIn(context, context.db)
  return rows.map((row) => viewFailedRefund(row, seen))
}

export async function showFailedRefund(
  context: Pick<Context, 'processor'>,
  db: Reader,
  actor: Person,
  id: string,
) {
  const row = await findFailed(db, id)
  if (row?.payer_id !== actor.id) throw new Refusal('not_found')
  return viewFailedRefund(row, await seenIn(context, db))
}

interface Wanted {
  cursor?: string | undefined
  limit: number
  filter?: { tab?: FailedRefundTab | undefined } | undefined
}

/** Without a filter those are listed that wait. */
export async function listStaffFailedRefunds(
  context: Context,
  actor: Person,
  { cursor, limit, filter }: Wanted,
) {
  const { db } = context
  const after = decodeCursor(cursor, AgeCursor)
  const rows = await failedIn(db, filter?.tab ?? 'waiting', { limit, after })
  const seen = await seenIn(context, db)
  return pageOf(
    rows,
    limit,
    (row) => viewStaffFailedRefund(row, seen, actor.id),
    (row) => [row.failed_at.toISOString(), row.id],
  )
}

export async function showStaffFailedRefund(
  context: Pick<Context, 'processor'>,
  db: Reader,
  actor: Person,
  id: string,
) {
  const row = await findFailed(db, id)
  if (!row) throw new Refusal('not_found')
  return viewStaffFailedRefund(row, await seenIn(context, db), actor.id)
}
