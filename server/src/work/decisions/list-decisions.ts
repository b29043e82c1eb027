import { Instant } from '@sojourn/contract/dates/time'
import type { ToldDecision } from '@sojourn/contract/desk/staff-decisions'
import type { GiftSign } from '@sojourn/contract/work/gift-words'
import type { DecisionTab } from '@sojourn/contract/work/told-decision-words'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Reader } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { decodeCursor, pageOf } from '../../platform/http/input/cursor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type DecisionRow, findDecision, toldDecisions } from './decision-store.ts'
import { HELD_FOR, isHeld } from './what-counts.ts'

const DecisionCursor = z.tuple([Instant, z.uuid()])

interface Asked {
  cursor?: string | undefined
  limit: number
  filter?: { tab?: DecisionTab | undefined; agent?: string | undefined } | undefined
}

/** The newest comes first; the filter shows those our team should look at, all, or those taken out. */
export async function listDecisions({ db }: Context, actor: Person, { cursor, limit, filter }: Asked) {
  const rows = await toldDecisions(db, {
    limit,
    after: decodeCursor(cursor, DecisionCursor),
    heldFor: HELD_FOR,
    tab: filter?.tab ?? 'held',
    agent: filter?.agent,
  })
  return pageOf(
    rows,
    limit,
    (row) => viewDecision(row, actor),
    ({ told_at, id }) => [told_at.toISOString(), id],
  )
}

export async function showDecision(db: Reader, actor: Person, id: string) {
  const row = await findDecision(db, id)
  if (!row) throw new Refusal('not_found')
  return viewDecision(row, actor)
}

const viewDecision = (row: DecisionRow, { id: reader }: Person): ToldDecision => ({
  id: row.id,
  visa: { id: row.visa_id, name: row.visa_name ?? row.visa_id, country: row.country_name ?? '' },
  client: { uuid: row.client_id, full_name: `${row.client_first_name} ${row.client_last_name}` },
  agent: { uuid: row.agent_id, full_name: `${row.agent_first_name} ${row.agent_last_name}` },
  decision: row.approved ? 'approved' : 'rejected',
  decided_on: row.decided_on,
  told_at: row.told_at.toISOString(),
  signs: row.signs as GiftSign[],
  state: stateOf(row),
  reason: row.reason,
  judged_by:
    row.judged_by === null
      ? null
      : { uuid: row.judged_by, full_name: `${row.judge_first_name} ${row.judge_last_name}` },
  judged_at: row.judged_at?.toISOString() ?? null,
  may: isOwn(row, reader)
    ? []
    : row.verdict === 'out'
      ? ['count']
      : isHeld(row)
        ? ['count', 'take_out']
        : ['take_out'],
})

/** It is the `same` where another decision of this client counts for the same visa and agent. */
function stateOf(row: DecisionRow): ToldDecision['state'] {
  if (row.verdict === 'out') return 'out'
  if (isHeld(row)) return 'held'
  if (row.is_suspended) return 'suspended'
  return row.of_agent || row.of_visa ? 'counted' : 'same'
}

export const isOwn = ({ client_id, agent_id }: { client_id: string; agent_id: string }, reader: string) =>
  client_id === reader || agent_id === reader
